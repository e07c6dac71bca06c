// In the page: texts that are cut, run off the side, lie on one another, or break in the middle of a word; and targets too small for a finger.

/** `piles` tells that cards lie on cards: the same word may lie on itself. Resolves to one line for each text that does not fit. */
export const misfits = (page, { piles = false } = {}) => page.evaluate(misfitsInPage, piles);

/** Resolves to one line for each target that is too small. */
export const smallTargets = (page) => page.evaluate(smallTargetsInPage);

/** Targets smaller than a finger: 44 points both ways, what is scrolled away included. */
function smallTargetsInPage() {
  return [...document.querySelectorAll('[role=button], [role=radio], [role=switch], [role=link], a, button, input')]
    .filter((each) => each.closest('[aria-hidden=true]') === null)
    .map((each) => ({ name: each.getAttribute('aria-label') ?? each.textContent, box: each.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
    .map(({ name, box }) => `${name}: ${Math.round(box.width)}×${Math.round(box.height)}`);
}

function misfitsInPage(piles) {
  /** Half a line's hair: what rounding does. */
  const SLACK = 1.5;
  /** A box of text is a little taller than its letters. */
  const HALF_LEADING = 4;
  /** Where three dots stand for what does not fit, they come at once. */
  const NO_SLACK = 0.1;
  const found = [];
  const say = (what, text) => found.push(`${what}: "${text.trim().slice(0, 60)}"`);

  const dialog = [...document.querySelectorAll('[aria-modal=true]')].filter((each) => each.checkVisibility()).at(-1);
  const scope = dialog ?? document.body;
  const isShown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('[inert], noscript, style, script') === null;

  /** What is printed on a card is a picture, drawn tighter than text is set. */
  const isPrint = (text) => /^([−\d]{1,3}|[ABDJQK])$/.test(text);

  /** Word by word: a space at the end of a line hangs over its edge, and nobody sees it. */
  const wordsOf = (node) =>
    [...node.data.matchAll(/\S+/g)].map(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      return { word, rects: [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0) };
    });

  const boxes = [];
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  for (let node; (node = walker.nextNode()) !== null;) {
    const text = node.data;
    const element = node.parentElement;
    if (text.trim() === '' || element.closest('svg') !== null || isPrint(text.trim()) || !isShown(element)) continue;
    const words = wordsOf(node);
    const rects = words.flatMap((each) => each.rects);
    if (rects.length === 0) continue;
    const box = {
      left: Math.min(...rects.map(({ left }) => left)),
      right: Math.max(...rects.map(({ right }) => right)),
      top: Math.min(...rects.map(({ top }) => top)),
      bottom: Math.max(...rects.map(({ bottom }) => bottom)),
    };
    // Said to screen readers only.
    if (element.getBoundingClientRect().width <= 2) continue;

    // Whatever scrolls that way may be longer than it shows; whatever does not, cuts.
    let free = { x: false, y: false };
    let scroller = null;
    let gone = false;
    for (let at = element; at !== null && at !== document.documentElement; at = at.parentElement) {
      const style = getComputedStyle(at);
      const frame = at.getBoundingClientRect();
      if (frame.width <= 2 && style.overflow !== 'visible') gone = true;
      const scrolls = { x: /auto|scroll/.test(style.overflowX), y: /auto|scroll/.test(style.overflowY) };
      const slack = style.textOverflow === 'ellipsis' ? NO_SLACK : SLACK;
      const cuts = { x: style.overflowX !== 'visible', y: style.overflowY !== 'visible' };
      if (cuts.x && !scrolls.x && !free.x && (box.left < frame.left - slack || box.right > frame.right + slack)) {
        say('cut at the side', text);
        break;
      }
      if (
        cuts.y &&
        !scrolls.y &&
        !free.y &&
        (box.top < frame.top - HALF_LEADING || box.bottom > frame.bottom + HALF_LEADING)
      ) {
        say('cut above or below', text);
        break;
      }
      if (scrolls.x || scrolls.y) scroller ??= at;
      free = { x: free.x || (scrolls.x && at.scrollWidth > at.clientWidth), y: free.y || scrolls.y };
    }
    if (gone) continue;
    if (!free.x && (box.left < -SLACK || box.right > innerWidth + SLACK)) say('off the side', text);
    if (!free.y && (box.top < -HALF_LEADING || box.bottom > innerHeight + HALF_LEADING)) say('off the screen', text);

    for (const { word, rects: lines } of words) {
      const tops = new Set(lines.map(({ top }) => Math.round(top / HALF_LEADING)));
      if (tops.size > 1 && !/[-–/\u00ad]/.test(word)) say(`broken at "${word}"`, text);
    }
    boxes.push({ text, element, scroller, rects });
  }

  const PAD = 2;
  for (let i = 0; i < boxes.length; i += 1) {
    for (let k = i + 1; k < boxes.length; k += 1) {
      const [a, b] = [boxes[i], boxes[k]];
      // What scrolls may slide below what stays.
      if (a.scroller !== b.scroller || a.element === b.element || (piles && a.text === b.text)) continue;
      const meet = a.rects.some((one) =>
        b.rects.some(
          (two) =>
            one.left + PAD < two.right &&
            two.left + PAD < one.right &&
            one.top + 2 * PAD < two.bottom &&
            two.top + 2 * PAD < one.bottom,
        ),
      );
      if (meet) say('on another text', `${a.text} / ${b.text}`);
    }
  }
  return [...new Set(found)];
}
