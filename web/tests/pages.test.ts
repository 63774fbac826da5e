import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync, type Component } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardProps, Parts } from '$/boards/contract.ts';
import * as boards from '$/boards/index.ts';
import { router } from '$/lib/route.svelte.ts';
import { say, speech } from '$/lib/speech.svelte.ts';
import Lobby from '$/pages/Lobby.svelte';
import Replay from '$/pages/Replay.svelte';
import Table from '$/pages/Table.svelte';

const nothing: Component<BoardProps> = () => ({});
const parts: Parts = { Board: nothing, Hand: nothing, Bar: nothing, ShortBar: nothing, Cards: nothing, Tracks: nothing, Figures: nothing };

/** Returns the answer of the server. */
let answers: (address: URL) => unknown;
const asked: string[] = [];

class Refused {
  constructor(readonly code: string) {}
}

/** Runs everything that needs no time. */
async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
}

/** A socket or event stream that sends nothing by itself. */
class Silent {
  static events: Record<string, (event: { data: string }) => void> = {};
  onclose: (() => void) | null = null;
  addEventListener(name: string, listen: (event: { data: string }) => void): void {
    Silent.events[name] = listen;
  }
  close(): void {
    this.onclose?.();
  }
}

beforeAll(async () => {
  await speech.speak('en');
  await speech.learn('spies');
});
beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  vi.stubGlobal('EventSource', Silent);
  vi.stubGlobal('IntersectionObserver', class { observe(): void {} disconnect(): void {} });
  vi.stubGlobal('fetch', async (href: string) => {
    const address = new URL(href);
    asked.push(address.pathname + address.search);
    const answer = await answers(address);
    return answer instanceof Refused ? Response.json({ code: answer.code, text: answer.code }, { status: 403 }) : Response.json(answer);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the lobby', () => {
  it('clears an error once the tables arrive', async () => {
    answers = () => new Refused('busy');
    render(Lobby);
    await settle();
    expect(document.querySelector('.bar')?.textContent).toBe('busy');
    Silent.events['lobby']!({ data: JSON.stringify({ mine: [], open: [], watch: [], finished: [], asked: [], pool: { cells: [] } }) });
    await settle();
    expect(document.querySelector('.bar')).toBeNull();
  });
});

it('the lobby does not list one’s own games as games to watch', async () => {
  const line = (id: string, title: string) => ({ id, title, game: 'spies', mine: [], seats: { west: { kind: 'guest', name: title, online: true }, east: { kind: 'guest', name: 'B', online: true } }, turn: { west: false, east: true }, my_turn: false, clock: { kind: 'none' }, options: {}, created: 0, actions: 1, phase: 'running' });
  const own = { ...line('own', 'Own'), mine: ['west'] };
  answers = ({ pathname }) => (pathname === '/api/lobby' ? { mine: [own], open: [], watch: [own, line('other', 'Other')], finished: [], asked: [], pool: { cells: [] } } : { games: [], variants: [] });
  render(Lobby);
  await settle();
  await settle();
  const watched = [...document.querySelectorAll('.lists a')].map((link) => link.getAttribute('href'));
  expect(watched.some((href) => href?.includes('other'))).toBe(true);
  expect(watched.some((href) => href?.includes('own'))).toBe(false);
});

describe('an invitation that is no longer valid', () => {
  beforeEach(() => {
    vi.stubGlobal('WebSocket', class extends Silent {
      constructor() {
        super();
        queueMicrotask(() => this.close());
      }
    });
  });

  it('says so, and so does the attempt to sit down', async () => {
    answers = ({ pathname }) => (pathname === '/api/guest' ? {} : new Refused(pathname.endsWith('/join') ? 'seat_taken' : 'forbidden'));
    render(Table, { id: 't', invite: 'secret' });
    await settle();
    expect(screen.getByRole('alert').textContent).toBe(say('server-seat_taken'));
    void fireEvent.click(screen.getByRole('button', { name: say('web-join') }));
    flushSync();
    expect(screen.queryByRole('alert')).toBeNull();
    await settle();
    expect(screen.getByRole('alert').textContent).toBe('seat_taken');
  });
});

