/** The languages the browser's owner speaks, best first. */
export function spokenLanguages(): readonly string[] {
  return navigator.languages ?? [navigator.language];
}
