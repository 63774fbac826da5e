import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Bar from '$/boards/curtain/Bar.svelte';
import Board from '$/boards/curtain/Board.svelte';
import Cards from '$/boards/curtain/Cards.svelte';
import Figures from '$/boards/curtain/Figures.svelte';
import Hand from '$/boards/curtain/Hand.svelte';
import { sayPlace, sayStakes } from '$/boards/curtain/labels.ts';
import { bounds, CARD, eventOf, fitted, lead, onTable, REGIONS, renamed, SLIM, spots, type Offer } from '$/boards/curtain/model.ts';
import type { Card, Catalog, Fact, RegionFigures, Stakes, View } from '$/wire/curtain.ts';
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

  it('contains what the cards of the game show', () => {
    const { cards, regions } = catalog('curtain');
    expect(Object.keys(cards)).toHaveLength(19);
    expect(cards.cuba).toEqual({ slug: 'cuba', side: 'east', region: 'central_america', cubes: 2, designed: ['effect'] });
    expect(regions.europe).toMatchObject({ slug: 'europe', bonus: 3 });
    expect(regions.europe?.cards).toHaveLength(6);
    expect(renamed(catalog('curtain'), 'en')).toEqual([]);
  });

  it('shows a changed card with its own text and name', async () => {
    const [words, changed] = [await Words.load('en', 'curtain'), catalog<'curtain'>('curtain-corrected')];
    expect(card(words, changed, 'cuba')).toBe('Score 2.');
    expect(card(words, changed, 'panama')).toBe(words.text('panama'));
    expect(renamed(changed, 'en')).toEqual([['start_europe', 'The Old World']]);
  });

  it('gives the first card on the table its own name in every language', async () => {
    const { props } = await table('curtain-lay', { catalog: catalog<'curtain'>('curtain-corrected') });
    expect(props.view.cards[0]?.card).toBe('start_europe');
    const { rerender } = render(Board, { props });
    const label = (): string | null | undefined => tile('start_europe').querySelector('.sr')?.textContent;
    expect(label()).toMatch(/^The Old World, Europe/);
    await rerender({ ...props, words: await Words.load('fr', 'curtain') });
    expect(label()).toMatch(/^Le Vieux Monde, /);
  });

  it('marks an event that differs from the usual one', async () => {
    const { props } = await table('curtain-lay', { choices: [], catalog: catalog<'curtain'>('curtain-corrected') });
    render(Board, { props });
    await fireEvent.click(tile('cuba'));
    const dialog = screen.getByRole('dialog', { name: 'Cuba' });
    expect(dialog.textContent).toContain('Score 2.');
    expect(dialog.textContent).toContain(props.words.say('board-own_pack'));
  });
});

describe('stakes', () => {
  const side = { cards: 0, bonus: 0 };
  const asia = (net: number, wins?: 'west' | 'east'): RegionFigures => ({ region: 'asia', west: side, east: side, net, ...(wins ? { wins } : {}) });

  it('of a card: how many cards its region still needs, or how it is scored at once', async () => {
    const [en, pl] = await Promise.all((['en', 'pl'] as const).map((language) => Words.load(language, 'curtain')));
    const say = (words: Words | undefined, stakes: Stakes): string[] => sayStakes(words!, catalog('curtain'), stakes, 'vietnam');
    expect(say(en, { play: { missing: 1 } })).toEqual(['One more card of Asia is missing then.']);
    expect(say(en, { play: { missing: 2 } })).toEqual(['2 more cards of Asia are missing then.']);
    expect(say(pl, { play: { missing: 2 } })).toEqual(['Azja: zabraknie jeszcze 2\u00a0kart.']);
    expect(say(en, { play: { missing: 0, scores: asia(3) } })).toEqual(['Asia is complete then and is scored at once: USA +3.']);
    expect(say(en, { play: { missing: 0, scores: asia(-8, 'east') } })[0]).toMatch(/USSR \+8\. That wins the game for/);
  });

  it('of a place: its score and the sides that reach it with cubes; of a cube: its cost', async () => {
    const en = await Words.load('en', 'curtain');
    const say = (stakes: Stakes): string[] => sayStakes(en, catalog('curtain'), stakes, 'vietnam');
    expect(say({ lay: { reached: ['east'] } })).toEqual(['The USSR reaches it with cubes, the USA does not.']);
    expect(say({ lay: { reached: ['west', 'east'], scores: asia(0) } })).toEqual(['Asia is complete then and is scored at once: even.', 'Both sides reach it with cubes.']);
    expect(say({ lay: { reached: [] } })).toEqual(['Neither side reaches it with cubes.']);
    expect(say({ place: { cost: 2 } })).toEqual(['A cube here costs 2: the opponent controls the card.']);
    expect(say({ place: { cost: 1 } })).toEqual(['A cube here costs 1.']);
  });

  it('are shown below the question, for the place pointed at', async () => {
    const { props } = await table('curtain-lay');
    const stakes: Stakes = { lay: { reached: ['west'] } };
    const choices = props.choices.map((choice, at) => (at === 0 ? { ...choice, stakes } : choice));
    const { rerender } = render(Figures, { props: { ...props, choices } });
    expect(document.querySelector('.stakes')).toBeNull();
    await rerender({ ...props, choices, pointed: choices[0]!.action });
    expect(document.querySelector('.stakes')?.textContent).toBe('The USA reaches it with cubes, the USSR does not.');
  });
});

