/** The words that name a player of the arena. */
import { readWord } from './match';

describe('a word of the arena', () => {
  it('names a bot, with its own number of playouts', () => {
    expect(readWord('hard')).toEqual({ bot: 'hard', cheats: false });
  });

  it('can ask for another number of playouts, and for open cards', () => {
    expect(readWord('hard@600')).toEqual({ bot: 'hard', cheats: false, playouts: 600 });
    expect(readWord('cheat:hard@600')).toEqual({ bot: 'hard', cheats: true, playouts: 600 });
  });

  it.each(['hard@', 'hard@0', 'hard@many', 'cheat:'])('names nobody when it reads %s', (word) => {
    expect(readWord(word).bot).toBe('');
  });
});
