import { describe, expect, it } from 'vitest';
import { LANGUAGES, Words } from '$/words/words.ts';

describe('words', () => {
  it('has the forms of a name', async () => {
    const words = await Words.load('pl', 'twilight');
    expect(words.form('cuba', 'loc')).not.toBe(words.name('cuba'));
    expect(words.form('cuba', 'no_such_form')).toBe(words.name('cuba'));
  });

  it('takes over the names of a corrected card pack', async () => {
    const words = await Words.load('en', 'curtain');
    words.rename([['cuba', 'Kuba']]);
    expect([words.name('cuba'), words.form('cuba', 'loc')]).toEqual(['Kuba', 'Kuba']);
  });

  it('forgets the names of a pack when another one is loaded', async () => {
    const words = await Words.load('en', 'curtain');
    words.rename([['cuba', 'Kuba'], ['japan', 'Nippon']]);
    words.rename([['japan', 'Nihon']]);
    expect([words.name('cuba'), words.name('japan')]).toEqual(['Cuba', 'Nihon']);
    words.rename([]);
    expect(words.name('japan')).toBe('Japan');
  });

  it.each(LANGUAGES)('%s: returns no key and leaves no placeholder', async (language) => {
    const words = await Words.load(language, null);
    expect(words.say('web-lobby-title', { count: 5 })).toMatch(/5/);
    expect(words.say('web-lost-retry', { seconds: 0 })).not.toMatch(/[{}$]/);
    expect(() => words.say('web-no-such-key')).toThrow();
  });

  it.each(LANGUAGES)('%s: leaves the sentences of the games to the server', async (language) => {
    for (const [game, key] of [['twilight', 'fact-placed'], ['curtain', 'action-play'], ['spies', 'ask-agent'], ['twilight', 'refusal-defcon']] as const) {
      expect((await Words.load(language, game)).has(key), key).toBe(false);
    }
  });
});