describe('a replay', () => {
  let late: ((found: unknown) => void)[] = [];
  const table = (phase: string, seat: string) => ({ id: 't', game: 'spies', title: 'T', mine: [], seat, lang: 'en', log: [], now: { phase, actions: 3, seats: { west: { kind: 'guest', name: 'A' }, east: { kind: 'guest', name: 'B' } } } });
  const moment = ({ searchParams }: URL) => ({ at: Number(searchParams.get('at')), of: 3, seat: searchParams.get('seat'), actor: null, question: null, answer: null, scene: { view: {}, figures: {} }, outcome: null });

  beforeEach(() => {
    late = [];
    vi.spyOn(boards, 'parts').mockResolvedValue(parts);
  });

  async function open(address: string): Promise<void> {
    router.go(address);
    render(Replay, { id: 't' });
    for (let round = 0; round < 4; round += 1) await settle();
  }
  const step = (): string | null => screen.getByRole('slider').getAttribute('aria-valuetext');

  it('of a running game falls back to the public view', async () => {
    answers = (address) => {
      if (address.pathname.endsWith('/replay')) return moment(address);
      return address.searchParams.get('seat') === 'west' ? new Refused('forbidden') : table('running', 'spectator');
    };
    await open('/replay/t?at=2&seat=west');
    expect(asked.filter((one) => one.includes('/replay'))[0]).toContain('at=2&seat=spectator');
    expect(location.search).toBe('?at=2');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says so if the visitor may not see it', async () => {
    answers = () => new Refused('forbidden');
    await open('/replay/t?at=2&seat=west');
    expect(screen.getByText('forbidden')).toBeTruthy();
    expect(asked).toHaveLength(2);
  });

  it.each(['abc', '-1', '1e9', ''])('starts at a position within the game, also with at=%s', async (at) => {
    answers = (address) => (address.pathname.endsWith('/replay') ? moment(address) : table('over', 'all'));
    await open(`/replay/t?at=${at}`);
    expect(step()).toBe(say('web-replay-step', { at: at === '1e9' ? 3 : 0, of: 3 }));
  });

  it('links the question to its rule, as the table does', async () => {
    const question = { question: { first: { side: 'east' } }, text: 'Who acts first?', rule: '3.1' };
    answers = (address) => (address.pathname.endsWith('/replay') ? { ...moment(address), question } : table('over', 'all'));
    await open('/replay/t?at=1');
    const link = screen.getByRole('link', { name: say('web-read-rule', { section: '3.1' }) });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/rules/spies#3.1', '_blank']);
  });

  it('plays no further than the loaded positions, and clears an error', async () => {
    answers = (address) => {
      if (!address.pathname.endsWith('/replay')) return table('over', 'all');
      return moment(address).at === 0 ? moment(address) : new Promise((resolve) => late.push((found) => resolve(found ?? moment(address))));
    };
    await open('/replay/t');
    await fireEvent.click(screen.getByText(say('web-replay-play')));
    await vi.advanceTimersByTimeAsync(700);
    await vi.advanceTimersByTimeAsync(5000);
    expect(step()).toBe(say('web-replay-step', { at: 1, of: 3 }));
    late[0]!(null);
    await settle();
    await vi.advanceTimersByTimeAsync(699);
    expect(step()).toBe(say('web-replay-step', { at: 1, of: 3 }));
    await vi.advanceTimersByTimeAsync(1);
    expect(step()).toBe(say('web-replay-step', { at: 2, of: 3 }));
    late[1]!(new Refused('busy'));
    await settle();
    expect(screen.getByRole('alert').textContent).toBe('busy');
    await fireEvent.click(screen.getByText(say('web-replay-play')));
    late[2]!(null);
    await settle();
    expect(screen.queryByRole('alert')).toBeNull();
    await vi.advanceTimersByTimeAsync(700);
    expect(step()).toBe(say('web-replay-step', { at: 3, of: 3 }));
  });
});
