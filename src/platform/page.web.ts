/** Dresses the page round the app: its ground, its form controls, the browser's bar and the language that a screen reader speaks. */
import type { PageDress } from './page';

export function dressPage({ scheme, ground, language }: PageDress): void {
  const { documentElement: page, body } = document;
  page.lang = language;
  page.style.colorScheme = scheme;
  page.style.backgroundColor = ground;
  body.style.backgroundColor = ground;
  for (const bar of document.querySelectorAll('meta[name="theme-color"]')) bar.setAttribute('content', ground);
}
