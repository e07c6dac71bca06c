/** What surrounds the app on the page. A phone has no page: its status bar is drawn by the app itself. */
export interface PageDress {
  readonly scheme: 'dark' | 'light';
  readonly ground: string;
  readonly language: string;
}

export function dressPage(_dress: PageDress): void {
  // Nothing to do.
}
