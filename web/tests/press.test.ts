import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenLifted } from '$/lib/press.ts';

const pointer = (type: string, x = 50, pointerId = 1): boolean => document.body.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId, clientX: x, clientY: 50 }));
const click = (): boolean => document.body.dispatchEvent(new MouseEvent('click', { bubbles: true }));

let done: string[] = [];
const later = (what: string): void => whenLifted(() => done.push(what));

beforeEach(() => {
  vi.useFakeTimers();
  done = [];
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

describe('during a press', () => {
  it('changes of the page wait until the click’s own effects, and keep their order', () => {
    later('before');
    pointer('pointerdown');
    document.body.addEventListener('click', () => done.push('click'), { once: true });
    later('one');
    later('two');
    pointer('pointermove', 53);
    pointer('pointerup');
    expect(done).toEqual(['before']);
    click();
    later('after');
    expect(done).toEqual(['before', 'click', 'one', 'two', 'after']);
  });

  it.each([
    ['a drag begins', () => pointer('pointermove', 90)],
    ['the browser takes the pointer for scrolling', () => pointer('pointercancel')],
    ['a menu opens instead of a click', () => document.body.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true }))],
    ['another button of the mouse was pressed', () => document.body.dispatchEvent(new MouseEvent('auxclick', { bubbles: true }))],
    ['no click has come after the lift', () => (pointer('pointerup'), vi.advanceTimersByTime(1000))],
    ['it lasts too long for a press', () => vi.advanceTimersByTime(1000)],
  ])('waiting changes are applied when %s', (_, end) => {
    pointer('pointerdown');
    later('one');
    pointer('pointermove', 90, 2);
    expect(done).toEqual([]);
    end();
    expect(done).toEqual(['one']);
  });
});