describe('the table', () => {
  it('shows a place for every cell offered', async () => {
    const { props, choose } = await table('curtain-lay');
    render(Board, { props });
    expect(document.querySelectorAll('.spot')).toHaveLength(props.choices.length);
    // A place beyond the cards is slim: only screen readers get its name.
    expect(screen.getAllByText('Lay here')).toHaveLength(props.choices.length - 1);
    expect(document.querySelectorAll('.spot.slim')).toHaveLength(1);
    await fireEvent.click(screen.getByRole('button', { name: props.choices[2]?.text }));
    expect(choose).toHaveBeenCalledExactlyOnceWith(props.choices[2]?.action);
  });

  it('describes a place relative to a neighbouring card, in every language', async () => {
    const places: [number, number, string, string][] = [[-1, 0, 'left of Europe', 'na lewo od karty „Europa”'], [1, 0, 'right of Europe', 'na prawo od karty „Europa”'], [0, 1, 'above Europe', 'nad kartą „Europa”'], [0, -1, 'below Europe', 'pod kartą „Europa”']];
    const cards = [{ card: 'start_europe' as const, x: 0, y: 0, west: 1, east: 1 }];
    const [en, pl, fr] = await Promise.all((['en', 'pl', 'fr'] as const).map((language) => Words.load(language, 'curtain')));
    for (const [x, y, english, polish] of places) {
      expect(sayPlace(en!, cards, { x, y })).toBe(english);
      expect(sayPlace(pl!, cards, { x, y })).toBe(polish);
      expect(sayPlace(fr!, cards, { x, y })).toContain('Europe');
    }
    expect(sayPlace(en!, cards, { x: 3, y: 3 })).toBe('');
    // A card is named without the part in brackets.
    expect(sayPlace(pl!, [{ ...cards[0]!, card: 'west_germany' }], { x: 1, y: 0 })).toBe('na prawo od karty „RFN”');
    const { props } = await table('curtain-lay');
    render(Board, { props });
    expect([...document.querySelectorAll('.spot')].every((spot) => /^(left of|right of|above|below) /.test(spot.getAttribute('title') ?? ''))).toBe(true);
    expect([...document.querySelectorAll('.spot .face')].some((face) => /column|row/.test(face.textContent ?? ''))).toBe(false);
  });

  it('marks the card that a draft lays, and opens nothing under a resting mouse', async () => {
    vi.useFakeTimers();
    const { props } = await table('curtain-lay');
    const { rerender } = render(Board, { props });
    await fireEvent.click(document.querySelector('[data-key="1,1"]') as Element, { clientX: 300, clientY: 200 });
    const laid = { side: 'east' as const, card: 'japan' as const, x: 1, y: 1 };
    const fact: Fact = { laid };
    const view = { ...props.view, cards: [...props.view.cards, { ...laid, west: 0, east: 0 }] };
    await rerender({ ...props, view, choices: [], pending: [{ number: 9, after: 9, text: '', fact }] });
    expect([...document.querySelectorAll('.cell.picked')].map((cell) => cell.getAttribute('data-card'))).toEqual(['japan']);
    await fireEvent.pointerEnter(tile('japan'), { pointerType: 'mouse', clientX: 300, clientY: 200 });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(screen.queryByRole('tooltip')).toBeNull();
    await fireEvent.pointerLeave(tile('japan'), { pointerType: 'mouse' });
    await fireEvent.pointerEnter(tile('japan'), { pointerType: 'mouse', clientX: 340, clientY: 210 });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(screen.getByRole('tooltip', { name: 'Japan' })).toBeTruthy();
    vi.useRealTimers();
  });

  it('shows cubes that can still be taken back on their cards', async () => {
    const fact: Fact = { placed: { side: 'west', card: 'start_europe', cost: 1 } };
    const line = (number: number) => ({ number, after: 1, text: '', fact });
    const { props } = await table('curtain-place', { recent: [line(2)], pending: [line(1), line(2)] });
    render(Board, { props });
    expect([...tile('start_europe').querySelectorAll('.tag')].map((tag) => tag.textContent)).toEqual(['+2']);
    expect(tile('start_europe').querySelector('.tag')?.classList.contains('pending')).toBe(true);
  });

  it('shows what each region would score', async () => {
    const side = { cards: 0, bonus: 0 };
    const regions = ([['europe', 3], ['asia', -2], ['africa', 0]] as const).map(([region, net]) => ({ region, net, west: side, east: side }));
    const { props } = await table('curtain-place', { figures: { regions, end: 1 } });
    render(Board, { props });
    expect([...document.querySelectorAll('.net')].map((net) => net.textContent)).toEqual(expect.arrayContaining(['USA +3', 'USSR +2', 'even']));
    expect(document.querySelectorAll('.net')).toHaveLength(3);
  });

  it('marks cards on which a cube costs two', async () => {
    const { props } = await table('curtain-place');
    const [first, second] = props.choices.flatMap(({ action }) => (typeof action === 'object' && 'place' in action ? [action.place] : []));
    const cost = (card: Card | undefined): number => (card === first ? 2 : 1);
    const choices = props.choices.map((choice): Offer => (typeof choice.action === 'object' && 'place' in choice.action ? { ...choice, stakes: { place: { cost: cost(choice.action.place) } } } : choice));
    const pending = [{ number: 1, after: 1, text: '', fact: { placed: { side: 'west', card: first!, cost: 2 } } as Fact }];
    render(Board, { props: { ...props, choices, pending, recent: [] } });
    const tags = (card: string): (string | null)[] => [...tile(card).querySelectorAll('.tag')].map((tag) => tag.textContent);
    expect(tags(first!)).toEqual(['+1', '2 pts']);
    if (second) expect(tags(second)).toEqual([]);
  });

  it('extends around cards and places, y upwards', async () => {
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

  it('fits up to nine columns and five rows between the bars of a laptop', () => {
    const cards = Array.from({ length: 45 }, (_, at) => ({ x: (at % 9) - 4, y: Math.floor(at / 9) - 2 }));
    const whole = (all: number[]): number => all.reduce((sum, size) => sum + size, 0) + (all.length - 1) * CARD.gap + 2 * CARD.margin;
    const { columns, rows } = fitted(cards, [], { width: 1088, height: 572 });
    expect([whole(columns), whole(rows)].map((size, at) => size <= [1088, 572][at]!)).toEqual([true, true]);
    expect(columns.every((size) => size >= CARD.least.width && size <= CARD.most.width)).toBe(true);
    // A tenth column has the minimum width, and the table scrolls.
    expect(fitted([...cards, { x: 5, y: 0 }], [], { width: 1088, height: 572 }).columns).toEqual(Array(10).fill(CARD.least.width));
    // A few cards grow no larger than they are printed.
    expect(fitted([{ x: 0, y: 0 }], [], { width: 1088, height: 572 })).toEqual({ columns: [CARD.most.width], rows: [CARD.most.height] });
  });

  it('keeps a slim slot for places beyond the outer cards', () => {
    const { columns, rows } = fitted([{ x: 0, y: 0 }], [{ x: 1, y: 0 }, { x: 0, y: 1 }], { width: 1088, height: 572 });
    expect(columns).toEqual([CARD.most.width, SLIM]);
    expect(rows).toEqual([SLIM, CARD.most.height]);
  });

  it('shows the regions in the order of a map, with the cards laid and dominated', async () => {
    const { props } = await table('curtain-place');
    render(Board, { props });
    const fields = [...document.querySelectorAll('.field')];
    expect(fields.map((field) => field.querySelector('.name')?.textContent)).toEqual(REGIONS.map((region) => props.words.name(region)));
    const africa = props.view.cards.filter(({ card }) => props.catalog.cards[card]?.region === 'africa');
    expect(fields[4]?.querySelectorAll('.on')).toHaveLength(africa.length);
    expect(fields[4]?.querySelector('.sc')?.textContent).toContain(String(africa.filter((card) => card.east > card.west).length));
    expect(fields.every((field) => field.querySelector('svg.em'))).toBe(true);
  });

  it('chooses cards with cubes and explains why others cannot be chosen', async () => {
    const { props, choose, why } = await table('curtain-place');
    render(Board, { props: { ...props, choices: props.choices.filter(({ text }) => !text.includes('Israel')) } });
    await fireEvent.click(tile('zaire'));
    expect(choose).toHaveBeenCalledExactlyOnceWith({ place: 'zaire' });
    await fireEvent.click(tile('israel'));
    expect(why).toHaveBeenCalledExactlyOnceWith({ place: 'israel' }, tile('israel'));
  });

  it('opens a card in reading size if the question is not about the table', async () => {
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

  it('opens a card by its context menu if a press would choose it or explain why not', async () => {
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

  it('lets spectators read cards too', async () => {
    const { props, why } = await table('curtain-place', { seat: 'spectator', choices: [] });
    render(Board, { props });
    await fireEvent.click(tile('zaire'));
    expect(screen.getByRole('dialog', { name: 'Zaire' })).toBeTruthy();
    expect(why).not.toHaveBeenCalled();
  });

  it('marks a cube’s move that awaits confirmation, and a second press chooses it again', async () => {
    const shift = (to: Card, from: Card): Offer => ({ action: { shift: { to, from } }, text: `${from} to ${to}` });
    const { props, choose } = await table('curtain-place', { choices: [shift('zaire', 'israel'), shift('iran', 'israel')], selected: shift('zaire', 'israel').action });
    render(Board, { props });
    for (const card of ['zaire', 'israel']) {
      expect(tile(card).classList.contains('picked')).toBe(true);
      await fireEvent.click(tile(card));
      expect(choose).toHaveBeenLastCalledWith({ shift: { to: 'zaire', from: 'israel' } });
    }
  });

  it('moves a cube: first its target is chosen, then its source', async () => {
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

  it('distinguishes domination from control', () => {
    expect([lead({ west: 1, east: 1 }), lead({ west: 1, east: 2 }), lead({ west: 3, east: 1 })]).toEqual([
      { side: null, controls: false },
      { side: 'east', controls: false },
      { side: 'west', controls: true },
    ]);
  });

  it('can be navigated with the arrow keys', async () => {
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
  it('opens a card, shows what is made up, and plays it', async () => {
    const { props, choose } = await table('curtain-play');
    render(Hand, { props });
    await fireEvent.click(tile('chile'));
    expect(screen.getByRole('dialog').textContent).toContain('Made up for this pack');
    await fireEvent.click(screen.getByRole('button', { name: 'Play Chile' }));
    expect(choose).toHaveBeenCalledExactlyOnceWith({ play: 'chile' });
  });

  it('keeps the card that a draft plays in its place until confirmation, and counts it', async () => {
    const { props } = await table('curtain-lay');
    const cards: Card[] = ['poland', 'japan', 'angola'];
    const instead: Offer[] = cards.map((play) => ({ action: { play }, text: `Play ${play}` }));
    const hand = (held: Card[]): View => ({ ...props.view, hands: { ...props.view.hands, east: held } });
    const shown = () => [...document.querySelectorAll('[data-card]:not(.aside)')].map((one) => one.getAttribute('data-card'));
    const { rerender } = render(Hand, { props: { ...props, question: { play: { side: 'east' } }, choices: instead, view: hand(cards) } });
    expect(shown()).toEqual(cards);
    await rerender({ ...props, view: hand(['poland', 'angola']), instead });
    expect(shown()).toEqual(cards);
    expect(document.querySelector('.info b')?.textContent).toBe('Your hand, 3');
    expect(tile('japan').classList.contains('lift')).toBe(true);
    // Laid in the draft, it is still in the hand.
    await rerender({ ...props, view: hand(['poland', 'angola']), instead, question: { course: { side: 'east', card: 'japan' } } });
    expect(shown()).toEqual(cards);
    // Really laid, it is not.
    await rerender({ ...props, view: hand(['poland', 'angola']), instead: [], question: { course: { side: 'east', card: 'japan' } } });
    expect(shown()).toEqual(['poland', 'angola']);
    expect(document.querySelector('.info b')?.textContent).toBe('Your hand, 2');
  });

  it('shows the card set aside to its owner only', async () => {
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
  /** Returns a position in which only Europe lies on the table. */
  const begun = (view: View, hands: View['hands']): View => ({ ...view, cards: [{ card: 'start_europe', x: 0, y: 0, west: 1, east: 1 }], hands, aftermath: {} });

  it('show the open hands to a viewer who sees everything', async () => {
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

  it('show only visible hands, and do not repeat the viewer’s own', async () => {
    const { props } = await table('curtain-place', { seat: 'west' });
    render(Cards, { props: { ...props, view: begun(props.view, { west: ['chile'], east: { count: 3 } }) } });
    expect(sections().map(({ title }) => title)).toEqual(['On the table 1', 'Not seen 17']);
    expect(screen.queryByText('Chile')).toBeNull();
  });
});

describe('the round', () => {
  it.each([['en', 'Round'], ['pl', 'Runda'], ['fr', 'Manche']] as const)('has the same name in the bar as in the log: %s', async (language, name) => {
    const { props } = await table('curtain-lay', {}, language);
    render(Bar, { props });
    expect(document.querySelector('.cap')?.textContent).toBe(`${name} ${props.view.round}`);
  });
});
