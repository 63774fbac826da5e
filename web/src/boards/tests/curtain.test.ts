import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import Board from '$/boards/curtain/Board.svelte';
import Cards from '$/boards/curtain/Cards.svelte';
import Hand from '$/boards/curtain/Hand.svelte';
import { bounds, eventOf, lead, onTable, renamed, spots, type Offer } from '$/boards/curtain/model.ts';
import type { Card, Catalog, Fact, View } from '$/wire/curtain.ts';
import { Words } from '$/words/words.ts';
import { catalog, table } from './table.ts';

afterEach(cleanup);

const tile = (card: string): Element => {
  const found = document.querySelector(`[data-card="${card}"]`);
  if (!found) throw new Error(`no card ${card}`);
  return found;
};

describe('the catalog', () => {
  const card = (words: Words, catalog: Catalog, slug: Card): string => eventOf(words, catalog.cards[slug]);

  it('says what the cards of the game show', () => {
    const { cards, regions } = catalog('curtain');
    expect(Object.keys(cards)).toHaveLength(19);
    expect(cards.cuba).toEqual({ slug: 'cuba', side: 'east', region: 'central_america', cubes: 2, designed: ['effect'] });
    expect(regions.europe).toMatchObject({ slug: 'europe', bonus: 3 });
    expect(regions.europe?.cards).toHaveLength(6);
    expect(renamed(catalog('curtain'), 'en')).toEqual([]);
  });

  it('tells a changed card in its own words and by its own name', async () => {
    const [words, changed] = [await Words.load('en', 'curtain'), catalog<'curtain'>('curtain-corrected')];
    expect(card(words, changed, 'cuba')).toBe('Score 2.');
    expect(card(words, changed, 'panama')).toBe(words.text('panama'));
    expect(renamed(changed, 'en')).toEqual([['start_europe', 'The Old World']]);
  });

  it('gives the first card on the table its own name too, also in another language', async () => {
    const { props } = await table('curtain-lay', { catalog: catalog<'curtain'>('curtain-corrected') });
    expect(props.view.cards[0]?.card).toBe('start_europe');
    const { rerender } = render(Board, { props });
    const label = (): string | null | undefined => tile('start_europe').querySelector('.sr')?.textContent;
    expect(label()).toMatch(/^The Old World, Europe/);
    await rerender({ ...props, words: await Words.load('fr', 'curtain') });
    expect(label()).toMatch(/^Le Vieux Monde, /);
  });

  it('marks an event that is not the usual one', async () => {
    const { props } = await table('curtain-lay', { choices: [], catalog: catalog<'curtain'>('curtain-corrected') });
    render(Board, { props });
    await fireEvent.click(tile('cuba'));
    const dialog = screen.getByRole('dialog', { name: 'Cuba' });
    expect(dialog.textContent).toContain('Score 2.');
    expect(dialog.textContent).toContain(props.words.say('board-own_pack'));
  });
});

