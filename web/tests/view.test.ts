import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { same, type GameName, type Parts } from '$/boards/contract.ts';
import { parts as load } from '$/boards/index.ts';
import { catalog, moment as fixture } from '$/boards/tests/table.ts';
import { router } from '$/lib/route.svelte.ts';
import { settings } from '$/lib/settings.svelte.ts';
import { view } from '$/lib/size.svelte.ts';
import { say, speech } from '$/lib/speech.svelte.ts';
import { Link } from '$/table/link.svelte.ts';
import Players from '$/table/Players.svelte';
import WhyNot from '$/table/WhyNot.svelte';
import type { Choice, Clocks, FromServer, Json, Moment, Player, Preview, TableSnapshot, ToServer, WhyNot as WhyNotAnswer } from '$/wire/index.ts';
import { Words } from '$/words/words.ts';
import { choicesOf } from '../dev/moment.ts';
import Sitting from './Sitting.svelte';

/** The server's end of the socket. */
class Socket {
  static readonly OPEN = 1;
  static last: Socket;
  readyState = 1;
  sent: ToServer[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    Socket.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }

  tell(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  close(): void {
    this.onclose?.();
  }

  /** Commands that were sent. */
  get commands(): unknown[] {
    return this.sent.flatMap((message) => (message.type === 'do' ? [message.command] : []));
  }
}

const player = (changes: Partial<Player> = {}): Player => ({ kind: 'guest', name: 'Ann', online: true, ...changes });

function tableOf(name: `${GameName}-${string}`, changes: Partial<Moment> = {}): TableSnapshot {
  const found = fixture(name);
  const { game, seat, actor, question, view, figures, words } = found;
  const now: Moment = {
    version: 7,
    actions: 3,
    phase: 'running',
    actor,
    question: { question, text: words.en.question, rule: '6.0' },
    waiting: null,
    choices: choicesOf(found, 'en') as Choice[],
    interrupts: [],
    premoves: [],
    premove: null,
    undo: 0,
    undo_text: null,
    decisions: [],
    outcome: null,
    offers: [],
    clocks: null,
    seats: { west: player(), east: player({ name: 'Boris' }) },
    ...changes,
  };
  const fairness = { commitment: '', entropy: { west: null, east: null }, seed: null };
  const scene = { view: view as Json, figures: figures as Json };
  return { id: 't', game, title: 'T', rules: 1, options: {}, rule_set: '', rated: false, public: true, created: 0, mine: [seat as 'west'], seat, lang: 'en', catalog: catalog(game) as Json, now, scene, log: [], chat: [], fairness, rematch_of: null };
}

const fetched = vi.fn<typeof fetch>(() => Promise.reject(new Error('no network')));
let links: Link[] = [];

/** Runs everything that needs no time. */
async function settle(milliseconds = 0): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  flushSync();
}

const all = new Map<GameName, [Parts, Words]>();

/** Sits down at a table. */
function sit(table: TableSnapshot): Socket {
  const link = new Link('t', 'en', undefined);
  links.push(link);
  const socket = Socket.last;
  socket.onopen?.();
  socket.tell({ type: 'table', ...table });
  const [parts, words] = all.get(table.game as GameName)!;
  render(Sitting, { link, parts, words });
  return socket;
}

const country = (slug: string): SVGElement => document.querySelector<SVGElement>(`[data-country="${slug}"]`)!;
const group = (slug: string): HTMLElement => document.querySelector<HTMLElement>(`[data-group="${slug}"]`)!;

/** Presses a key on the map, or on a button, where Enter clicks as in a browser. */
async function press(on: Element, key: string, repeat = false): Promise<void> {
  const goes = await fireEvent.keyDown(on, { key, repeat });
  if (goes && on instanceof HTMLButtonElement) await fireEvent.click(on);
  if (!repeat) await fireEvent.keyUp(on, { key });
}

beforeAll(async () => {
  await speech.speak('en');
  for (const game of ['twilight', 'spies'] as const) {
    await speech.learn(game);
    all.set(game, [await load(game), await Words.load('en', game)]);
  }
});
beforeEach(() => {
  vi.useFakeTimers();
  settings.sound = false;
  settings.confirm = 'none';
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  // A table makes no requests besides its socket.
  expect(fetched.mock.calls).toEqual([]);
  fetched.mockClear();
  cleanup();
  for (const link of links.splice(0)) link.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  view.size = 'wide';
  settings.confirm = 'none';
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML = '';
});

describe('a returning player', () => {
  it('sees the number of missed moves; their positions are fetched only on request', async () => {
    localStorage.setItem('hotline.seen', JSON.stringify({ 't/west': 0 }));
    const table = tableOf('spies-act');
    const log = [0, 1, 2].map((action) => ({ action, by: 'east' as const, facts: [{ fact: 'pass', text: `move ${action}` }] }));
    sit({ ...table, seat: 'west', mine: ['west'], log });
    await settle(60_000);
    expect(screen.getByText(say('web-since', { count: 3 }))).toBeTruthy();
    expect(fetched).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole('button', { name: say('web-since-show') }));
    await settle(60_000);
    expect(fetched.mock.calls.map(([address]) => String(address))).toEqual([1, 2].map((at) => expect.stringContaining(`/api/tables/t/replay?lang=en&at=${at}&seat=west`)));
    fetched.mockClear();
  });
});

