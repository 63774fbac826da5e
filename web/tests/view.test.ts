import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { same, type GameName, type Parts } from '$/boards/contract.ts';
import { parts as load } from '$/boards/index.ts';
import { catalog, moment as fixture } from '$/boards/tests/table.ts';
import { settings } from '$/lib/settings.svelte.ts';
import { view } from '$/lib/size.svelte.ts';
import { say, speech } from '$/lib/speech.svelte.ts';
import { Link } from '$/table/link.svelte.ts';
import Players from '$/table/Players.svelte';
import WhyNot from '$/table/WhyNot.svelte';
import type { Choice, Clocks, FromServer, Json, Moment, Player, TableSnapshot, ToServer } from '$/wire/index.ts';
import { Words } from '$/words/words.ts';
import { choicesOf } from '../dev/moment.ts';
import Sitting from './Sitting.svelte';

/** The other end of the socket. */
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

  /** What was played. */
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
    outcome: null,
    offers: [],
    clocks: null,
    seats: { west: player(), east: player({ name: 'Boris' }) },
    ...changes,
  };
  const fairness = { commitment: '', entropy: { west: null, east: null }, seed: null };
  const scene = { view: view as Json, figures: figures as Json };
  return { id: 't', game, title: 'T', rules: 1, options: {}, rated: false, public: true, created: 0, mine: [seat as 'west'], seat, lang: 'en', catalog: catalog(game) as Json, now, scene, log: [], chat: [], fairness, rematch_of: null };
}

const fetched = vi.fn<typeof fetch>(() => Promise.reject(new Error('no network')));
let links: Link[] = [];

/** Lets everything happen that needs no time. */
async function settle(milliseconds = 0): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  flushSync();
}

const all = new Map<GameName, [Parts, Words]>();

/** Sits down at a table. */
function sit(table: TableSnapshot): Socket {
  const link = new Link('t', 'en', undefined, () => undefined);
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

/** A key on the map, or on a button: this one is pressed by Enter as a browser does it. */
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
  settings.confirm = false;
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  // A table asks for nothing beside its socket.
  expect(fetched.mock.calls).toEqual([]);
  fetched.mockClear();
  cleanup();
  for (const link of links.splice(0)) link.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  view.size = 'wide';
  settings.confirm = false;
  localStorage.clear();
  document.body.innerHTML = '';
});

