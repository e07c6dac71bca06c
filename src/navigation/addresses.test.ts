/** Addresses from outside: what is understood leads there, everything else to the lobby. */
import { readAddress } from './addresses';

const placesOf = (path: string) => readAddress(path).routes.map(({ name, params }) => [name, params]);

test.each([
  ['/', [['Lobby', undefined]]],
  [
    '/history?open=abc',
    [
      ['Lobby', undefined],
      ['History', { open: 'abc' }],
    ],
  ],
  [
    '/settings',
    [
      ['Lobby', undefined],
      ['Settings', undefined],
    ],
  ],
  [
    '/setup/ojyks',
    [
      ['Lobby', undefined],
      ['SetUp', { game: 'ojyks' }],
    ],
  ],
  [
    '/rules/no-thanks?table=abc',
    [
      ['Lobby', undefined],
      ['Rules', { game: 'no-thanks', table: 'abc' }],
    ],
  ],
  [
    '/learn/kaktus',
    [
      ['Lobby', undefined],
      ['Tutorial', { game: 'kaktus' }],
    ],
  ],
  [
    '/table/853de255be8433bb',
    [
      ['Lobby', undefined],
      ['Table', { id: '853de255be8433bb' }],
    ],
  ],
])('%s is a place, and the lobby lies behind it', (path, places) => {
  expect(placesOf(path)).toEqual(places);
});

test.each([
  '/nowhere',
  '/setup',
  '/setup/poker',
  '/setup/constructor',
  '/setup/__proto__',
  '/setup/toString',
  '/rules/hearts',
  '/rules/lama?table=../../x',
  '/rules/lama?table=a&table=b',
  '/learn/chess',
  '/history?open=<b>',
  '/table/',
  '/table/%2e%2e%2f',
  '/table/<script>',
  '/table/a b',
  `/table/${'x'.repeat(65)}`,
  '/table/%',
  '/table/%E0%A4%A',
  '/table/a/b',
  '//evil.example/table/1',
  '/%00',
  '?x=1#table/1',
])('%s leads to the lobby', (path) => {
  expect(placesOf(path).map(([name]) => name)).toEqual(['Lobby']);
});