describe('a choice', () => {
  const DANGER = { level: 'loses', text: 'You would lose.' } as const;
  const police = (target: string) => ({ activate: { group: 'police', target } });
  /** Returns the table with a warning at one of the choices. */
  function warned(target: string): TableSnapshot {
    const table = tableOf('spies-act');
    const choices = table.now.choices.map((choice) => (same(choice.action, police(target)) ? { ...choice, danger: DANGER } : choice));
    return { ...table, now: { ...table.now, choices } };
  }

  it('is sent at once, and only once, however often it is pressed', async () => {
    const socket = sit(tableOf('spies-act'));
    group('opposition').click();
    expect(socket.commands).toEqual([{ do: 'play', action: police('opposition') }]);
    await fireEvent.click(group('opposition'));
    await fireEvent.click(group('mafia'));
    expect(screen.getAllByTitle(say('web-held-busy')).length).toBeGreaterThan(1);
    expect(socket.sent).toHaveLength(1);
  });

  it('is not sent before the table has the version of the previous one, and a press says so', async () => {
    const table = tableOf('spies-act');
    const socket = sit(table);
    await fireEvent.click(group('opposition'));
    expect(screen.queryByText(say('web-held-early'))).toBeNull();
    socket.tell({ type: 'done', key: (socket.sent.at(-1) as { key: string }).key, version: 8 });
    await settle();
    for (const pressed of [group('mafia'), document.querySelector('.choices button')!]) {
      await fireEvent.click(pressed);
      expect(socket.sent).toHaveLength(1);
      expect(screen.getByText(say('web-held-early'))).toBeTruthy();
    }
    socket.tell({ type: 'update', since: 7, now: { ...table.now, version: 8, actions: 4 }, log_from: 3, log: [] });
    await settle();
    expect(screen.queryByText(say('web-held-early'))).toBeNull();
    await fireEvent.click(group('mafia'));
    expect(socket.sent.at(-1)).toMatchObject({ version: 8, command: { do: 'play', action: police('mafia') } });
  });

  it('that is dangerous needs a confirmation, and can be replaced by another one', async () => {
    const socket = sit(warned('opposition'));
    await fireEvent.click(group('opposition'));
    expect(screen.getByText('You would lose.')).toBeTruthy();
    expect(socket.commands).toEqual([]);
    await fireEvent.click(screen.getByRole('button', { name: say('web-danger-back'), hidden: true }));
    await fireEvent.click(group('mafia'));
    expect(socket.commands).toEqual([{ do: 'play', action: police('mafia') }]);
  });

  it('that is dangerous is sent after the confirmation', async () => {
    const socket = sit(warned('opposition'));
    await fireEvent.click(group('opposition'));
    await fireEvent.click(screen.getByRole('button', { name: say('web-danger-go'), hidden: true }));
    expect(socket.commands).toEqual([{ do: 'play', action: police('opposition') }]);
  });

  it('is not sent for a position that has changed meanwhile', async () => {
    const table = warned('opposition');
    for (const change of [{ actions: 4 }, { actor: 'east' as const, choices: [] }, { choices: table.now.choices.slice(1) }]) {
      const socket = sit(table);
      await fireEvent.click(group('opposition'));
      expect(screen.getByText('You would lose.')).toBeTruthy();
      socket.tell({ type: 'update', since: 7, now: { ...table.now, version: 8, ...change }, log_from: 3, log: [] });
      await settle();
      expect(screen.queryByText('You would lose.')).toBeNull();
      expect(socket.commands).toEqual([]);
      cleanup();
    }
  });

  it('keeps its warning and the focus while the other side offers a draw, and is sent for the new version', async () => {
    const table = warned('opposition');
    const socket = sit(table);
    const focused = document.querySelector<HTMLElement>('.choices button')!;
    const offer = (version: number): void => {
      const offers = [{ kind: 'draw' as const, by: 'east' as const }];
      socket.tell({ type: 'update', since: version - 1, now: { ...structuredClone(table.now), version, offers }, log_from: 0, log: [] });
    };
    focused.focus();
    offer(8);
    await settle();
    expect(document.activeElement).toBe(focused);
    expect(focused.classList.contains('pointed')).toBe(true);
    await fireEvent.click(group('opposition'));
    offer(9);
    await settle();
    await fireEvent.click(screen.getByRole('button', { name: say('web-danger-go'), hidden: true }));
    expect(socket.sent).toEqual([expect.objectContaining({ version: 9, command: { do: 'play', action: police('opposition') } })]);
  });

  it('given early keeps its warning when the secret answer of the other side arrives, and is sent for the new version', async () => {
    const { now, ...table } = warned('opposition');
    const early: Moment = { ...now, choices: [], premoves: now.choices, actor: table.seat === 'west' ? 'east' : 'west' };
    const socket = sit({ ...table, now: early });
    await fireEvent.click(group('opposition'));
    expect(screen.getByText('You would lose.')).toBeTruthy();
    socket.tell({ type: 'update', since: 7, now: { ...now, version: 8, actions: 4 }, log_from: 3, log: [] });
    await settle();
    expect(screen.queryByText(say('web-draft-lost'))).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: say('web-danger-go'), hidden: true }));
    expect(socket.sent).toEqual([expect.objectContaining({ version: 8, command: { do: 'play', action: police('opposition') } })]);
  });

  it('that is not possible keeps its explanation while the other side offers a draw', async () => {
    const table = tableOf('spies-act', { choices: tableOf('spies-act').now.choices.slice(0, 1) });
    const socket = sit(table);
    await fireEvent.click(group('opposition'));
    const { key } = socket.sent.at(-1) as { key: string };
    socket.tell({ type: 'why', key, answer: { legal: false, refusal: { refusal: 'r', text: 'Not now.', section: null } } as unknown as WhyNotAnswer });
    await settle();
    socket.tell({ type: 'update', since: 7, now: { ...table.now, version: 8, offers: [{ kind: 'draw', by: 'east' }] }, log_from: 0, log: [] });
    await settle();
    expect(screen.getByText('Not now.')).toBeTruthy();
    socket.tell({ type: 'update', since: 8, now: { ...table.now, version: 9, actions: 4 }, log_from: 3, log: [] });
    await settle();
    expect(screen.queryByText('Not now.')).toBeNull();
  });
});

