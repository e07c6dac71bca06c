// A player who sees what a screen reader sees, roles and labels, and taps. It knows no rule: it taps what can be tapped until the game is over.

/** Nothing moves for so long only when something is broken, however busy the machine is. */
const STUCK_MS = 30_000;
const CALM_MS = 450;
/** What a player leaves alone while playing: it leads away from the table, or changes nothing. */
const AWAY = [
  /^Menu$/,
  /^Hint$/,
  /^Take back$/,
  /^Back$/,
  /^Lobby$/,
  /^Close$/,
  /^Settings$/,
  /^Rules/,
  /^Leave the table/,
  /what happened/i,
  /^Skip/,
];
const HAND_OVER = /^I am /;
/** Answered at once, whatever else could be done. */
const GO_ON = [HAND_OVER, /^Next round$/, /^Go on$/];
const OVER = /^Again$/;

/** A small generator, so that a run can be repeated from its number. */
export function chance(seed) {
  let state = (seed * 2654435761) >>> 0 || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

/** In the page: every control a finger would reach now, by label; those of an open dialog only. */
function controlsInPage() {
  const dialogs = [...document.querySelectorAll('[aria-modal=true]')].filter((each) => each.checkVisibility());
  const scope = dialogs.at(-1) ?? document;
  const found = [];
  for (const each of scope.querySelectorAll('[role=button], button, [role=link]')) {
    if (each.closest('[aria-hidden=true], [inert]') !== null) continue;
    const { x, y, width, height } = each.getBoundingClientRect();
    const at = { x: x + width / 2, y: y + height / 2 };
    const top = document.elementFromPoint(at.x, at.y);
    if (top === null || !(each.contains(top) || top.contains(each))) continue;
    found.push({
      label: each.getAttribute('aria-label') ?? each.textContent,
      off: each.getAttribute('aria-disabled') === 'true',
      ...at,
    });
  }
  return { dialog: dialogs.length > 0, controls: found };
}

/** In the page: how many moves the save of this table holds; -1 when there is none. */
function savedPliesInPage() {
  const id = location.pathname.split('/')[2];
  const plies = ['a', 'b'].map((slot) => {
    const text = localStorage.getItem(`low-five/game/${id}/${slot}`);
    return text === null ? '' : (JSON.parse(text.slice(text.indexOf('\n') + 1)).plies ?? '');
  });
  return plies.sort((a, b) => a.length - b.length).at(-1);
}

export const controls = (page) => page.evaluate(controlsInPage);
/** The moves of this table as they are saved, one letter each. */
export const savedPlies = (page) => page.evaluate(savedPliesInPage);

const matches = (patterns, { label }) => patterns.some((pattern) => pattern.test(label));

/**
 * Plays until the final scoreboard. `onMoment(page, list)` is called before every tap and may return a page to go on with (after a reload, in a
 * new tab …); `look(page)` finds what can be tapped, `tap(page, choice)` taps it, and `moved(page)` changes with every move; `lookMs` is how
 * often a waiting player looks up; `enough()` ends it before that. Resolves to { taps, handovers, page }.
 */
export async function playOut(
  first,
  {
    random = chance(1),
    onMoment,
    most = 6000,
    look = controls,
    tap = tapAt,
    moved = savedPlies,
    lookMs = 15,
    enough,
  } = {},
) {
  let page = first;
  let handovers = 0;
  let plies = '';
  let idleSince = Date.now();
  // What was tapped since the last move and led to none: everything else comes first.
  const tried = new Set();
  let last;
  for (let taps = 0; taps < most;) {
    const list = await look(page);
    if (list.controls.some(({ label }) => OVER.test(label)) || enough?.()) return { taps, handovers, page };
    const saved = await moved(page);
    if (saved !== plies) tried.clear();
    plies = saved;
    // Some things ask back and want a second tap.
    const again = random(3) === 0 ? list.controls.find(({ label, off }) => label === last && !off) : undefined;
    const choice = list.dialog || again === undefined ? choose(list, tried, random) : again;
    if (choice === undefined) {
      if (Date.now() - idleSince > STUCK_MS)
        throw new Error(`Nothing to tap.\n${await page.locator('body').ariaSnapshot()}`);
      await page.waitForTimeout(lookMs);
      continue;
    }
    const next = await onMoment?.(page, list, choice);
    if (next !== undefined) {
      page = next;
      continue;
    }
    if (HAND_OVER.test(choice.label)) {
      handovers += 1;
      // It wants a moment of calm before it believes a tap.
      await page.clock.fastForward(CALM_MS);
    }
    tried.add(choice.label);
    last = choice.label;
    await tap(page, choice);
    taps += 1;
    idleSince = Date.now();
  }
  throw new Error(`Not over after ${most} taps.\n${await page.locator('body').ariaSnapshot()}`);
}

function choose({ dialog, controls: all }, tried, random) {
  const goOn = all.find((each) => matches(GO_ON, each));
  if (goOn !== undefined) return goOn;
  const able = all.filter((each) => !each.off && !matches(AWAY, each));
  const fresh = able.filter(({ label }) => !tried.has(label));
  // A sheet was opened: use what it offers, or close it again.
  if (dialog && fresh.length === 0) return all.find(({ label }) => label === 'Close');
  if (fresh.length > 0) return fresh[random(fresh.length)];
  tried.clear();
  return able[random(able.length || 1)];
}

const tapAt = (page, { x, y }) => page.mouse.click(x, y);

/** A table laid out by the set-up screen: `H` is a person, `B` a computer. */
export async function sitDown(page, base, game, pattern) {
  await page.goto(`${base}/setup/${game}`);
  const seats = page.getByRole('listitem');
  await seats.first().waitFor();
  const kinds = async () =>
    (
      await seats.evaluateAll((items) =>
        items.map((item) => item.querySelector('[aria-label^="Change"]').getAttribute('aria-label')),
      )
    ).map((label) => (/A person$|You: /.test(label) ? 'H' : 'B'));
  const wanted = (kind) => [...pattern].filter((each) => each === kind).length;
  // Whoever is too many of a kind gets up, last first; then the missing ones sit down.
  for (const kind of ['H', 'B']) {
    for (let i; (i = (await kinds()).lastIndexOf(kind)) >= 0;) {
      if ((await kinds()).filter((each) => each === kind).length <= wanted(kind)) break;
      await seats
        .nth(i)
        .getByRole('button', { name: /^Remove/ })
        .click();
    }
  }
  for (const kind of ['H', 'B']) {
    while ((await kinds()).filter((each) => each === kind).length < wanted(kind)) {
      const next = seats.nth(await seats.count());
      await page.getByRole('button', { name: kind === 'H' ? 'Add a person' : 'Add a computer' }).click();
      await next.waitFor({ state: 'attached' });
      // A person is asked for a name.
      if (kind !== 'H') continue;
      await page.getByRole('button', { name: 'Done' }).click();
      await page.locator('[aria-modal]').waitFor({ state: 'detached' });
    }
  }
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page.waitForURL(/\/table\//);
}

/** Makes the app quick and still, through its own settings. */
export async function furnish(page, base, wishes = { Pace: 'Instant', Motion: 'Gentle' }) {
  // Time runs as always, but a player who waits can skip the waiting.
  await page.context().clock.install();
  await wish(page, base, wishes);
}

/** Chooses in the app's own settings. */
export async function wish(page, base, wishes) {
  await page.goto(`${base}/settings`);
  for (const [group, choice] of Object.entries(wishes)) {
    const radio = page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: choice });
    if (await radio.isChecked()) continue;
    const before = await page.evaluate(keptSettingsInPage);
    await radio.click();
    // The next page reads what was written.
    while ((await page.evaluate(keptSettingsInPage)) === before) await page.waitForTimeout(20);
  }
}

/** In the page: the settings as they are stored. */
function keptSettingsInPage() {
  return ['a', 'b'].map((slot) => localStorage.getItem(`low-five/settings/${slot}`)).join();
}
