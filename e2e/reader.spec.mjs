// Whole games by a player who has nothing but the accessibility tree: roles, names and states, no picture, no place, no selector.
import { TABLES } from './games.spec.mjs';
import { chance, playOut } from './player.mjs';

const NAMES = { lama: 'L.A.M.A.', alpaca: 'Alpaca', 'no-thanks': 'No Thanks!', ojyks: 'ojyks', kaktus: 'Kaktus' };
const PATIENCE_MS = 10_000;

const stateOf = ({ properties = [] }, name) => properties.find((each) => each.name === name)?.value.value;

/** What a screen reader reads out, in its order; with an open dialog only what is in that. */
async function readOut(session) {
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const inside = (node) => [node, ...(node.childIds ?? []).flatMap((id) => (byId.has(id) ? inside(byId.get(id)) : []))];
  const dialogs = nodes.filter((node) => !node.ignored && stateOf(node, 'modal') === true);
  const heard = dialogs.length > 0 ? inside(dialogs.at(-1)) : nodes;
  return {
    dialog: dialogs.length > 0,
    heard: heard
      .filter(({ ignored, role }) => !ignored && role !== undefined)
      .map((node) => ({
        role: node.role.value,
        label: node.name?.value ?? '',
        off: stateOf(node, 'disabled') === true,
        on: stateOf(node, 'checked') === 'true',
        node: node.backendDOMNodeId,
      })),
  };
}

/** Activates a node as a screen reader does; one that is gone by now is left alone. */
async function activate(session, { node }) {
  const { object } = await session.send('DOM.resolveNode', { backendNodeId: node }).catch(() => ({}));
  if (object === undefined) return;
  await session.send('Runtime.callFunctionOn', {
    objectId: object.objectId,
    functionDeclaration: 'function () { this.click(); }',
  });
}

function readerOf(page, session) {
  /** Listens until something of that role and name is there. */
  async function find(role, label, isIt = () => true) {
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      const { heard } = await readOut(session);
      const found = heard.find((each) => each.role === role && each.label === label && isIt(each));
      if (found !== undefined) return found;
      if (Date.now() > until)
        throw new Error(`No ${role} "${label}" in\n${heard.map((each) => `${each.role} ${each.label}`).join('\n')}`);
      await page.waitForTimeout(20);
    }
  }
  const look = async () => {
    const { dialog, heard } = await readOut(session);
    return { dialog, controls: heard.filter(({ role }) => role === 'button' || role === 'link') };
  };
  return {
    find,
    look,
    act: async (role, label) => activate(session, await find(role, label)),
    tap: (_, choice) => activate(session, choice),
    // What can be done has changed; a sentence that comes and goes is no move.
    moved: async () => (await look()).controls.map(({ label }) => label).join('\n'),
  };
}

export const specs = Object.keys(TABLES).map((game, index) => ({
  name: `${game} from the lobby to the scoreboard by the accessibility tree alone`,
  minutes: 2,
  async run({ page, context, base, assert }) {
    const session = await context.newCDPSession(page);
    const { find, act, look, tap, moved } = readerOf(page, session);
    await page.goto(base);
    await act('button', 'Settings');
    for (const choice of ['Instant', 'Gentle']) {
      await act('radio', choice);
      await find('radio', choice, ({ on }) => on);
    }
    await act('button', 'Back');
    await act('button', `Play ${NAMES[game]}`);
    await act('button', 'Deal the cards');
    await find('group', 'Your side of the table');
    const { taps } = await playOut(page, { random: chance(index + 91), look, tap, moved });
    assert.ok(taps > 0);
    const { heard } = await readOut(session);
    assert.ok(
      heard.some(({ label }) => /won|win/i.test(label)),
      'says who has won',
    );
    await act('button', 'Lobby');
    await find('heading', 'Low Five');
  },
}));