describe('who comes back', () => {
  it('is told how many moves were missed; their positions are fetched when they are asked for, and not before', async () => {
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
  /** The table with a warning at one of the choices. */
  function warned(target: string): TableSnapshot {
    const table = tableOf('spies-act');
    const choices = table.now.choices.map((choice) => (same(choice.action, police(target)) ? { ...choice, danger: DANGER } : choice));
    return { ...table, now: { ...table.now, choices } };
  }

  it('is sent at once, and made once, however often it is pressed', async () => {
    const socket = sit(tableOf('spies-act'));
    group('opposition').click();
    expect(socket.commands).toEqual([{ do: 'play', action: police('opposition') }]);
    await fireEvent.click(group('opposition'));
    await fireEvent.click(group('mafia'));
    expect(screen.getAllByTitle(say('web-held-busy')).length).toBeGreaterThan(1);
    expect(socket.sent).toHaveLength(1);
  });

  it('that is dangerous waits for a second thought, after which one may choose again', async () => {
    const socket = sit(warned('opposition'));
    await fireEvent.click(group('opposition'));
    expect(screen.getByText('You would lose.')).toBeTruthy();
    expect(socket.commands).toEqual([]);
    await fireEvent.click(screen.getByRole('button', { name: say('web-danger-back'), hidden: true }));
    await fireEvent.click(group('mafia'));
    expect(socket.commands).toEqual([{ do: 'play', action: police('mafia') }]);
  });

  it('that is dangerous is made by who insists', async () => {
    const socket = sit(warned('opposition'));
    await fireEvent.click(group('opposition'));
    await fireEvent.click(screen.getByRole('button', { name: say('web-danger-go'), hidden: true }));
    expect(socket.commands).toEqual([{ do: 'play', action: police('opposition') }]);
  });

  it('is not made for a position that has changed meanwhile', async () => {
    const table = warned('opposition');
    const socket = sit(table);
    await fireEvent.click(group('opposition'));
    socket.tell({ type: 'update', since: 7, now: { ...table.now, version: 8 }, log_from: 0, log: [] });
    await settle();
    expect(screen.queryByText('You would lose.')).toBeNull();
    expect(socket.commands).toEqual([]);
  });
});

describe('a decision', () => {
  it('is one message, and what comes of it is drawn from the answer', async () => {
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

  it('of the machine is played back from the patches of one update', async () => {
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

describe('a choice that has to be confirmed', () => {
  beforeEach(() => {
    settings.confirm = true;
  });

  it('on the map is selected by Enter and confirmed by Enter on the same country', async () => {
    const ops = tableOf('twilight-ops');
    const socket = sit({ ...ops, now: { ...ops.now, choices: ops.now.choices.filter(({ action }) => typeof action === 'object' && action !== null && 'coup' in action) } });
    country('libya').focus();
    await press(country('libya'), 'Enter');
    expect(country('libya').getAttribute('aria-pressed')).toBe('true');
    await press(country('libya'), 'Enter');
    expect(socket.commands).toEqual([{ do: 'play', action: { coup: 'libya' } }]);
  });

  it('is taken back by the space bar or by another click', async () => {
    const ops = tableOf('twilight-ops');
    const socket = sit({ ...ops, now: { ...ops.now, choices: ops.now.choices.filter(({ action }) => typeof action === 'object' && action !== null && 'coup' in action) } });
    for (const again of [() => press(country('libya'), ' '), () => fireEvent.click(country('libya'))]) {
      await press(country('libya'), 'Enter');
      expect(country('libya').getAttribute('aria-pressed')).toBe('true');
      await again();
      expect(country('libya').getAttribute('aria-pressed')).toBe('false');
    }
    expect(socket.commands).toEqual([]);
  });

  it('on a button of the board is confirmed by Enter too, but not by a key that is held down', async () => {
    const socket = sit(tableOf('spies-act'));
    await press(group('opposition'), 'Enter');
    for (let times = 0; times < 3; times += 1) await press(group('opposition'), 'Enter', true);
    expect(group('opposition').getAttribute('aria-pressed')).toBe('true');
    expect(socket.commands).toEqual([]);
    await press(group('opposition'), 'Enter');
    expect(socket.commands).toHaveLength(1);
  });
});

describe('the rule of a question', () => {
  it('is linked beside it, also for who waits, and not read aloud with it', () => {
    for (const choices of [undefined, []]) {
      sit(tableOf('spies-act', choices ? { choices, actor: 'east', waiting: 'Wait.' } : {}));
      const link = screen.getByRole('link', { name: 'Read rule 6.0' });
      expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/rules/spies#6.0', '_blank']);
      expect(link.closest('[aria-live]')).toBeNull();
      cleanup();
    }
  });

  it('is not there where none is named, nor at the end', () => {
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

  it('gives the focus back to what was asked about', async () => {
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
  it('shows how far it has come, and nothing moves for who wants that', async () => {
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

describe('the players', () => {
  const clocks: Clocks = { setting: { kind: 'none' }, left: { west: 65_000, east: 125_000 }, running: null, now: 0, deadline: null, claim: null };
  const shown = (): (string | undefined)[] => [...document.querySelectorAll('.player')].map((one) => one.textContent?.trim().replace(/\s+/g, ' '));
  const away = { seats: { west: player(), east: player({ name: 'Boris', online: false }) } };

  it('are both shown with their clocks, and who is away although there is a clock', () => {
    const { now } = tableOf('spies-act', { clocks, ...away });
    render(Players, { now, mine: [], words: all.get('spies')![1], offset: 0 });
    expect(shown()).toEqual(['Ann, CIA 1:05', 'Boris, KGB 2:05 away']);
  });

  it.each(['wide', 'narrow'] as const)('stand at a table on a %s screen once each, also for who watches', (size) => {
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