describe('the table', () => {
  it('shows a place for every cell that is offered', async () => {
    const { props, choose } = await table('curtain-lay');
    render(Board, { props });
    const ghosts = screen.getAllByText('Lay here');
    expect(ghosts).toHaveLength(props.choices.length);
    await fireEvent.click(screen.getByRole('button', { name: props.choices[2]?.text }));
    expect(choose).toHaveBeenCalledExactlyOnceWith(props.choices[2]?.action);
  });

  it('shows cubes that can still be taken back on their cards', async () => {
    const fact: Fact = { placed: { side: 'west', card: 'start_europe', cost: 1 } };
    const line = (number: number) => ({ number, after: 1, text: '', fact });
    const { props } = await table('curtain-place', { recent: [line(2)], pending: [line(1), line(2)] });
    render(Board, { props });
    expect([...tile('start_europe').querySelectorAll('.tag')].map((tag) => tag.textContent)).toEqual(['+2']);
    expect(tile('start_europe').querySelector('.tag')?.classList.contains('pending')).toBe(true);
  });

  it('tells what each region would bring', async () => {
    const side = { cards: 0, bonus: 0 };
    const regions = ([['europe', 3], ['asia', -2], ['africa', 0]] as const).map(([region, net]) => ({ region, net, west: side, east: side }));
    const { props } = await table('curtain-place', { figures: { regions, end: 1 } });
    render(Board, { props });
    expect([...document.querySelectorAll('.net')].map((net) => net.textContent)).toEqual(expect.arrayContaining(['USA +3', 'USSR +2', 'even']));
    expect(document.querySelectorAll('.net')).toHaveLength(3);
  });

  it('grows around cards and places, y upwards', async () => {
    const { props } = await table('curtain-lay');
    const { view } = props;
    const cells = [...view.cards, ...spots(props.choices)];
    const grid = bounds(cells);
    for (const { x, y } of cells) {
      expect(x - grid.left).toBeLessThan(grid.columns);
      expect(grid.top - y).toBeLessThan(grid.rows);
    }
    render(Board, { props });
    const row = (card: string): number => Number((tile(card).parentElement as HTMLElement).style.gridRow);
    expect(row('cuba')).toBeLessThan(row('start_europe'));
  });

  it('chooses cards with cubes and explains the others', async () => {
    const { props, choose, why } = await table('curtain-place');
    render(Board, { props: { ...props, choices: props.choices.filter(({ text }) => !text.includes('Israel')) } });
    await fireEvent.click(tile('zaire'));
    expect(choose).toHaveBeenCalledExactlyOnceWith({ place: 'zaire' });
    await fireEvent.click(tile('israel'));
    expect(why).toHaveBeenCalledExactlyOnceWith({ place: 'israel' }, tile('israel'));
  });

  it('opens a card in reading size where nothing on the table is asked about', async () => {
    const { props, why } = await table('curtain-play');
    const card = props.view.cards.find(({ card }) => (props.catalog.cards[card]?.designed.length ?? 0) > 0)!.card;
    render(Board, { props });
    const [anchor] = [tile(card) as HTMLElement];
    anchor.focus();
    await fireEvent.click(anchor);
    const dialog = screen.getByRole('dialog', { name: props.words.name(card) });
    expect(dialog.textContent).toContain(props.words.text(card));
    expect(dialog.textContent).toContain('Made up for this pack');
    expect(why).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(anchor);
  });

  it('opens a card by its context menu where a press would choose it or explain why not', async () => {
    const { props, choose, why } = await table('curtain-place');
    render(Board, { props: { ...props, choices: props.choices.filter(({ text }) => !text.includes('Israel')) } });
    await fireEvent.contextMenu(tile('zaire'));
    expect(screen.getByRole('dialog', { name: 'Zaire' }).textContent).toContain(props.words.text('zaire'));
    expect(screen.queryByRole('button', { name: 'Why not?' })).toBeNull();
    await fireEvent.contextMenu(tile('israel'));
    await fireEvent.click(screen.getByRole('button', { name: 'Why not?' }));
    expect(why).toHaveBeenCalledExactlyOnceWith({ place: 'israel' }, expect.anything());
    expect(choose).not.toHaveBeenCalled();
  });

  it('lets everybody read, also who watches', async () => {
    const { props, why } = await table('curtain-place', { seat: 'spectator', choices: [] });
    render(Board, { props });
    await fireEvent.click(tile('zaire'));
    expect(screen.getByRole('dialog', { name: 'Zaire' })).toBeTruthy();
    expect(why).not.toHaveBeenCalled();
  });

  it('marks a move of a cube that waits to be confirmed, and takes another press as one of the same', async () => {
    const shift = (to: Card, from: Card): Offer => ({ action: { shift: { to, from } }, text: `${from} to ${to}` });
    const { props, choose } = await table('curtain-place', { choices: [shift('zaire', 'israel'), shift('iran', 'israel')], selected: shift('zaire', 'israel').action });
    render(Board, { props });
    for (const card of ['zaire', 'israel']) {
      expect(tile(card).classList.contains('picked')).toBe(true);
      await fireEvent.click(tile(card));
      expect(choose).toHaveBeenLastCalledWith({ shift: { to: 'zaire', from: 'israel' } });
    }
  });

  it('moves a cube: first where it goes, then where it comes from', async () => {
    const shift = (to: Card, from: Card): Offer => ({ action: { shift: { to, from } }, text: `${from} to ${to}` });
    const choices = [shift('zaire', 'israel'), shift('zaire', 'pakistan'), shift('iran', 'israel')];
    expect([...onTable(choices, null).keys()]).toEqual(['zaire', 'iran']);
    expect([...onTable(choices, 'zaire').keys()]).toEqual(['israel', 'pakistan']);
    const { props, choose } = await table('curtain-place', { choices });
    render(Board, { props });
    await fireEvent.click(tile('zaire'));
    expect(choose).not.toHaveBeenCalled();
    expect(tile('israel').classList.contains('legal')).toBe(true);
    await fireEvent.click(tile('israel'));
    expect(choose).toHaveBeenCalledExactlyOnceWith({ shift: { to: 'zaire', from: 'israel' } });
  });

  it('tells domination from control', () => {
    expect([lead({ west: 1, east: 1 }), lead({ west: 1, east: 2 }), lead({ west: 3, east: 1 })]).toEqual([
      { side: null, controls: false },
      { side: 'east', controls: false },
      { side: 'west', controls: true },
    ]);
  });

  it('is walked with the arrow keys', async () => {
    const { props, choose } = await table('curtain-lay');
    render(Board, { props });
    const start = document.querySelector<HTMLElement>('[data-key="start_europe"]');
    start?.focus();
    await fireEvent.keyDown(start as Element, { key: 'ArrowRight' });
    expect(document.activeElement?.getAttribute('data-key')).toBe('pakistan');
    await fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowUp' });
    expect(document.activeElement?.getAttribute('data-key')).toBe('1,1');
    await fireEvent.click(document.activeElement as Element);
    expect(choose).toHaveBeenCalledExactlyOnceWith({ lay: { x: 1, y: 1 } });
  });
});

