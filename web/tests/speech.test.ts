import { afterEach, expect, it, vi } from 'vitest';
import { speech } from '$/lib/speech.svelte.ts';
import { Words, type Language } from '$/words/words.ts';

afterEach(() => void vi.restoreAllMocks());

/** Returns a promise, and the function that resolves it. */
function door(): { passed: Promise<void>; open: () => void } {
  let open = (): void => undefined;
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { passed, open };
}

/** Delays the loading of each language until it is released. */
function hold(): (language: Language) => void {
  const load = Words.load.bind(Words);
  const doors = { en: door(), pl: door(), fr: door() };
  vi.spyOn(Words, 'load').mockImplementation(async (language, game) => {
    const words = await load(language, game);
    await doors[language].passed;
    return words;
  });
  return (language) => doors[language].open();
}

it('the language chosen last is used, in whatever order they load', async () => {
  const open = hold();
  const [first, last] = [speech.speak('pl'), speech.speak('fr')];
  open('fr');
  await last;
  open('pl');
  await first;
  expect([speech.language, speech.say('web-close'), document.documentElement.lang]).toEqual(['fr', 'Fermer', 'fr']);
});

it('a game that loads after a change of language is in the new one', async () => {
  await speech.speak('en');
  const open = hold();
  const [learnt, spoken] = [speech.learn('spies'), speech.speak('pl')];
  open('pl');
  await spoken;
  open('en');
  expect((await learnt).language).toBe('pl');
  expect(speech.of('spies')?.language).toBe('pl');
});

it('a game that loads during a change of language is kept, in the new one', async () => {
  await speech.speak('en');
  const open = hold();
  const [spoken, learnt] = [speech.speak('fr'), speech.learn('curtain')];
  open('en');
  await learnt;
  open('fr');
  await spoken;
  expect(speech.of('curtain')).not.toBeNull();
  await vi.waitFor(() => expect(speech.of('curtain')?.language).toBe('fr'));
});
