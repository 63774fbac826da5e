import { afterEach, expect, test } from 'vitest';
import { begin, during, Mark } from '$/lib/busy.ts';

const marked = (): string | undefined => document.documentElement.dataset['busy'];

afterEach(() => expect(marked()).toBeUndefined());

test('the page is marked until all work has ended', () => {
  const [first, second, words] = [begin('request'), begin('request'), begin('words')];
  expect(marked()).toBe('request words');
  first();
  first();
  expect(marked()).toBe('request words');
  second();
  expect(marked()).toBe('words');
  words();
});

test('a promise marks the page until it settles, also by an error', async () => {
  let [load, fail] = [(_: number): void => undefined, (_: Error): void => undefined];
  const one = during('page', new Promise<number>((resolve) => (load = resolve)));
  const two = during('request', new Promise<number>((_, reject) => (fail = reject)));
  expect(marked()).toBe('page request');
  load(7);
  expect(await one).toBe(7);
  expect(marked()).toBe('request');
  fail(new Error('gone'));
  await expect(two).rejects.toThrow('gone');
});

test('an object that is busy twice is marked once', () => {
  const mark = new Mark('playback');
  mark.set(true);
  mark.set(true);
  expect(marked()).toBe('playback');
  mark.set(false);
  mark.set(false);
});