describe('the hand', () => {
  it('opens a card, says what is made up, and plays it', async () => {
    const { props, choose } = await table('curtain-play');
    render(Hand, { props });
    await fireEvent.click(tile('chile'));
    expect(screen.getByRole('dialog').textContent).toContain('Made up for this pack');
    await fireEvent.click(screen.getByRole('button', { name: 'Play Chile' }));
    expect(choose).toHaveBeenCalledExactlyOnceWith({ play: 'chile' });
  });

  it('shows the card that was set aside to its owner only', async () => {
    const own = await table('curtain-play');
    render(Hand, { props: own.props });
    expect(tile('japan').classList.contains('aside')).toBe(true);
    cleanup();
    const view: View = { ...own.props.view, aftermath: {} };
    render(Hand, { props: { ...own.props, seat: 'west', choices: [], view: { ...view, hands: { west: [], east: { count: 4 } } } } });
    expect(document.querySelector('.aside')).toBeNull();
  });
});

describe('the cards', () => {
  const sections = () =>
    [...document.querySelectorAll('section')].map((section) => ({ title: section.querySelector('h3')?.textContent?.trim(), cards: [...section.querySelectorAll('summary > span:nth-child(2)')].map((name) => name.textContent) }));
  /** A position in which nothing but Europe lies on the table. */
  const begun = (view: View, hands: View['hands']): View => ({ ...view, cards: [{ card: 'start_europe', x: 0, y: 0, west: 1, east: 1 }], hands, aftermath: {} });

  it('show the hands that lie open to who sees everything', async () => {
    const { props } = await table('curtain-place', { seat: 'all', choices: [] });
    render(Cards, { props: { ...props, view: begun(props.view, { west: ['chile', 'japan'], east: ['cuba'] }) } });
    const all = sections();
    expect(all.slice(0, 3)).toEqual([
      { title: 'On the table 1', cards: ['Europe'] },
      { title: 'USA holds 2', cards: ['Chile', 'Japan'] },
      { title: 'USSR holds 1', cards: ['Cuba'] },
    ]);
    expect(all).toHaveLength(4);
    expect(all.flatMap(({ cards }) => cards)).toHaveLength(19);
  });

  it('show no hand to who may not see it, and the own one is not repeated', async () => {
    const { props } = await table('curtain-place', { seat: 'west' });
    render(Cards, { props: { ...props, view: begun(props.view, { west: ['chile'], east: { count: 3 } }) } });
    expect(sections().map(({ title }) => title)).toEqual(['On the table 1', 'Not seen 17']);
    expect(screen.queryByText('Chile')).toBeNull();
  });
});
