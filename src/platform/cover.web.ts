/** A browser cannot be kept from taking pictures; the hand is unmounted when the page is hidden, and that is all there is. */
export function cover(_on: boolean): void {
  // Nothing to do.
}
