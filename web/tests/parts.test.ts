import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet, type Component } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { BoardProps, Parts } from '$/boards/contract.ts';
import { me } from '$/lib/me.svelte.ts';
import { view } from '$/lib/size.svelte.ts';
import { say, speech } from '$/lib/speech.svelte.ts';
import Dialog from '$/parts/Dialog.svelte';
import Nav from '$/parts/Nav.svelte';
import Sheet from '$/parts/Sheet.svelte';
import Frame from '$/table/Frame.svelte';
import KeysDialog from '$/table/KeysDialog.svelte';
import type { Link } from '$/table/link.svelte.ts';
import Menu from '$/table/Menu.svelte';
import type { TableSnapshot } from '$/wire/index.ts';

const text = (content: string) => createRawSnippet(() => ({ render: () => `<p>${content}</p>` }));

beforeAll(() => speech.speak('en'));
afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

describe('the link to the account', () => {
  it('has the name of the visitor on it', () => {
    me.known = true;
    me.take({ who: 'guest', name: 'Ada' } as Parameters<typeof me.take>[0]);
    render(Nav, { current: null });
    expect(screen.getByText('Ada').getAttribute('href')).toBe('/account');
  });

  it('is there for visitors without a name', () => {
    me.known = true;
    me.take({ who: 'nobody', name: null } as Parameters<typeof me.take>[0]);
    render(Nav, { current: null });
    expect(screen.getByText(say('web-account-enter')).getAttribute('href')).toBe('/account');
  });
});

describe.each([
  ['a dialog', Dialog],
  ['a sheet', Sheet],
] as [string, Component<{ title: string; close: () => void; children: ReturnType<typeof text> }>][])('%s', (_, Part) => {
  /** Opens the part from a button and closes it by its own button. */
  function use(opener: HTMLElement, meanwhile: () => void = () => undefined): void {
    opener.focus();
    const { unmount } = render(Part, { title: 'T', close: () => undefined, children: text('x') });
    screen.getByRole('button', { name: say('web-close'), hidden: true }).focus();
    expect(document.activeElement).not.toBe(opener);
    meanwhile();
    unmount();
  }
  function button(): HTMLElement {
    const made = document.createElement('button');
    document.body.append(made);
    return made;
  }

  it('returns the focus to the opener', () => {
    const opener = button();
    use(opener);
    expect(document.activeElement).toBe(opener);
  });

  it('leaves the focus where it was moved, or if the opener is gone', () => {
    const [opener, other] = [button(), button()];
    use(opener, () => other.focus());
    expect(document.activeElement).toBe(other);
    use(opener, () => opener.remove());
    expect(document.activeElement).toBe(document.body);
  });
});

describe('the focus', () => {
  const pressed = (name: string): Promise<boolean> => {
    const button = screen.getByRole('button', { name, hidden: true });
    button.focus();
    return fireEvent.click(button);
  };

  it('is on the button again after the settings are closed', async () => {
    render(Nav, { current: null });
    await pressed(say('web-settings'));
    await pressed(say('web-close'));
    expect(document.querySelector('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: say('web-settings') }));
  });

  it('is there as well after one dialog has opened another', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')));
    const opener = document.createElement('button');
    document.body.append(opener);
    opener.focus();
    const table = { id: 't', game: 'curtain', title: 'T', mine: [], seat: 'spectator', fairness: {}, now: { phase: 'running', actions: 0, offers: [], seats: {}, decisions: [] } };
    const { unmount } = render(Menu, { link: {} as Link, table: table as unknown as TableSnapshot, side: null, keys: () => undefined, back: () => undefined, close: () => undefined });
    await pressed(say('web-settings'));
    expect(screen.getByText(say('web-theme'))).toBeTruthy();
    screen.getByRole('button', { name: say('web-close'), hidden: true }).focus();
    unmount();
    expect(document.activeElement).toBe(opener);
    vi.unstubAllGlobals();
  });
});

describe('the menu of a table', () => {
  const now = { phase: 'running', actions: 3, clocks: {}, offers: [], seats: { west: { kind: 'guest' }, east: { kind: 'guest' } }, decisions: [] };
  const table = { id: 't', game: 'twilight', title: 'T', mine: ['west'], seat: 'west', fairness: {}, now };
  const props = { link: {} as Link, side: 'west' as const, keys: () => undefined, back: () => undefined, close: () => undefined };
  const shown = (changes: object): TableSnapshot => ({ ...table, now: { ...now, ...changes } }) as unknown as TableSnapshot;
  const buttons = (): string[] => [...document.querySelectorAll('.menu > *')].map((button) => button.textContent ?? '');

  it('has all its buttons at once, without a request', async () => {
    const fetched = vi.fn(() => Promise.reject(new Error('no network')));
    vi.stubGlobal('fetch', fetched);
    render(Menu, { ...props, table: shown({}) });
    expect(buttons().slice(-4)).toEqual(['web-menu-draw', 'web-menu-takeback', 'web-menu-pause', 'web-menu-resign'].map((key) => say(key)));
    expect(fetched).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });

  it('moves no button while it is open: what is no longer possible is disabled', async () => {
    const { rerender } = render(Menu, { ...props, table: shown({}) });
    const before = buttons();
    const draw = screen.getByRole('button', { name: say('web-menu-draw'), hidden: true });
    await rerender({ table: shown({ offers: [{ kind: 'draw', by: 'east' }], decisions: [2], actions: 4 }) });
    expect([buttons(), (draw as HTMLButtonElement).disabled]).toEqual([before, true]);
    await rerender({ table: shown({ phase: 'over', decisions: [2] }) });
    expect(buttons()).not.toEqual(before);
  });
});

it('the list of keys includes those of the regions', () => {
  render(KeysDialog, { close: () => undefined });
  const keys = [...document.querySelectorAll('kbd')].map((key) => key.textContent);
  expect(keys).toContain('G');
  expect(document.querySelector('dl')!.textContent).toContain('Europe (E)');
});

describe('on a phone', () => {
  const nothing: Component<BoardProps> = () => ({});
  const parts: Parts = { Board: nothing, Hand: nothing, Bar: nothing, ShortBar: nothing, Cards: nothing, Tracks: nothing, Figures: nothing };
  const tabs = ['log', 'cards'].map((name) => ({ name, label: name, icon: 'log' as const, badge: 0, content: text(`the ${name}`) }));
  const shown = { parts, board: {} as BoardProps, tabs, tab: 'log', sheet: null, menu: () => undefined, players: text(''), notice: text(''), prompt: text(''), below: text('') };
  const names = (): (string | undefined)[] => screen.getAllByRole('button').map((button) => button.textContent?.trim());

  it('the cards are with the hand at the table, and have their own tab in a replay', async () => {
    view.size = 'narrow';
    const { unmount } = render(Frame, shown);
    expect(names()).toEqual(['', 'Board', 'Hand', 'log']);
    unmount();
    render(Frame, { ...shown, keepBelow: true });
    expect(names()).toEqual(['', 'Board', 'log', 'cards']);
    await fireEvent.click(screen.getByText('cards'));
    expect(screen.getByText('the cards')).toBeTruthy();
    view.size = 'wide';
  });
});