describe('a decision', () => {
  it('is one message, and its result is drawn from the answer', async () => {
    const table = tableOf('twilight-place');
    const side = table.seat as 'west' | 'east';
    const socket = sit(table);
    const places = table.now.choices.flatMap(({ action }) => (typeof action === 'object' && action !== null && 'place' in action ? [action['place'] as string] : []));
    const drawn = (slug: string): string | null => country(slug).getAttribute('aria-label');
    let { now } = table;
    for (const [round, slug] of places.slice(0, 3).entries()) {
      const before = drawn(slug);
      country(slug).dispatchEvent(new MouseEvent('click', { bubbles: true }));
      expect(socket.sent).toHaveLength(round + 1);
      expect(socket.commands.at(-1)).toEqual({ do: 'play', action: { place: slug } });
      const { key, version } = socket.sent.at(-1) as { key: string; version: number };
      expect(version).toBe(now.version);
      now = { ...now, version: version + 1, actions: now.actions + 1 };
      socket.tell({ type: 'done', key, version: now.version });
      const log = [{ action: now.actions - 1, by: side, facts: [], patch: { view: { influence: { [side]: { [slug]: 9 } } } } }];
      socket.tell({ type: 'update', since: version, now, log_from: now.actions - 1, log });
      await settle();
      expect(drawn(slug)).not.toBe(before);
      expect(drawn(slug)).toContain(` 9`);
    }
    expect(fetched).not.toHaveBeenCalled();
  });

  it('of a bot is played back from the patches of one update', async () => {
    const table = tableOf('twilight-ops');
    const socket = sit(table);
    await settle(5000);
    const placed = (total: number) => ({ fact: { placed: { side: 'east', country: 'libya', amount: 1, total } }, text: `to ${total}` });
    const log = [7, 8, 9].map((total, at) => ({ action: 3 + at, by: 'east' as const, facts: [placed(total)], patch: { view: { influence: { east: { libya: total } } } } }));
    socket.tell({ type: 'update', since: 7, now: { ...table.now, version: 8, actions: 6 }, log_from: 3, log });
    const shown: string[] = [];
    for (let step = 0; step < 40; step += 1) {
      await settle(100);
      const label = /USSR (\d+)/.exec(country('libya').getAttribute('aria-label') ?? '')?.[1] ?? '';
      if (shown.at(-1) !== label) shown.push(label);
    }
    expect(shown).toEqual(['7', '8', '9']);
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('a draft', () => {
  beforeEach(() => {
    settings.confirm = 'all';
  });

  const only = (table: TableSnapshot, tag: string): Choice[] => table.now.choices.filter(({ action }) => typeof action === 'object' && action !== null && tag in action);
  const previews = (socket: Socket) => socket.sent.flatMap((message) => (message.type === 'preview' ? [message] : []));

  /** Answers the latest preview request. */
  async function foreseen(socket: Socket, changes: Partial<Preview>): Promise<void> {
    const { key, version } = previews(socket).at(-1)!;
    socket.tell({ type: 'preview', key, preview: { version, question: null, choices: [], patch: null, log: [], ends: null, ...changes } });
    await settle();
  }

  /** Returns a table at which only coups are offered. */
  function coups(): { table: TableSnapshot; socket: Socket } {
    const ops = tableOf('twilight-ops');
    const table = { ...ops, now: { ...ops.now, choices: only(ops, 'coup') } };
    return { table, socket: sit(table) };
  }
  const chosen = (slug: string): string | null => country(slug).getAttribute('aria-pressed');

  it('on the map is chosen by Enter and sent by a second Enter, but not by an immediate or a held one', async () => {
    const { socket } = coups();
    country('libya').focus();
    await press(country('libya'), 'Enter');
    await foreseen(socket, { ends: 'dice' });
    expect(chosen('libya')).toBe('true');
    await press(country('libya'), 'Enter');
    await settle(400);
    await press(country('libya'), 'Enter', true);
    expect(socket.commands).toEqual([]);
    await press(country('libya'), 'Enter');
    expect(socket.commands).toEqual([{ do: 'play', action: { coup: 'libya' } }]);
  });

  it('is taken back by another press on the same target, by undo and by clear, and nothing is sent', async () => {
    const { socket } = coups();
    const ways = [() => press(country('libya'), ' '), () => fireEvent.click(country('libya')), () => fireEvent.click(document.querySelector('.back')!), () => fireEvent.click(document.querySelector('.clear')!), () => press(document.body, 'u')];
    for (const back of ways) {
      await fireEvent.click(country('libya'));
      await foreseen(socket, { ends: 'dice' });
      expect(chosen('libya')).toBe('true');
      await settle(400);
      await back();
      await settle(400);
      expect(chosen('libya')).toBe('false');
    }
    expect(socket.commands).toEqual([]);
  });

  it('that is complete accepts another target instead', async () => {
    const { table, socket } = coups();
    const other = only(table, 'coup').map(({ action }) => (action as { coup: string }).coup).find((slug) => slug !== 'libya')!;
    await fireEvent.click(country('libya'));
    await foreseen(socket, { ends: 'dice' });
    await settle(400);
    await fireEvent.click(country(other));
    await foreseen(socket, { ends: 'dice' });
    expect([chosen('libya'), chosen(other)]).toEqual(['false', 'true']);
    expect(previews(socket).map(({ actions }) => actions)).toEqual([[{ coup: 'libya' }], [{ coup: other }]]);
    await settle(400);
    await fireEvent.click(document.querySelector('.confirm')!);
    expect(socket.commands).toEqual([{ do: 'play', action: { coup: other } }]);
  });

  it('of points is shown on the board point by point, and sent as one list by the confirm button only', async () => {
    const table = tableOf('twilight-place');
    const side = table.seat as 'west' | 'east';
    const socket = sit(table);
    const places = only(table, 'place');
    const [one, two] = places.map(({ action }) => (action as { place: string }).place) as [string, string];
    const question = table.now.question!;
    const step = (at: number, slug: string, total: number) => ({ action: 3 + at, by: side, facts: [{ fact: { placed: { side, country: slug, amount: 1, total } }, text: `to ${total}` }] });
    await fireEvent.click(country(one));
    await foreseen(socket, { question, choices: places, patch: { view: { influence: { [side]: { [one]: 8 } } } }, log: [step(0, one, 8)] });
    expect(country(one).getAttribute('aria-label')).toContain(' 8');
    // Points are one question: the next one need not wait.
    await fireEvent.click(country(two));
    await foreseen(socket, { ends: 'other', patch: { view: { influence: { [side]: { [one]: 8, [two]: 9 } } } }, log: [step(0, one, 8), step(1, two, 9)] });
    expect(country(two).getAttribute('aria-label')).toContain(' 9');
    await settle(400);
    await fireEvent.click(country(one));
    expect(screen.getByText(say('web-draft-full'))).toBeTruthy();
    expect(socket.commands).toEqual([]);
    await fireEvent.click(document.querySelector('.confirm')!);
    expect(socket.commands).toEqual([{ do: 'play', actions: [{ place: one }, { place: two }] }]);
    expect(socket.sent.filter(({ type }) => type === 'do')).toHaveLength(1);
  });

  it('loses one of its points by the cross beside it, and keeps the others', async () => {
    const table = tableOf('twilight-place');
    const socket = sit(table);
    const places = only(table, 'place');
    const question = table.now.question!;
    const go = { question, choices: places };
    for (const at of [0, 1, 2]) {
      await fireEvent.click(country((places[at]!.action as { place: string }).place));
      await foreseen(socket, go);
    }
    await fireEvent.click(screen.getByRole('button', { name: say('web-draft-drop', { text: places[1]!.text }) }));
    await foreseen(socket, go);
    await settle();
    const names = [0, 2].map((at) => places[at]!.text);
    expect([...document.querySelectorAll('.draft .what')].map((node) => node.textContent)).toEqual(names);
  });

  it('that would lose the game asks for a confirmation before it is sent', async () => {
    const ops = tableOf('twilight-ops');
    const choices = only(ops, 'coup').map((choice) => ({ ...choice, danger: { level: 'loses' as const, text: 'You would lose.' } }));
    const socket = sit({ ...ops, now: { ...ops.now, choices } });
    await fireEvent.click(country('libya'));
    await foreseen(socket, { ends: 'dice' });
    await settle(400);
    await fireEvent.click(document.querySelector('.confirm')!);
    expect(socket.commands).toEqual([]);
    await fireEvent.click(screen.getByRole('button', { name: say('web-danger-go'), hidden: true }));
    expect(socket.commands).toEqual([{ do: 'play', action: { coup: 'libya' } }]);
  });

  it('needs a confirmation only if dice decide, under the setting “Dice and draws”', async () => {
    settings.confirm = 'dice';
    const { socket } = coups();
    await fireEvent.click(country('libya'));
    await foreseen(socket, { ends: 'dice' });
    expect(socket.commands).toEqual([]);
    await settle(400);
    await fireEvent.click(document.querySelector('.clear')!);
    await settle(400);
    await fireEvent.click(country('libya'));
    await foreseen(socket, { ends: 'other' });
    expect(socket.commands).toHaveLength(1);
  });

  it('is dropped with a notice when the table has moved on, and stays after an update without a move', async () => {
    const { table, socket } = coups();
    await fireEvent.click(country('libya'));
    await foreseen(socket, { ends: 'dice' });
    socket.tell({ type: 'update', since: 7, now: { ...table.now, version: 8 }, log_from: 0, log: [] });
    await settle();
    expect(chosen('libya')).toBe('true');
    socket.tell({ type: 'update', since: 8, now: { ...table.now, version: 9, actions: 4 }, log_from: 3, log: [{ action: 3, by: 'east', facts: [] }] });
    await settle(5000);
    expect(chosen('libya')).toBe('false');
    expect(screen.getByText(say('web-draft-lost'))).toBeTruthy();
  });

  it('keeps the notice that it was dropped until the next input, however often the table moves on meanwhile', async () => {
    const { table, socket } = coups();
    await fireEvent.click(country('libya'));
    await foreseen(socket, { ends: 'dice' });
    for (const at of [0, 1, 2]) {
      socket.tell({ type: 'update', since: 7 + at, now: { ...table.now, version: 8 + at, actions: 4 + at }, log_from: 3 + at, log: [{ action: 3 + at, by: 'east', facts: [] }] });
      await settle(2000);
    }
    expect(screen.getByText(say('web-draft-lost'))).toBeTruthy();
    await fireEvent.click(document.body);
    expect(screen.queryByText(say('web-draft-lost'))).toBeNull();
  });

  it('on a phone is undone step by step by the browser’s Back, which leaves the table only then', async () => {
    view.size = 'narrow';
    vi.stubGlobal('scrollTo', () => undefined);
    router.go('/t/t', true);
    const left = vi.spyOn(history, 'go').mockImplementation(() => undefined);
    const { socket } = coups();
    await fireEvent.click(country('libya'));
    await foreseen(socket, { ends: 'dice' });
    expect(chosen('libya')).toBe('true');
    const back = async (): Promise<void> => {
      const { steps } = history.state as { steps: number };
      history.replaceState(steps > 1 ? { steps: steps - 1 } : null, '', location.href);
      dispatchEvent(new PopStateEvent('popstate'));
      await settle();
    };
    await back();
    expect(chosen('libya')).toBe('false');
    await fireEvent.click(screen.getByRole('button', { name: say('web-tab-log') }));
    await settle();
    expect(document.querySelector('.sheet')).not.toBeNull();
    await back();
    expect(document.querySelector('.sheet')).toBeNull();
    expect(left).not.toHaveBeenCalled();
    left.mockRestore();
  });

  it('of points shows how many are left from the start, and what it does in the end', async () => {
    const table = tableOf('twilight-place');
    const side = table.seat as 'west' | 'east';
    const socket = sit(table);
    const places = only(table, 'place');
    const [one, two] = places.map(({ action }) => (action as { place: string }).place) as [string, string];
    const button = (): HTMLElement => document.querySelector<HTMLElement>('.confirm')!;
    expect([button().textContent, button().classList.contains('missing')]).toEqual([say('web-draft-left', { left: 4 }), true]);
    const asked = (left: number) => ({ ...table.now.question!, question: { place: { ...(table.now.question!.question as { place: object }).place, left } } as Json });
    const step = (at: number, slug: string, total: number) => ({ action: 3 + at, by: side, facts: [{ fact: { placed: { side, country: slug, amount: 1, total } }, text: `to ${total}` }] });
    const log = [step(0, one, 1), step(1, two, 1), step(2, one, 2)];
    for (const [at, slug] of [one, two, one].entries()) {
      await fireEvent.click(country(slug));
      await foreseen(socket, at < 2 ? { question: asked(3 - at), choices: places, log: log.slice(0, at + 1) } : { ends: 'other', log: [log[0]!, log[1]!, { ...log[2]!, facts: [...log[2]!.facts, { fact: 'x', text: 'Action round 1: US', opens: true }, { fact: 'y', text: 'more' }] }] });
      if (at < 2) expect(button().textContent).toBe(say('web-draft-left', { left: 3 - at }));
    }
    // The same country is one line, and what begins then is no consequence.
    const name = (slug: string): string => all.get('twilight')![1].name(slug);
    expect([...document.querySelectorAll('.draft li')].map((line) => line.textContent?.replace(/\s+/g, ' ').trim())).toEqual([`${name(one)} +2 0 → 2`, `${name(two)} +1 0 → 1`]);
    expect(button().textContent).toContain(say('web-draft-place', { count: 3 }));
    expect(document.querySelector('.prompt h2')!.textContent).toBe(say('web-draft-all'));
  });

  it('that ends with the event names the card', async () => {
    const table = tableOf('twilight-round');
    const socket = sit(table);
    const card = only(table, 'card')[0]!;
    const { card: slug } = card.action as { card: string };
    await fireEvent.click(document.querySelector(`.choice[data-action='${JSON.stringify(card.action)}']`)!);
    await foreseen(socket, { question: { question: { use: { by: 'west', card: slug, may: false } } as Json, text: '', rule: null }, choices: [{ action: 'event', text: 'Event' }] });
    await settle(400);
    await fireEvent.click(document.querySelector(`.choice[data-action='"event"']`)!);
    await foreseen(socket, { ends: 'other' });
    const does = say('web-draft-of', { card: all.get('twilight')![1].name(slug), what: 'Event' });
    expect(document.querySelector('.confirm')!.textContent).toContain(does);
    expect(document.querySelector('.prompt h2')!.textContent).toBe(does);
  });

  it('waits visibly without a connection, as a notice over the board says', async () => {
    const { socket } = coups();
    await fireEvent.click(country('libya'));
    await foreseen(socket, { ends: 'dice' });
    await settle(400);
    dispatchEvent(new Event('offline'));
    await settle();
    expect(document.querySelector('.over .bar')!.textContent).toContain(say('web-lost-draft'));
    const button = document.querySelector('.confirm')!;
    expect([button.textContent, button.classList.contains('act')]).toEqual([say('web-draft-offline'), false]);
    await fireEvent.click(button);
    expect(socket.commands).toEqual([]);
    expect(chosen('libya')).toBe('true');
  });

  it('that was sent and is not answered says so within a second', async () => {
    const { table, socket } = coups();
    await fireEvent.click(country('libya'));
    await foreseen(socket, { ends: 'dice' });
    await settle(400);
    await fireEvent.click(document.querySelector('.confirm')!);
    expect(document.querySelector('.confirm')!.textContent).toBe(say('web-draft-sending'));
    await settle(1100);
    expect(screen.getByText(say('web-lost-slow'))).toBeTruthy();
    socket.tell({ type: 'done', key: (socket.sent.at(-1) as { key: string }).key, version: 8 });
    await settle();
    expect(document.querySelector('.confirm')!.textContent).toBe(say('web-draft-sending'));
    socket.tell({ type: 'update', since: 7, now: { ...table.now, version: 8, actions: 4 }, log_from: 3, log: [{ action: 3, by: 'west', facts: [] }] });
    await settle();
    expect(screen.queryByText(say('web-lost-slow'))).toBeNull();
    expect(screen.queryByText(say('web-draft-lost'))).toBeNull();
    expect([chosen('libya'), sessionStorage.getItem('hotline.draft')]).toEqual(['false', null]);
  });

  it('is restored after a reload, as far as it is still possible', async () => {
    const { table, socket } = coups();
    await fireEvent.click(country('libya'));
    await foreseen(socket, { ends: 'dice' });
    cleanup();
    const again = sit(table);
    await settle();
    expect(previews(again).map(({ actions }) => actions)).toEqual([[{ coup: 'libya' }]]);
    await foreseen(again, { ends: 'dice' });
    expect(chosen('libya')).toBe('true');
    cleanup();
    sit({ ...table, now: { ...table.now, version: 9, actions: 5 } });
    await settle();
    expect(screen.getByText(say('web-draft-lost'))).toBeTruthy();
  });

  it('asks the server why something cannot follow it', async () => {
    const table = tableOf('twilight-place');
    const socket = sit(table);
    const places = only(table, 'place');
    const open = new Set(places.map(({ action }) => (action as { place: string }).place));
    const closed = [...document.querySelectorAll('[data-country]')].map((node) => node.getAttribute('data-country')!).find((slug) => !open.has(slug))!;
    await fireEvent.click(country([...open][0]!));
    await foreseen(socket, { question: table.now.question, choices: places });
    await fireEvent.click(country(closed));
    const asked = previews(socket).at(-1)!;
    expect(asked.actions).toEqual([{ place: [...open][0] }, { place: closed }]);
    socket.tell({ type: 'refused', key: asked.key, error: { code: 'refused', text: 'No.', refusal: { refusal: 'x', section: '6.1.1', text: 'Too far away.' } } });
    await settle();
    expect(screen.getByText('Too far away.')).toBeTruthy();
  });

  it('on a button of the board is sent by Enter too, but not by a held key', async () => {
    const socket = sit(tableOf('spies-act'));
    await press(group('opposition'), 'Enter');
    await foreseen(socket, { ends: 'other' });
    await settle(400);
    for (let times = 0; times < 3; times += 1) await press(group('opposition'), 'Enter', true);
    expect(group('opposition').getAttribute('aria-pressed')).toBe('true');
    expect(socket.commands).toEqual([]);
    await press(group('opposition'), 'Enter');
    expect(socket.commands).toHaveLength(1);
  });
});

describe('the result panel', () => {
  const settings_ = { ...settings };
  beforeEach(() => {
    settings.results = 'always';
  });
  afterEach(() => {
    settings.results = settings_.results;
  });

  it('of one’s own roll comes first, and the bot’s moves are played back when it is closed', async () => {
    const table = tableOf('twilight-ops');
    const socket = sit(table);
    await settle(5000);
    const patch = (total: number) => ({ view: { influence: { east: { libya: total } } } });
    const mine = [
      { action: 3, by: 'west' as const, facts: [{ fact: { coup: { side: 'west', country: 'libya', ops: 3 } }, text: 'coup' }] },
      { action: 4, by: 'chance' as const, facts: [{ fact: { coup_rolled: { side: 'west', die: 3, modifier: 0, result: 2 } }, text: 'rolls' }], patch: patch(1) },
    ];
    const now = { ...table.now, choices: [] };
    socket.tell({ type: 'update', since: 7, now: { ...now, version: 8, actions: 5 }, log_from: 3, log: mine });
    await settle();
    expect(document.querySelector('.result')).not.toBeNull();
    const placed = (total: number) => ({ fact: { placed: { side: 'east', country: 'libya', amount: 1, total } }, text: `to ${total}` });
    const theirs = [7, 8, 9].map((total, at) => ({ action: 5 + at, by: 'east' as const, facts: [...(at === 0 ? [{ fact: { played: { side: 'east', card: 'nato' } }, text: 'NATO' }] : []), placed(total)], patch: patch(total) }));
    socket.tell({ type: 'update', since: 8, now: { ...now, version: 9, actions: 8 }, log_from: 5, log: theirs });
    await settle(10_000);
    const seen = (): string => /USSR (\d+)/.exec(country('libya').getAttribute('aria-label') ?? '')?.[1] ?? '';
    expect([document.querySelector('.result .nth')?.textContent, document.querySelector('.step'), seen()]).toEqual([say('web-result-of', { number: 1, of: 2 }), null, '1']);
    await fireEvent.click(document.querySelector('.result .go')!);
    const shown: string[] = [];
    for (let step = 0; step < 40; step += 1) {
      await settle(100);
      expect(document.querySelector('.result') !== null && document.querySelector('.step') !== null).toBe(false);
      if (shown.at(-1) !== seen()) shown.push(seen());
    }
    expect(shown.slice(-3)).toEqual(['7', '8', '9']);
    expect(document.querySelector('.result .nth')?.textContent).toBe(say('web-result-of', { number: 2, of: 2 }));
  });

  it('of the other side opens when the finger that ended the playback lifts, and not under it', async () => {
    const table = tableOf('twilight-ops');
    const socket = sit(table);
    await settle(5000);
    const placed = (total: number) => ({ fact: { placed: { side: 'east', country: 'libya', amount: 1, total } }, text: `to ${total}` });
    const theirs = [7, 8, 9].map((total, at) => ({
      action: 3 + at,
      by: 'east' as const,
      facts: [...(at === 0 ? [{ fact: { played: { side: 'east', card: 'nato' } }, text: 'NATO' }] : []), placed(total)],
      patch: { view: { influence: { east: { libya: total } } } },
    }));
    socket.tell({ type: 'update', since: 7, now: { ...table.now, version: 8, actions: 6 }, log_from: 3, log: theirs });
    await settle(1000);
    expect([document.querySelector('.step') !== null, document.querySelector('.result')]).toEqual([true, null]);
    await fireEvent.pointerDown(document.body);
    await settle(100);
    expect([document.querySelector('.step'), document.querySelector('.result')]).toEqual([null, null]);
    await fireEvent.pointerUp(document.body);
    await fireEvent.click(document.body);
    await settle();
    expect(document.querySelector('.result')).not.toBeNull();
  });
});

describe('the question', () => {
  it('says where it is answered, and does not mention the hand if only the board is meant', () => {
    sit(tableOf('twilight-place'));
    expect(screen.getByText(say('web-choose-map'))).toBeTruthy();
    cleanup();
    sit(tableOf('twilight-round'));
    expect(screen.getByText(say('web-choose-hand'))).toBeTruthy();
  });

  it('of an event shows the text of its card', () => {
    sit(tableOf('twilight-event'));
    const words = all.get('twilight')![1];
    expect(document.querySelector('.prompt .event')!.textContent).toBe(`${words.name('brush_war')} ${words.text('brush_war')}`);
    cleanup();
    sit(tableOf('twilight-ops'));
    expect(document.querySelector('.prompt .event')).toBeNull();
  });

  it('of the other side is shown once', () => {
    sit(tableOf('spies-act', { choices: [], waiting: 'KGB decides.', actor: 'east' }));
    expect([document.querySelector('.prompt .who')!.textContent, document.querySelector('.prompt h2')!.textContent]).toEqual(['Boris', 'KGB decides.']);
  });
});

describe('the rule of a question', () => {
  it('is linked beside it, also for a waiting player, and is not read aloud with it', () => {
    for (const choices of [undefined, []]) {
      sit(tableOf('spies-act', choices ? { choices, actor: 'east', waiting: 'Wait.' } : {}));
      const link = screen.getByRole('link', { name: 'Read rule 6.0' });
      expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/rules/spies#6.0', '_blank']);
      expect(link.closest('[aria-live]')).toBeNull();
      cleanup();
    }
  });

  it('is absent if none is named, and at the end', () => {
    const table = tableOf('spies-act');
    sit({ ...table, now: { ...table.now, question: { ...table.now.question!, rule: null } } });
    expect(document.querySelector('a.rule')).toBeNull();
    cleanup();
    sit({ ...table, now: { ...table.now, phase: 'over' } });
    expect(document.querySelector('a.rule')).toBeNull();
  });
});

describe('why not', () => {
  const open = (anchor: Element | null) => render(WhyNot, { refusal: { text: 'No.', section: '3.11a', anchor }, game: 'spies', show: null, close: () => undefined });

  it('links to the rule', () => {
    open(null);
    expect(screen.getByRole('link', { name: 'Read rule 3.11a' }).getAttribute('href')).toBe('/rules/spies#3.11a');
  });

  it('returns the focus to what was asked about', async () => {
    const [first, second] = [document.createElement('button'), document.createElement('button')];
    document.body.append(first, second);
    first.focus();
    const { rerender, unmount } = open(first);
    expect(document.activeElement?.getAttribute('aria-label')).toBe(say('web-close'));
    second.focus();
    await rerender({ refusal: { text: 'No again.', section: null, anchor: second } });
    expect(document.activeElement?.getAttribute('aria-label')).toBe(say('web-close'));
    unmount();
    expect(document.activeElement).toBe(second);
  });
});

describe('a bot that thinks', () => {
  it('shows its progress, without motion if motion is off', async () => {
    const thinking = { side: 'east', spent: 2_000, budget: 6_000, since: 1 } as const;
    const bar = (): HTMLProgressElement | null => document.querySelector<HTMLProgressElement>('.prompt progress');
    const socket = sit(tableOf('spies-act', { choices: [], waiting: 'KGB decides.', actor: 'east', thinking }));
    expect([bar()?.value, bar()?.max]).toEqual([2_000, 6_000]);
    screen.getByText(say('web-thinking'));
    await settle(1_000);
    expect(bar()?.value).toBe(3_000);
    await settle(5_000); // not long enough for the link to be lost
    expect(bar()?.value).toBe(6_000);
    const { now } = tableOf('spies-act', { version: 8, choices: [], actor: 'east', thinking: { ...thinking, spent: 5_000, since: 2 } });
    socket.tell({ type: 'update', since: 7, now, log_from: 3, log: [] });
    await settle();
    expect(bar()?.value).toBe(5_000);
    settings.motion = 'off';
    await settle(1_000);
    socket.tell({ type: 'update', since: 8, now: { ...now, version: 9, thinking: { ...thinking, since: 3 } }, log_from: 3, log: [] });
    await settle(1_000);
    expect(bar()?.value).toBe(2_000);
    settings.motion = 'normal';
    socket.tell({ type: 'update', since: 9, now: tableOf('spies-act', { version: 10 }).now, log_from: 3, log: [] });
    await settle();
    expect(bar()).toBe(null);
  });
});

it('ochre marks one’s own turn only', () => {
  const rules = readFileSync('src/styles/base.css', 'utf8').split('\n').concat(readFileSync('src/table/Players.svelte', 'utf8').split(/[\n}]/));
  const ochre = rules.filter((rule) => /\.now\b/.test(rule) && rule.includes('--act'));
  expect(ochre.length).toBeGreaterThan(0);
  for (const rule of ochre) expect(rule).toMatch(/\.now\.mine\b/);
});

describe('the players', () => {
  const clocks: Clocks = { setting: { kind: 'none' }, left: { west: 65_000, east: 125_000 }, running: null, now: 0, deadline: null, claim: null };
  const shown = (): (string | undefined)[] => [...document.querySelectorAll('.player')].map((one) => one.textContent?.trim().replace(/\s+/g, ' '));
  const away = { seats: { west: player(), east: player({ name: 'Boris', online: false }) } };

  it('are both shown with their clocks, and as away even if there is a clock', () => {
    const { now } = tableOf('spies-act', { clocks, ...away });
    render(Players, { now, mine: [], words: all.get('spies')![1], offset: 0 });
    expect(shown()).toEqual(['Ann, CIA 1:05', 'Boris, KGB 2:05 away']);
  });

  it.each(['wide', 'narrow'] as const)('are shown once each at a table on a %s screen, also to spectators', (size) => {
    view.size = size;
    const table = tableOf('spies-act', away);
    sit(table);
    expect(shown()).toEqual(['Boris, KGB away', 'You, CIA']);
    expect(document.querySelector('.top .player') === null).toBe(size === 'narrow');
    cleanup();
    sit({ ...table, mine: [], seat: 'spectator', now: { ...table.now, choices: [] } });
    expect(shown()).toEqual(['Ann, CIA', 'Boris, KGB away']);
  });
});
