import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Link } from '$/table/link.svelte.ts';
import type { FromServer, LogGroup, Moment, Scene, ToServer } from '$/wire/index.ts';

/** The server's end of a socket. */
class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  sent: ToServer[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: URL) {
    Socket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  tell(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

const moment = (version: number): Moment => ({ version, actions: version, seats: {}, clocks: null }) as unknown as Moment;
const group = (action: number, patch?: LogGroup['patch']): LogGroup => ({ action, by: 'west', facts: [], ...(patch === undefined ? {} : { patch }) });
const SCENE: Scene = { view: { vp: 0, influence: { iran: 1, italy: 2 }, hand: ['nato', 'fidel'] }, figures: { end: 3 } };
const table = (version: number): FromServer =>
  ({ type: 'table', id: 't', lang: 'en', seat: 'spectator', now: moment(version), scene: SCENE, log: [group(0), group(1)], chat: [], fairness: {} }) as unknown as FromServer;

function open(): { link: Link; socket: Socket } {
  const link = new Link('t', 'en', undefined);
  const socket = Socket.all.at(-1)!;
  socket.open();
  socket.tell(table(5));
  return { link, socket };
}

describe('the connection of a table', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', Socket);
    Socket.all = [];
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('replaces the moment and the end of the log by an update', () => {
    const { link, socket } = open();
    socket.tell({ type: 'update', since: 5, now: moment(6), log_from: 1, log: [group(1), group(2)] });
    expect(link.table!.now.version).toBe(6);
    expect(link.table!.log.map(({ action }) => action)).toEqual([0, 1, 2]);
    link.close();
  });

  it('applies the patches of an update to the scene, and keeps the scenes between', () => {
    const { link, socket } = open();
    const patches = [{ view: { influence: { iran: null, angola: 1 } } }, undefined, { view: { vp: -2, hand: ['nato'] }, figures: { end: 1 } }];
    socket.tell({ type: 'update', since: 5, now: moment(6), log_from: 2, log: patches.map((patch, at) => group(2 + at, patch)) });
    const influence = { italy: 2, angola: 1 };
    const between = { view: { vp: 0, influence, hand: ['nato', 'fidel'] }, figures: { end: 3 } };
    const now = { view: { vp: -2, influence, hand: ['nato'] }, figures: { end: 1 } };
    expect(link.table!.scene).toEqual(now);
    expect(link.table!.log.map(({ scene }) => scene)).toEqual([undefined, undefined, between, between, now]);
    expect(link.table!.log.some((one) => 'patch' in one)).toBe(false);
    expect(SCENE.view).toEqual({ vp: 0, influence: { iran: 1, italy: 2 }, hand: ['nato', 'fidel'] });
    link.close();
  });

  it('takes the scene of an update as it is: when the game begins, and after a takeback', () => {
    const { link, socket } = open();
    socket.tell({ type: 'update', since: 5, now: moment(6), log_from: 2, log: [group(2, { view: { vp: 1 } })] });
    const scene = { view: { vp: 5 }, figures: {} };
    socket.tell({ type: 'update', since: 6, now: moment(7), log_from: 1, log: [group(1)], scene });
    expect(link.table!.scene).toEqual(scene);
    expect(link.table!.log.map(({ action, scene }) => [action, scene])).toEqual([[0, undefined], [1, undefined]]);
    link.close();
  });

  it('requests the whole table if patches start from another version', () => {
    const { link, socket } = open();
    socket.tell({ type: 'update', since: 4, now: moment(6), log_from: 1, log: [group(1, { view: { vp: 9 } })] });
    expect(socket.sent.at(-1)).toEqual({ type: 'look' });
    expect([link.table!.now.version, link.table!.scene]).toEqual([5, SCENE]);
    socket.tell({ type: 'update', since: 4, now: moment(6), log_from: 2, log: [] });
    expect([link.table!.now.version, link.table!.scene]).toEqual([6, SCENE]);
    link.close();
  });

  it('requests the whole table if an update does not fit, and drops an old one', () => {
    const { link, socket } = open();
    socket.tell({ type: 'update', since: 9, now: moment(10), log_from: 1, log: [] });
    expect(socket.sent.at(-1)).toEqual({ type: 'look' });
    socket.tell({ type: 'update', since: 0, now: moment(3), log_from: 0, log: [] });
    expect(link.table!.now.version).toBe(5);
    link.close();
  });

  it('resends an unanswered command with the same key, and resumes where it was', async () => {
    const { link, socket } = open();
    const done = link.act({ do: 'play', action: 'pass' });
    expect(link.busy).toBe(true);
    socket.close();
    expect(link.connection).toBe('lost');
    vi.advanceTimersByTime(600);
    const second = Socket.all.at(-1)!;
    expect(second.url.searchParams.get('since')).toBe('5');
    second.open();
    expect(second.sent).toEqual(socket.sent);
    const key = (second.sent[0] as { key: string }).key;
    second.tell({ type: 'done', key, version: 6 });
    second.tell({ type: 'update', since: 5, now: moment(6), log_from: 2, log: [] });
    expect(await done).toBeNull();
    expect(link.busy).toBe(false);
    link.close();
  });

  describe('is busy after `done`', () => {
    /** A command whose version, 7, has not arrived yet. */
    function carriedOut(): { link: Link; socket: Socket; settled: () => Promise<boolean> } {
      const { link, socket } = open();
      let over = false;
      void link.act({ do: 'undo' }).then(() => (over = true));
      socket.tell({ type: 'done', key: (socket.sent.at(-1) as { key: string }).key, version: 7 });
      return { link, socket, settled: async () => (await vi.advanceTimersByTimeAsync(0), over) };
    }

    it('until an update brings the command’s version', async () => {
      const { link, socket, settled } = carriedOut();
      expect([link.busy, await settled()]).toEqual([true, false]);
      expect(document.documentElement.dataset['busy']).toContain('request');
      socket.tell({ type: 'update', since: 5, now: moment(6), log_from: 2, log: [] });
      expect([link.busy, await settled()]).toEqual([true, false]);
      socket.tell({ type: 'update', since: 6, now: moment(7), log_from: 2, log: [] });
      expect([link.busy, await settled()]).toEqual([false, true]);
      expect(document.documentElement.dataset['busy'] ?? '').not.toContain('request');
      link.close();
    });

    it('until a newer version arrives, also on a new connection', async () => {
      const { link, socket, settled } = carriedOut();
      socket.close();
      vi.advanceTimersByTime(600);
      const second = Socket.all.at(-1)!;
      second.open();
      // The command has its answer, so it is not sent again.
      expect([link.busy, second.sent]).toEqual([true, []]);
      second.tell({ type: 'update', since: 5, now: moment(9), log_from: 2, log: [] });
      expect([link.busy, await settled()]).toEqual([false, true]);
      link.close();
    });

    it('until the whole table arrives, whatever its version', async () => {
      const { link, socket, settled } = carriedOut();
      socket.tell({ type: 'update', since: 6, now: moment(7), log_from: 1, log: [group(1, { view: { vp: 9 } })] });
      expect([socket.sent.at(-1), link.busy]).toEqual([{ type: 'look' }, true]);
      socket.tell(table(5));
      expect([link.busy, await settled()]).toEqual([false, true]);
      link.close();
    });
  });

  it('is not busy after an early answer, which makes no version, nor after a version that arrived before its `done`', async () => {
    const { link, socket } = open();
    for (const version of [5, 6]) {
      const done = link.act({ do: 'play', action: 'pass' });
      if (version === 6) socket.tell({ type: 'update', since: 5, now: moment(6), log_from: 2, log: [] });
      expect(link.busy).toBe(true);
      socket.tell({ type: 'done', key: (socket.sent.at(-1) as { key: string }).key, version });
      expect(await done).toBeNull();
      expect(link.busy).toBe(false);
    }
    link.close();
  });

  it('says why a command was rejected', async () => {
    const { link, socket } = open();
    const done = link.act({ do: 'undo' });
    const key = (socket.sent[0] as { key: string }).key;
    socket.tell({ type: 'refused', key, error: { code: 'stale', text: 'The table has moved on.' } });
    expect((await done)?.code).toBe('stale');
    expect(link.problem?.text).toBe('The table has moved on.');
    expect(link.busy).toBe(false);
    link.close();
  });

  it('shows a chat line once, and requests the lines that it missed', () => {
    const { link, socket } = open();
    const line = { number: 1, seat: 'west' as const, name: 'Ada', text: 'Hello', at: 0 };
    socket.tell({ type: 'chat', ...line });
    socket.tell({ type: 'chat', ...line });
    expect(link.chat).toHaveLength(1);
    socket.close();
    vi.advanceTimersByTime(600);
    expect(Socket.all.at(-1)!.url.searchParams.get('chat')).toBe('1');
    link.close();
  });

  it('backs off after each failure, and retries at once when the network is back', () => {
    const { link, socket } = open();
    socket.close();
    vi.advanceTimersByTime(600);
    Socket.all.at(-1)!.close();
    vi.advanceTimersByTime(600);
    expect(Socket.all).toHaveLength(2);
    dispatchEvent(new Event('online'));
    expect(Socket.all).toHaveLength(3);
    link.close();
  });

  it('leaves the table unchanged during a press, and drops messages of a lost connection', () => {
    const { link, socket } = open();
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    socket.tell({ type: 'update', since: 5, now: moment(6), log_from: 2, log: [] });
    socket.tell({ type: 'update', since: 6, now: moment(7), log_from: 2, log: [] });
    expect(link.table!.now.version).toBe(5);
    document.body.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(link.table!.now.version).toBe(7);
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    socket.tell({ type: 'update', since: 7, now: moment(8), log_from: 2, log: [] });
    socket.close();
    document.body.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(link.table!.now.version).toBe(7);
    vi.advanceTimersByTime(600);
    expect(Socket.all.at(-1)!.url.searchParams.get('since')).toBe('7');
    link.close();
  });

  it('is lost if nothing arrives after a ping', () => {
    const { link, socket } = open();
    vi.advanceTimersByTime(20_000);
    expect(socket.sent.at(-1)).toEqual({ type: 'ping', key: 'ping' });
    socket.tell({ type: 'pong', key: 'ping', now: 0 });
    vi.advanceTimersByTime(20_000);
    expect([link.connection, socket.sent.length]).toEqual(['open', 2]);
    socket.tell({ type: 'chat', number: 1, seat: 'west', name: 'Ada', text: 'Hello', at: 0 });
    vi.advanceTimersByTime(29_999);
    expect(link.connection).toBe('open');
    vi.advanceTimersByTime(1);
    expect([link.connection, socket.readyState]).toEqual(['lost', 3]);
    vi.advanceTimersByTime(500);
    expect(Socket.all).toHaveLength(2);
    link.close();
  });

  it('is lost as soon as the browser is offline', () => {
    const { link } = open();
    expect(link.connection).toBe('open');
    dispatchEvent(new Event('offline'));
    expect(link.connection).toBe('lost');
    link.close();
  });

  it.each(['online', 'visibilitychange'])('is retried at once on %s', (event) => {
    const { link, socket } = open();
    const target = event === 'online' ? window : document;
    target.dispatchEvent(new Event(event));
    expect(socket.sent).toEqual([{ type: 'ping', key: 'ping' }]);
    socket.tell({ type: 'pong', key: 'ping', now: 0 });
    vi.advanceTimersByTime(5000);
    expect(link.connection).toBe('open');
    target.dispatchEvent(new Event(event));
    vi.advanceTimersByTime(5000);
    expect(Socket.all).toHaveLength(2);
    expect(socket.readyState).toBe(3);
    link.close();
  });

  it('is not retried when the window is hidden', () => {
    const { link, socket } = open();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(socket.sent).toEqual([]);
    hidden.mockRestore();
    link.close();
  });

  it('is the only one: an abandoned attempt is closed and ignored', () => {
    const { link, socket } = open();
    socket.close();
    vi.advanceTimersByTime(600);
    const slow = Socket.all.at(-1)!;
    link.retry();
    expect([Socket.all.length, slow.readyState]).toEqual([3, 3]);
    const { onopen, onmessage, onclose } = slow;
    expect([onopen, onmessage, onclose]).toEqual([null, null, null]);
    Socket.all.at(-1)!.open();
    slow.tell(table(9));
    expect(link.table!.now.version).toBe(5);
    vi.advanceTimersByTime(19_000);
    expect(Socket.all).toHaveLength(3);
    link.close();
  });

  it('that does not open is abandoned after a timeout', () => {
    const { link, socket } = open();
    socket.close();
    vi.advanceTimersByTime(500 + 20_000);
    expect(Socket.all.at(-1)!.readyState).toBe(3);
    vi.advanceTimersByTime(1000);
    expect(Socket.all).toHaveLength(3);
    link.close();
  });

  it('backs off while the server rejects it after opening, and clears the reason once it is accepted', () => {
    const { link, socket } = open();
    const error = { code: 'too_many' as const, text: 'Too many windows.' };
    socket.close();
    for (const wait of [500, 1000, 2000, 4000]) {
      const before = Socket.all.length;
      vi.advanceTimersByTime(wait - 1);
      expect(Socket.all).toHaveLength(before);
      vi.advanceTimersByTime(1);
      const next = Socket.all.at(-1)!;
      next.open();
      next.tell({ type: 'refused', key: null, error });
      next.close();
    }
    expect(link.problem?.text).toBe('Too many windows.');
    vi.advanceTimersByTime(8000);
    const last = Socket.all.at(-1)!;
    last.open();
    last.tell({ type: 'update', since: 5, now: moment(6), log_from: 2, log: [] });
    expect(link.problem).toBeNull();
    last.close();
    const count = Socket.all.length;
    vi.advanceTimersByTime(500);
    expect(Socket.all).toHaveLength(count + 1);
    link.close();
  });

  it('asks again why something is not possible', async () => {
    const { link, socket } = open();
    socket.close();
    const answer = link.why({ coup: 'iran' });
    vi.advanceTimersByTime(600);
    const second = Socket.all.at(-1)!;
    second.open();
    expect(second.sent).toEqual([{ type: 'why', key: expect.any(String) as string, action: { coup: 'iran' } }]);
    second.tell({ type: 'why', key: (second.sent[0] as { key: string }).key, answer: { legal: true, refusal: null } });
    expect((await answer).legal).toBe(true);
    second.close();
    vi.advanceTimersByTime(1000);
    expect(Socket.all).toHaveLength(3);
    Socket.all.at(-1)!.open();
    expect(Socket.all.at(-1)!.sent).toEqual([]);
    link.close();
  });

  it('requests the whole table if the seat or the language was changed meanwhile', () => {
    const { link, socket } = open();
    socket.close();
    link.look({ lang: 'pl' });
    vi.advanceTimersByTime(600);
    const { searchParams } = Socket.all.at(-1)!.url;
    expect([searchParams.get('lang'), searchParams.get('since')]).toEqual(['pl', null]);
    link.close();
  });
});
