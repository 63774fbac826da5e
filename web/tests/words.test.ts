import { describe, expect, it } from 'vitest';
import { LANGUAGES, parted, Words } from '$/words/words.ts';

describe('words', () => {
  it('tells forms as the terminal does', async () => {
    const words = await Words.load('en', 'spies');
    expect(words.fact({ recruited: { side: 'west', group: 'mafia' } })).toBe('CIA recruits Mafia.');
    expect(words.ask({ agent: { side: 'west' } })).toBe('Who is your Agent X this turn?');
    expect(words.action({ pick: 'master_spy' })).toBe('Pick the Master Spy');
  });

  it('uses the cases of a name', async () => {
    const words = await Words.load('pl', 'twilight');
    expect(words.action({ coup: 'cuba' })).toContain(words.form('cuba', 'loc'));
    expect(words.form('cuba', 'loc')).not.toBe(words.name('cuba'));
  });

  it('takes names as a corrected card pack has them', async () => {
    const words = await Words.load('en', 'curtain');
    words.rename([['cuba', 'Kuba']]);
    expect(words.action({ play: 'cuba' })).toContain('Kuba');
  });

  it('forgets the names of a pack when another one comes', async () => {
    const words = await Words.load('en', 'curtain');
    words.rename([['cuba', 'Kuba'], ['japan', 'Nippon']]);
    words.rename([['japan', 'Nihon']]);
    expect([words.name('cuba'), words.name('japan')]).toEqual(['Cuba', 'Nihon']);
    words.rename([]);
    expect(words.action({ play: 'japan' })).toContain('Japan');
  });

  it.each(LANGUAGES)('%s: says no key and leaves no blank', async (language) => {
    const words = await Words.load(language, null);
    expect(words.say('web-lobby-title', { count: 5 })).toMatch(/5/);
    expect(words.say('web-lost-retry', { seconds: 0 })).not.toMatch(/[{}$]/);
    expect(() => words.say('web-no-such-key')).toThrow();
  });

  it('parts a form into its tag and its fields', () => {
    expect(parted('pass')).toEqual({ tag: 'pass', fields: [] });
    expect(parted({ coup: 'iran' })).toEqual({ tag: 'coup', fields: [['value', 'iran']] });
    expect(parted({ lay: { x: 1, y: null } })).toEqual({ tag: 'lay', fields: [['x', 1]] });
  });
});
