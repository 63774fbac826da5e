import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Playback, steps, type Standing } from '$/table/playback.svelte.ts';
import type { SeenGroup } from '$/table/link.svelte.ts';
import type { Actor, Scene } from '$/wire/index.ts';

const PAUSE = 700;
const scene = (at: number): Scene => ({ view: at, figures: null });
/** Returns an action after which the board shows its number. */
const group = (action: number, by: Actor, ...texts: string[]): SeenGroup => ({ action, by, facts: texts.map((text) => ({ fact: 'pass', text })), scene: scene(action + 1) });
/** Returns the log as received by a client that was away. */
const missed = (log: SeenGroup[]): SeenGroup[] => log.map(({ scene: _, ...group }) => group);
const standing = (log: SeenGroup[]): Standing => ({ actions: log.length, scene: scene(log.length), log, side: 'west' });

/** Returns what the board shows: the number of actions of its position. */
const board = (playback: Playback, log: SeenGroup[]): unknown => playback.still?.scene.view ?? log.length;

/** Moves that came with updates must not be fetched. */
const never = (at: number): Promise<Scene> => {
  throw new Error(`the position after ${at} actions was fetched`);
};

function start(log: SeenGroup[], pause = PAUSE): Playback {
  const playback = new Playback(never, () => pause);
  playback.follow(standing(log));
  vi.advanceTimersByTime(PAUSE);
  return playback;
}

describe('the moves of others', () => {
  it('are their actions with the dice that followed, since my own last one', () => {
    const log = [group(0, 'east', 'old'), group(1, 'west', 'mine'), group(2, 'chance', 'my die'), group(3, 'east', 'coup'), group(4, 'chance', 'die'), group(5, 'east', 'passes')];
    expect(steps(log, 0, 'west').map(({ after, lines }) => [after, lines.map(({ text }) => text)])).toEqual([
      [5, ['coup', 'die']],
      [6, ['passes']],
    ]);
    expect(steps(log, 5, 'west').map(({ after }) => after)).toEqual([6]);
  });

  it('exclude those that this seat may not see', () => {
    expect(steps([group(0, 'east'), group(1, 'east', 'seen')], 0, 'west').map(({ after }) => after)).toEqual([2]);
  });
});

describe('the playback', () => {
  const mine = [group(0, 'west', 'mine')];
  const three = [...mine, group(1, 'east', 'a'), group(2, 'east', 'b'), group(3, 'east', 'c')];

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows moves that arrive together one by one, and then the current position', async () => {
    const playback = start(mine);
    playback.follow(standing(three));
    expect([board(playback, three), playback.count]).toEqual([1, 3]);
    expect(document.documentElement.dataset['busy']).toBe('playback');
    const shown: unknown[] = [];
    for (let step = 0; step < 3; step += 1) {
      await vi.advanceTimersByTimeAsync(step === 0 ? 0 : PAUSE);
      shown.push([board(playback, three), playback.step?.lines[0]?.text]);
    }
    expect(shown).toEqual([[2, 'a'], [3, 'b'], [4, 'c']]);
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect([playback.still, playback.step, playback.count]).toEqual([null, null, 0]);
    expect(document.documentElement.dataset['busy']).toBeUndefined();
  });

  it('shows moves that arrive in succession no faster than the pause', async () => {
    const playback = start(mine);
    playback.follow(standing(three.slice(0, 2)));
    await vi.advanceTimersByTimeAsync(10);
    expect(board(playback, three.slice(0, 2))).toBe(2);
    playback.follow(standing(three.slice(0, 3)));
    playback.follow(standing(three));
    expect(board(playback, three)).toBe(2);
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(board(playback, three)).toBe(3);
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(board(playback, three)).toBe(4);
  });

  it('shows my own move first if the answer arrives with it', async () => {
    const playback = start([]);
    playback.follow(standing(three));
    await vi.advanceTimersByTimeAsync(0);
    expect(board(playback, three)).toBe(1);
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(board(playback, three)).toBe(2);
  });

  it('ends at once when it is skipped, when I move, and after a takeback', async () => {
    const playback = start(mine);
    playback.follow(standing(three));
    playback.skip();
    expect(board(playback, three)).toBe(4);
    await vi.advanceTimersByTimeAsync(5 * PAUSE);
    expect(playback.step).toBeNull();

    const moved = start(mine);
    moved.follow(standing(three));
    const answer = [...three, group(4, 'west', 'mine')];
    moved.follow(standing(answer));
    expect(board(moved, answer)).toBe(5);

    const back = start(mine);
    back.follow(standing(three));
    back.follow(standing(mine));
    expect(board(back, mine)).toBe(1);
  });

  it('waits while something else is shown, with my own move on the board', async () => {
    const playback = start([]);
    playback.hold(true);
    playback.follow(standing(three));
    await vi.advanceTimersByTimeAsync(10 * PAUSE);
    expect([board(playback, three), playback.from, playback.step?.lines]).toEqual([1, 1, []]);
    playback.hold(false);
    await vi.advanceTimersByTimeAsync(10);
    expect(board(playback, three)).toBe(2);
    playback.hold(true);
    await vi.advanceTimersByTimeAsync(10 * PAUSE);
    expect(board(playback, three)).toBe(2);
    playback.hold(false);
    await vi.advanceTimersByTimeAsync(4 * PAUSE);
    expect([board(playback, three), playback.from]).toEqual([4, null]);
  });

  it('does not happen without animations', () => {
    const playback = start(mine, 0);
    playback.follow(standing(three));
    expect(board(playback, three)).toBe(4);
  });

  it('fetches the positions missed by a returning player on request, and goes to the end if one is not available', async () => {
    const fetched: number[] = [];
    const back = new Playback((at) => Promise.resolve(scene(fetched[fetched.push(at) - 1]!)), () => PAUSE);
    back.follow(standing(missed(three)));
    await vi.advanceTimersByTimeAsync(5 * PAUSE);
    expect([board(back, three), back.count, fetched]).toEqual([4, 0, []]);
    back.show(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(board(back, three)).toBe(2);
    await vi.advanceTimersByTimeAsync(5 * PAUSE);
    expect([board(back, three), fetched]).toEqual([4, [2, 3]]);

    const lost = new Playback(() => Promise.reject(new Error('no network')), () => PAUSE);
    lost.follow(standing(missed(three)));
    lost.show(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(board(lost, three)).toBe(4);
  });

  it('does not happen if the whole table is sent again: nothing is fetched for it', async () => {
    const playback = start(mine);
    playback.follow(standing(missed(three)));
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect([board(playback, three), playback.count]).toEqual([4, 0]);
  });

  it('can be repeated', async () => {
    const playback = start(mine);
    playback.follow(standing(three));
    playback.skip();
    playback.show(1);
    await vi.advanceTimersByTimeAsync(0);
    expect([board(playback, three), playback.count]).toEqual([2, 3]);
  });

  it('waits in a hidden window', async () => {
    const playback = start(mine);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    playback.follow(standing(three));
    await vi.advanceTimersByTimeAsync(5 * PAUSE);
    expect(board(playback, three)).toBe(1);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(board(playback, three)).toBe(2);
    hidden.mockRestore();
  });
});
