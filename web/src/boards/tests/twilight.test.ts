import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Board from '$/boards/twilight/Board.svelte';
import { fitting, held, viewBox, zoomed } from '$/boards/twilight/camera.ts';
import Cards from '$/boards/twilight/Cards.svelte';
import Figures from '$/boards/twilight/Figures.svelte';
import { faces, stakesOf, type Coup } from '$/boards/twilight/figures.ts';
import Hand from '$/boards/twilight/Hand.svelte';
import { BOX, boxOf, captionOf, CAPTIONS, figuresOf, LAND, meet, tagged, WORLD } from '$/boards/twilight/layout.ts';
import { byCard, changes, CIVIL_WAR, control, countries, onMap, read, tags, targets, unseen, type Offer, type Props } from '$/boards/twilight/model.ts';
import ScoreSheet from '$/boards/twilight/ScoreSheet.svelte';
import Tracks from '$/boards/twilight/Tracks.svelte';
import type { Action, Card, Country, Fact, RegionFigures, Stakes } from '$/wire/twilight.ts';
import { catalog, moment, table } from './table.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const box = (slug: string): Element => {
  const found = document.querySelector(`[data-country="${slug}"]`);
  if (!found) throw new Error(`no box ${slug}`);
  return found;
};
/** Returns the drawing around the button of a country. */
const drawn = (slug: string): Element => box(slug).closest('.cb') as Element;
const only = (props: Props, kind: string): Offer[] =>
  props.choices.filter(({ action }) => typeof action === 'object' && kind in action);

describe('the subject of a choice', () => {
  it('is the country that it names', async () => {
    const { props } = await table('twilight-ops');
    const open = targets(props.choices);
    expect(open.get('libya')?.map(({ action }) => Object.keys(action as object)[0])).toEqual(['place', 'realign', 'coup'].filter((kind) => only(props, kind).some(({ action }) => JSON.stringify(action).includes('libya'))));
    expect(open.has('poland')).toBe(only(props, 'place').some(({ action }) => JSON.stringify(action).includes('"poland"')));
    expect([...open.values()].flat()).toHaveLength(props.choices.filter(({ action }) => typeof action === 'object').length);
  });

  it('is the card that it names, or that the question is about', async () => {
    const round = await table('twilight-round');
    expect([...byCard(round.props.choices, round.props.question).keys()].sort()).toEqual(
      ['africa_scoring', 'brush_war', 'decolonization', 'nuclear_subs', 'portuguese_empire_crumbles', 'the_china_card'].sort(),
    );
    const use = await table('twilight-use');
    expect(byCard(use.props.choices, use.props.question).get('portuguese_empire_crumbles')).toHaveLength(use.props.choices.length);
  });
});

describe('the map', () => {
  it('has a box for every country, without overlaps, and land for all of them', () => {
    const slugs: Country[] = [...countries(catalog('twilight')).map(({ slug }) => slug), CIVIL_WAR];
    const places = slugs.map((slug) => [slug, boxOf(slug)] as const);
    expect(places).toHaveLength(85);
    for (const [a, [ax, ay]] of places) {
      expect(ax).toBeGreaterThan(0);
      for (const [b, [bx, by]] of places) {
        if (a < b) expect(Math.abs(ax - bx) >= BOX.width || Math.abs(ay - by) >= BOX.height, `${a} over ${b}`).toBe(true);
      }
    }
    for (const slug of slugs) if (slug !== CIVIL_WAR) expect(LAND[slug], slug).toBeTruthy();
  });

  it('marks what can be chosen, and plays it if it is the only choice', async () => {
    const { props, choose, why } = await table('twilight-ops');
    const coups = only(props, 'coup');
    render(Board, { props: { ...props, choices: coups } });
    expect(document.querySelectorAll('.cb .ring1')).toHaveLength(coups.length);
    expect(drawn('poland').classList.contains('off')).toBe(true);
    await fireEvent.click(box('libya'));
    expect(choose).toHaveBeenCalledExactlyOnceWith({ coup: 'libya' });
    await fireEvent.click(box('poland'));
    expect(why).toHaveBeenCalledExactlyOnceWith({ coup: 'poland' }, box('poland'));
    expect(choose).toHaveBeenCalledTimes(1);
  });

  it('offers a menu if a country can be chosen in several ways', async () => {
    const { props, choose } = await table('twilight-ops');
    const ways = targets(props.choices).get('egypt') ?? [];
    expect(ways.length).toBeGreaterThan(1);
    render(Board, { props });
    await fireEvent.click(box('egypt'));
    expect(choose).not.toHaveBeenCalled();
    // A query by role would compute the names of everything on the map.
    const items = [...document.querySelectorAll('[role="menuitem"]')];
    expect(items.map((item) => item.textContent)).toEqual([...ways.map(({ text }) => text), 'Close']);
    await fireEvent.click(items[ways.length - 1] as Element);
    expect(choose).toHaveBeenCalledExactlyOnceWith(ways.at(-1)?.action);
    expect(document.querySelector('[role="menu"]')).toBeNull();
  });

  it('returns the focus to the country when its menu closes', async () => {
    const { props } = await table('twilight-ops');
    render(Board, { props });
    for (const leave of [{ key: 'Escape' }, null]) {
      (box('egypt') as SVGElement).focus();
      await fireEvent.click(box('egypt'));
      const menu = document.querySelector('[role="menu"]') as Element;
      expect(menu.contains(document.activeElement)).toBe(true);
      if (leave) await fireEvent.keyDown(menu, leave);
      else await fireEvent.click(menu.querySelector('button') as Element);
      expect(document.querySelector('[role="menu"]')).toBeNull();
      expect(document.activeElement).toBe(box('egypt'));
    }
  });

  it('takes a press of the selected country as the same choice, even if there are others', async () => {
    const { props, choose } = await table('twilight-ops', { selected: { coup: 'egypt' } });
    expect((targets(props.choices).get('egypt') ?? []).length).toBeGreaterThan(1);
    render(Board, { props });
    await fireEvent.keyDown(box('egypt'), { key: 'Enter' });
    expect(choose).toHaveBeenCalledExactlyOnceWith({ coup: 'egypt' });
    expect(document.querySelector('[role="menu"]')).toBeNull();
  });

  it('is panned by the left button only, while it is down', async () => {
    const { props } = await table('twilight-ops');
    render(Board, { props });
    const map = document.querySelector('svg[role="group"]') as SVGSVGElement;
    map.setPointerCapture = () => undefined;
    const before = map.getAttribute('viewBox');
    const at = (x: number) => ({ pointerId: 1, clientX: x, clientY: 300 });
    await fireEvent.pointerDown(map, { ...at(300), button: 2, buttons: 2 });
    await fireEvent.pointerMove(map, { ...at(200), buttons: 2 });
    expect(map.getAttribute('viewBox')).toBe(before);
    await fireEvent.pointerDown(map, { ...at(300), button: 0, buttons: 1 });
    await fireEvent.pointerMove(map, { ...at(200), buttons: 0 }); // released outside
    await fireEvent.pointerMove(map, { ...at(100), buttons: 1 });
    expect(map.getAttribute('viewBox')).toBe(before);
    await fireEvent.pointerDown(map, { ...at(300), button: 0, buttons: 1 });
    await fireEvent.pointerMove(map, { ...at(200), buttons: 1 });
    expect(map.getAttribute('viewBox')).not.toBe(before);
  });

  it('stays still while a country at its edge is pressed, and follows the keyboard there', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(500);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
    // As Chromium reports it if the press brings the window to the front.
    vi.spyOn(Element.prototype, 'matches').mockReturnValue(true);
    const { props, choose } = await table('twilight-ops');
    render(Board, { props: { ...props, choices: only(props, 'coup') } });
    await tick();
    const seen = (): string => document.querySelector('svg[role="group"]')!.getAttribute('viewBox')!;
    const before = seen();
    const [x = 0, y = 0, width = 0, height = 0] = before.split(' ').map(Number);
    const edge = only(props, 'coup').flatMap(({ action }) => onMap(action) ?? []).find((country) => {
      const [across, down] = [boxOf(country)[0] - x, boxOf(country)[1] - y];
      return across > 0 && across < width && down > 0 && down < height && Math.min(across, width - across, down, height - down) < 50;
    })!;
    await fireEvent.pointerDown(box(edge), { pointerId: 1, button: 0, buttons: 1 });
    (box(edge) as SVGElement).focus();
    await tick();
    expect(document.activeElement).toBe(box(edge));
    expect(seen()).toBe(before);
    await fireEvent.pointerUp(box(edge), { pointerId: 1, button: 0 });
    await fireEvent.click(box(edge));
    expect(choose).toHaveBeenCalledExactlyOnceWith({ coup: edge });
    (box(edge) as SVGElement).blur();
    await fireEvent.keyDown(document.body, { key: 'Tab' });
    (box(edge) as SVGElement).focus();
    await tick();
    expect(seen()).not.toBe(before);
  });

  it('shows control by frame and cell, and exposes it to screen readers', async () => {
    const { props } = await table('twilight-ops');
    render(Board, { props });
    expect(drawn('angola').classList.contains('k-ussr')).toBe(true);
    expect(drawn('panama').classList.contains('k-us')).toBe(true);
    expect(drawn('france').classList.contains('k-us')).toBe(false);
    expect(box('egypt').getAttribute('aria-label')).toContain('Egypt, Middle East, battleground, stability 2. US 1, USSR 3. USSR controls.');
  });

  it('is labelled with the drawn name, in every language', async () => {
    for (const language of ['en', 'pl', 'fr'] as const) {
      const { props } = await table('twilight-ops', {}, language);
      render(Board, { props });
      for (const { slug } of countries(props.catalog)) {
        const name = drawn(slug).querySelector('.nm')?.textContent ?? '';
        expect(name, slug).not.toBe('');
        expect(box(slug).getAttribute('aria-label')?.startsWith(name), `${language} ${name}`).toBe(true);
      }
      cleanup();
    }
  });

  it('moves from box to box with the arrow keys and chooses with Enter', async () => {
    const { props, choose } = await table('twilight-ops');
    render(Board, { props: { ...props, choices: only(props, 'coup') } });
    expect(document.querySelectorAll('[data-country][tabindex="0"]')).toHaveLength(1);
    (box('libya') as SVGElement).focus();
    await fireEvent.keyDown(box('libya'), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(box('egypt'));
    await fireEvent.keyDown(box('egypt'), { key: 'Enter' });
    expect(choose).toHaveBeenCalledExactlyOnceWith({ coup: 'egypt' });
  });

  it('has a list of the same countries with the same choices', async () => {
    const { props, choose } = await table('twilight-ops');
    render(Board, { props: { ...props, choices: only(props, 'coup') } });
    await fireEvent.keyDown(window, { key: 'v' });
    expect(document.querySelector('[data-country]')).toBeNull();
    await fireEvent.click([...document.querySelectorAll('button')].find(({ textContent }) => textContent.trim().startsWith('Libya, ')) as Element);
    expect(choose).toHaveBeenCalledExactlyOnceWith({ coup: 'libya' });
  });

  it('shows points that can still be taken back on their boxes, and not as the last move', async () => {
    const fact: Fact = { placed: { side: 'west', country: 'libya', amount: 2, total: 2 } };
    const line = { number: 7, after: 1, text: '', fact };
    const { props } = await table('twilight-ops', { recent: [line], pending: [line] });
    render(Board, { props });
    expect(document.querySelector('.pending[data-tag="libya"]')?.textContent?.trim()).toBe('+2');
    expect(drawn('libya').querySelector('.last')).toBeNull();
    expect(document.querySelector('.last[data-tag="libya"]')).toBeNull();
    expect(document.querySelectorAll('.pending')).toHaveLength(1);
  });

  it('marks the last change and offers spectators nothing', async () => {
    const fact: Fact = { placed: { side: 'east', country: 'angola', amount: 1, total: 2 } };
    const { props, why } = await table('twilight-spectator', { recent: [{ number: 1, after: 1, fact, text: '' }] });
    render(Board, { props });
    expect(document.querySelector('.last[data-tag="angola"]')?.textContent?.trim()).toBe('+1');
    expect(drawn('angola').querySelector('.last')).toBeTruthy();
    await fireEvent.click(box('angola'));
    expect(why).not.toHaveBeenCalled();
  });
});

describe('tags and taps', () => {
  const price = (points: number): string => `${points} pts`;
  const place = (country: Country, cost: number): Offer => ({ action: { place: country }, text: '', stakes: { place: { cost } } });

  it('show the cost of a place that costs more than a point', async () => {
    const { props } = await table('twilight-ops');
    render(Board, { props: { ...props, choices: [place('libya', 2), place('egypt', 1)] } });
    expect([...document.querySelectorAll('.cost')].map((tag) => [tag.getAttribute('data-tag'), tag.textContent?.trim()])).toEqual([['libya', '2 pts']]);
  });

  it('of the draft have their sign, and precede the others', () => {
    const found = tags(new Map([['iran', { west: -2, east: 0 }]]), [place('libya', 2)], new Map([['egypt', { west: 0, east: 1 }], ['iraq', { west: 0, east: 0 }]]), price);
    expect(found.map(({ country, kind, text, side }) => [country, kind, text, side])).toEqual([['iran', 'pending', '−2', 'west'], ['libya', 'cost', '2 pts', null], ['egypt', 'last', '+1', 'east']]);
  });

  it('take the first free corner', () => {
    const all = countries(catalog('twilight')).map(({ slug }) => slug);
    const placed = tagged(all.map((country) => ({ country, width: 48 })), all, []);
    const [canada] = placed.filter(({ country }) => country === 'canada');
    expect(canada?.at.x).toBeGreaterThan(boxOf('canada')[0]);
    expect(canada?.at.y).toBeLessThan(boxOf('canada')[1]);
    for (const [at, tag] of placed.entries()) expect(placed.slice(0, at).filter((other) => meet(tag.at, other.at)), tag.country).toEqual([]);
  });

  it('cover no figure of another box if there is a place that covers none', () => {
    const all = countries(catalog('twilight')).map(({ slug }) => slug);
    for (const width of [35, 48, 57]) {
      const over = all.filter((country) => {
        const [{ at } = { at: null }] = tagged([{ country, width }], all, []);
        return at !== null && all.some((other) => other !== country && figuresOf(other).some((figure) => meet(at, figure)));
      });
      // Between their neighbours there is no such place if all of these have influence of both sides.
      expect(over.filter((country) => country !== 'jordan' && country !== 'iraq'), `${width}`).toEqual([]);
    }
    const none = (): ReturnType<typeof figuresOf> => [];
    expect(tagged([{ country: 'yugoslavia', width: 48 }], all, [], none)).toHaveLength(1);
  });

  it('never cover the captions of regions', () => {
    const all = countries(catalog('twilight')).map(({ slug }) => slug);
    const captions = CAPTIONS.map(({ at }) => captionOf(at, 'Middle East', 'USSR +20 if scored'));
    const over = all.filter((country) => tagged([{ country, width: 48 }], all, captions).some(({ at }) => captions.some((caption) => meet(at, caption))));
    expect(over).toEqual([]);
    const careless = all.filter((country) => tagged([{ country, width: 48 }], all, []).some(({ at }) => captions.some((caption) => meet(at, caption))));
    expect(careless, 'some would cover a caption').not.toEqual([]);
  });

  it('choose the nearest country within 12 pixels of a finger, and the one under a mouse', async () => {
    const { props, choose, why } = await table('twilight-ops');
    render(Board, { props: { ...props, choices: [place('libya', 1)] } });
    const map = document.querySelector('svg[role="group"]') as Element;
    // Without a layout the map is seen at its centre, at one unit per pixel.
    const at = (dx: number) => ({ clientX: boxOf('libya')[0] - 800 + dx, clientY: boxOf('libya')[1] - 510 });
    const tap = async (target: Element, dx: number, pointerType: string): Promise<void> => {
      await fireEvent.pointerDown(target, { ...at(dx), pointerId: 1, pointerType, button: 0 });
      await fireEvent.pointerUp(target, { pointerId: 1, pointerType });
      await fireEvent.click(target, at(dx));
    };
    await tap(box('egypt'), BOX.width / 2 + 11, 'touch');
    expect(choose).toHaveBeenCalledExactlyOnceWith({ place: 'libya' });
    await tap(map, -BOX.width / 2 - 11, 'touch');
    expect(choose).toHaveBeenCalledTimes(2);
    await tap(map, -BOX.width / 2 - 14, 'touch');
    await tap(box('egypt'), BOX.width / 2 + 11, 'mouse');
    expect(choose).toHaveBeenCalledTimes(2);
    expect(why).toHaveBeenCalledExactlyOnceWith({ place: 'egypt' }, box('egypt'));
  });

  it('zoom with two fingers', async () => {
    const { props, choose } = await table('twilight-ops');
    render(Board, { props });
    const map = document.querySelector('svg[role="group"]') as Element;
    map.setPointerCapture = () => undefined;
    const width = (): number => Number(map.getAttribute('viewBox')?.split(' ')[2]);
    const finger = (pointerId: number, clientX: number) => ({ pointerId, pointerType: 'touch', button: 0, buttons: 1, clientX, clientY: 100 });
    const before = width();
    await fireEvent.pointerDown(map, finger(1, 100));
    await fireEvent.pointerDown(map, finger(2, 200));
    await fireEvent.pointerMove(map, finger(2, 220));
    expect(width()).toBeCloseTo(before / 1.2, 1);
    await fireEvent.pointerMove(map, finger(1, 130));
    expect(width()).toBeCloseTo(before / 0.9, 1);
    await fireEvent.click(box('libya'));
    expect(choose).not.toHaveBeenCalled();
  });

  it('count the choices in each region', async () => {
    const { props } = await table('twilight-ops');
    render(Board, { props: { ...props, choices: [place('libya', 1), place('egypt', 1), place('chile', 1)] } });
    const chips = [...document.querySelectorAll('.chips button')].map((chip) => chip.textContent?.trim().replace(/\s+/g, ' '));
    expect(chips).toEqual(['World', 'Europe', 'Asia', 'M. East 2', 'Africa', 'C. America', 'S. America 1', 'List']);
  });

  it('make the map follow what happened', async () => {
    const size = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
    const height = vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(500);
    const { props } = await table('twilight-spectator', { recent: [] });
    const { rerender } = render(Board, { props });
    await tick();
    const shows = (country: Country): boolean => {
      const [x = 0, y = 0, width = 0, height = 0] = document.querySelector('svg[role="group"]')?.getAttribute('viewBox')?.split(' ').map(Number) ?? [];
      const [left, top] = boxOf(country);
      return left > x && left < x + width && top > y && top < y + height;
    };
    expect(shows('chile')).toBe(false);
    const fact: Fact = { placed: { side: 'east', country: 'chile', amount: 1, total: 2 } };
    await rerender({ ...props, recent: [{ number: 1, after: 1, fact, text: '' }] });
    expect(shows('chile')).toBe(true);
    // The subject of a panel scrolls into view even if more has happened since, such as a coup that failed before a move of the other side.
    expect(shows('japan')).toBe(false);
    await rerender({ ...props, recent: [{ number: 1, after: 1, fact, text: '' }], about: 'japan' });
    expect(shows('japan')).toBe(true);
    size.mockRestore();
    height.mockRestore();
  });

  it('show the odds beside the country pointed at', async () => {
    const { props } = await table('twilight-ops', { pointed: { coup: 'libya' } });
    const { rerender } = render(Board, { props });
    expect(document.querySelector('.odds-tag')?.textContent).toContain('5 in 6, 83%');
    await rerender({ ...props, pointed: null });
    expect(document.querySelector('.odds-tag')).toBeNull();
  });
});

describe('the camera', () => {
  const screenSize = { width: 1088, height: 678 };
  it('never shows names smaller than 12 pixels', () => {
    expect(18 * fitting(WORLD, { width: 300, height: 300 })).toBeGreaterThanOrEqual(11.88);
    expect(zoomed({ x: 0, y: 0, scale: 0.7 }, 0.1).scale).toBe(0.66);
  });
  it('stays on the map', () => {
    expect(held({ x: -500, y: 5000, scale: 1 }, WORLD, screenSize)).toEqual({ x: 544, y: 1020 - 339, scale: 1 });
    expect(viewBox({ x: 544, y: 339, scale: 1 }, screenSize)).toBe('0.0 0.0 1088.0 678.0');
  });
  it('zooms around the pointer', () => {
    const before = { x: 800, y: 500, scale: 0.8 };
    const after = zoomed(before, 1.25, { x: 200, y: -100 });
    expect(after.x + 200 / after.scale).toBeCloseTo(before.x + 200 / before.scale);
    expect(after.y - 100 / after.scale).toBeCloseTo(before.y - 100 / before.scale);
  });
});

describe('the hand', () => {
  const card = (slug: string): Element => {
    const found = document.querySelector(`[data-card="${slug}"]`);
    if (!found) throw new Error(`no card ${slug}`);
    return found;
  };

  /** Returns the uses of the open card, and whether each is barred. */
  const uses = () => [...document.querySelectorAll('[data-use]')].map((use) => [use.textContent, use.classList.contains('barred')]);

  it('opens a card for reading before it is played', async () => {
    const { props, choose } = await table('twilight-round');
    render(Hand, { props });
    await fireEvent.click(card('brush_war'));
    expect(choose).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog', { name: 'Brush War' }).textContent).toContain(props.words.text('brush_war'));
    await fireEvent.click(screen.getByRole('button', { name: 'Play Brush War' }));
    expect(choose).toHaveBeenCalledExactlyOnceWith({ card: 'brush_war' });
  });

  it('offers the uses of a card on the card', async () => {
    const { props, choose } = await table('twilight-use');
    render(Hand, { props });
    await fireEvent.click(card('portuguese_empire_crumbles'));
    expect(uses()).toEqual([...props.choices.map(({ text }) => [expect.stringContaining(text), false]), [expect.stringContaining('Event'), true]]);
    await fireEvent.click(screen.getByRole('button', { name: props.choices[0]?.text }));
    expect(choose).toHaveBeenCalledExactlyOnceWith(props.choices[0]?.action);
  });

  it('asks why an expected use of a card is barred', async () => {
    const { props, why } = await table('twilight-use');
    render(Hand, { props });
    await fireEvent.click(card('portuguese_empire_crumbles'));
    await fireEvent.click(document.querySelector('[data-use="event"]') as Element);
    expect(why).toHaveBeenCalledExactlyOnceWith('event', expect.anything());
    expect(document.querySelector('[data-use="space"]')?.textContent).toContain('die 1–4');
  });

  it('shows the odds of the next box of the Space Race, from any box', async () => {
    const { props } = await table('twilight-use');
    const { space } = props.catalog;
    for (const [box, { roll }] of space.slice(1).entries()) {
      render(Hand, { props: { ...props, view: { ...props.view, space: { ...props.view.space, west: box } } } });
      await fireEvent.click(card('portuguese_empire_crumbles'));
      expect(document.querySelector('[data-use="space"]')?.textContent, `box ${box}`).toContain(`die 1–${roll}`);
      cleanup();
    }
    render(Hand, { props: { ...props, view: { ...props.view, space: { ...props.view.space, west: space.length - 1 } } } });
    await fireEvent.click(card('portuguese_empire_crumbles'));
    expect(document.querySelector('[data-use="space"] small')).toBeNull();
  });

  it('chooses a card with the press that opens it if choosing is reversible', async () => {
    const { props, choose } = await table('twilight-round', { drafting: true });
    render(Hand, { props });
    await fireEvent.click(card('brush_war'));
    expect(screen.getByRole('dialog', { name: 'Brush War' })).toBeTruthy();
    expect(choose).toHaveBeenCalledExactlyOnceWith({ card: 'brush_war' });
  });

  it('keeps a card open in its place while a draft asks for its use, and closes it afterwards', async () => {
    const before = await table('twilight-round', { drafting: true });
    const asked = await table('twilight-use', { drafting: true });
    const after = await table('twilight-ops', { drafting: true });
    const order = () => [...document.querySelectorAll('[data-card]')].map((one) => one.getAttribute('data-card'));
    const { rerender } = render(Hand, { props: before.props });
    const first = order();
    await rerender(asked.props);
    expect(order()).toEqual(first);
    expect(screen.getByRole('dialog', { name: 'Portuguese Empire Crumbles' })).toBeTruthy();
    expect(uses()).toHaveLength(4);
    // Another card can be chosen instead where the table allows it.
    await rerender({ ...asked.props, instead: [{ action: { card: 'brush_war' }, text: '' }] });
    await fireEvent.click(card('brush_war'));
    expect(asked.choose).toHaveBeenCalledExactlyOnceWith({ card: 'brush_war' });
    // A card that is really played is no longer in the hand.
    await rerender({ ...after.props, instead: [] });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(order()).not.toContain('brush_war');
  });

  it('keeps the card that a draft plays in its place, with its ring, and the others unmarked', async () => {
    const before = await table('twilight-round', { drafting: true });
    const ops = await table('twilight-ops', { drafting: true });
    const order = () => [...document.querySelectorAll('[data-card]')].map((one) => one.getAttribute('data-card'));
    const caption = (): string | null | undefined => document.querySelector('.info b')?.textContent;
    const { rerender } = render(Hand, { props: before.props });
    const [first, told] = [order(), caption()];
    expect(document.querySelectorAll('.legal')).toHaveLength(first.length);
    await rerender({ ...ops.props, instead: before.props.choices });
    expect(order().slice(0, 2)).toEqual(['decolonization', 'brush_war']);
    expect([...order()].sort()).toEqual([...first].sort());
    expect(caption()).toBe(told);
    expect(card('brush_war').classList.contains('lift')).toBe(true);
    expect(document.querySelectorAll('.card.legal, .card.off')).toHaveLength(0);
    // A press opens it for reading, without another choice or question.
    await fireEvent.click(card('brush_war'));
    expect(screen.getByRole('dialog', { name: 'Brush War' }).querySelectorAll('button')).toHaveLength(1);
    expect(ops.choose).not.toHaveBeenCalled();
    await rerender({ ...ops.props, instead: [], choices: [] });
    expect(order()).not.toContain('brush_war');
    expect(caption()).not.toBe(told);
  });

  it('shows the card that a draft plays in a hand that is opened later', async () => {
    const before = await table('twilight-round', { drafting: true });
    const ops = await table('twilight-ops', { drafting: true, instead: before.props.choices });
    render(Hand, { props: { ...ops.props, pending: ops.props.recent } });
    expect(card('brush_war').classList.contains('lift')).toBe(true);
  });

  it('keeps a chosen headline in its place', async () => {
    const { props } = await table('twilight-headline', { drafting: true });
    const order = () => [...document.querySelectorAll('[data-card]')].map((one) => one.getAttribute('data-card'));
    const { rerender } = render(Hand, { props });
    const first = order();
    const { card: slug } = props.choices[1]?.action as { card: Card };
    const seat = props.seat as 'west' | 'east';
    const view = { ...props.view, headlines: { [seat]: slug }, hands: { ...props.view.hands, [seat]: props.view.hands[seat].filter((one) => one !== slug) } };
    await rerender({ ...props, view, selected: { card: slug } });
    expect(order()).toEqual(first);
    expect(card(slug).classList.contains('lift')).toBe(true);
    await rerender({ ...props, view, selected: null, choices: [], question: null });
    expect(order()).not.toContain(slug);
  });

  it('opens a headline before choosing it, also in a draft', async () => {
    const { props, choose } = await table('twilight-headline', { drafting: true });
    const { card: slug } = props.choices[0]?.action as { card: Card };
    render(Hand, { props });
    await fireEvent.click(card(slug));
    expect(choose).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole('button', { name: `Headline: ${props.words.name(slug)}` }));
    expect(choose).toHaveBeenCalledExactlyOnceWith({ card: slug });
  });

  it('shows the card under the mouse in reading size, and none under a finger', async () => {
    vi.useFakeTimers();
    const { props, point } = await table('twilight-round');
    render(Hand, { props });
    await fireEvent.pointerEnter(card('brush_war'), { pointerType: 'touch' });
    vi.advanceTimersByTime(1_000);
    await tick();
    expect(screen.queryByRole('tooltip')).toBeNull();
    expect(point).not.toHaveBeenCalled();
    await fireEvent.pointerEnter(card('brush_war'), { pointerType: 'mouse' });
    vi.advanceTimersByTime(249);
    await tick();
    expect(screen.queryByRole('tooltip')).toBeNull();
    vi.advanceTimersByTime(1);
    await tick();
    expect(screen.getByRole('tooltip', { name: 'Brush War' })).toBeTruthy();
    vi.useRealTimers();
  });

  it('asks why a card cannot be chosen', async () => {
    const { props, why } = await table('twilight-headline');
    const barred = { ...props, choices: props.choices.slice(1) };
    const first = (props.choices[0]?.action as { card: string }).card;
    render(Hand, { props: barred });
    await fireEvent.click(card(first));
    await fireEvent.click(screen.getByRole('button', { name: 'Why not?' }));
    expect(why).toHaveBeenCalledExactlyOnceWith({ card: first }, expect.anything());
  });

  it('shows cards of another pile if they can be chosen', async () => {
    const { props } = await table('twilight-discards');
    render(Hand, { props });
    for (const { action } of props.choices) if (typeof action === 'object') expect(card((action as { card: string }).card).classList.contains('legal')).toBe(true);
  });
});

/** A choice with its stakes. */
const offer = (action: Action, stakes: Stakes): Offer => ({ action, text: '', stakes });

describe('figures', () => {
  const coup: Coup = { ops: 3, results: [0, 1, 2, 3, 4, 5], lowers_defcon: true, loses: false };

  it('show the outcome of every face of the die', () => {
    const view = read(moment('twilight-ops').view);
    const libya = catalog('twilight').countries.libya!;
    expect(faces(view, libya, 'west', coup).map(({ us, ussr, miss, control }) => [us, ussr, miss, control])).toEqual([
      [0, 2, true, false],
      [0, 1, false, false],
      [0, 0, false, false],
      [1, 0, false, false],
      [2, 0, false, true],
      [3, 0, false, true],
    ]);
  });

  it('come with the choices: the Ops and results of coups, the odds of realignments, the cost of influence', async () => {
    const { props } = await table('twilight-ops');
    expect(stakesOf(props.choices, { coup: 'libya' })).toEqual({ coup: { ...coup, results: [0, 1, 2, 3, 4, 5] } });
    expect(stakesOf(props.choices, { realign: 'libya' })).toEqual({ realign: expect.objectContaining({ gains: expect.any(Number) as number }) as object });
    expect(props.choices.filter(({ action }) => typeof action === 'object' && onMap(action)).every(({ stakes }) => stakes !== undefined)).toBe(true);
    expect(stakesOf(props.choices, { coup: 'poland' })).toBeNull();
    expect(stakesOf(props.choices, null)).toBeNull();
  });

  it('show the odds of the coup pointed at', async () => {
    const { props } = await table('twilight-ops', { pointed: { coup: 'libya' }, choices: [offer({ coup: 'libya' }, { coup })] });
    render(Figures, { props });
    expect(screen.getByText('5 in 6, 83%')).toBeTruthy();
    expect(screen.getByText('2 in 6, 33%')).toBeTruthy();
    expect(screen.getByText('DEFCON falls to 2.')).toBeTruthy();
  });
});

describe('figures of choices other than coups', () => {
  const choices = [offer({ realign: 'libya' }, { realign: { gains: 21, losses: 6, removed: 40, lost: 8 } }), offer({ place: 'libya' }, { place: { cost: 2 } })];
  /** Returns the text beside each term. */
  const told = (): [string, string][] => [...document.querySelectorAll('dt')].map((term) => [term.textContent ?? '', term.nextElementSibling?.textContent ?? '']);

  it('of a realignment show how often each side loses influence', async () => {
    const { props } = await table('twilight-ops', { pointed: { realign: 'libya' }, choices });
    render(Figures, { props });
    expect(told()).toEqual([
      ['USSR loses influence', '21 in 36, 58%'],
      ['US loses its own influence', '6 in 36, 17%'],
    ]);
    expect(document.body.textContent).not.toContain('DEFCON falls');
  });

  it('of influence show the cost of a point', async () => {
    const { props } = await table('twilight-ops', { pointed: { place: 'libya' }, choices });
    render(Figures, { props });
    expect(told()).toEqual([['Influence here costs', '2 points']]);
  });

  it('are those of the choice that awaits confirmation, whatever is pointed at', async () => {
    const { props } = await table('twilight-ops', { selected: { place: 'libya' }, pointed: { realign: 'egypt' }, choices });
    render(Figures, { props });
    expect(told()).toEqual([['Influence here costs', '2 points']]);
    expect(screen.getByRole('heading').textContent).toContain('Libya');
  });
});

describe('the score sheet', () => {
  // The example of the rulebook (10.1.2); crates/games/tests/odds.rs tests the same position on the server's side.
  const influence = { west: { guatemala: 1, panama: 1 }, east: { cuba: 3, haiti: 1, dominican_republic: 1 } };
  const score: RegionFigures = {
    region: 'central_america',
    west: { standing: 'presence', battlegrounds: 0, next_to_enemy: 0, vp: 1 },
    east: { standing: 'domination', battlegrounds: 1, next_to_enemy: 1, vp: 5 },
    net: -4,
  };

  it('has the figures of both sides and the countries they control', async () => {
    const { props } = await table('twilight-spectator');
    render(ScoreSheet, { props: { ...props, view: { ...props.view, influence }, region: 'central_america', score, close: () => undefined } });
    const lines = [...document.querySelectorAll('tbody tr')].map((line) => [...line.querySelectorAll('th, td')].map((cell) => cell.textContent));
    expect(lines).toEqual([
      ['Standing', 'presence', 'domination'],
      ['Battlegrounds', '0', '1'],
      ['Next to the enemy', '0', '1'],
      ['VP', '1', '5'],
      ['Controlled battlegrounds', 'none', 'Cuba'],
      ['Other controlled countries', 'Guatemala', 'Haiti, Dominican Republic'],
    ]);
    expect(screen.getByText('USSR +4 if scored')).toBeTruthy();
    expect(screen.getByText(/^Presence 1, domination 3, control 5;/)).toBeTruthy();
  });

  it('opens from the name of the region, with the server’s figures', async () => {
    const { props } = await table('twilight-spectator', { figures: { regions: [score], final_vp: 0 } });
    render(Board, { props });
    const caption = document.querySelector('[data-region="central_america"]') as Element;
    expect(screen.getByText('USSR +4 if scored')).toBeTruthy();
    await fireEvent.click(caption);
    const sheet = document.querySelector('dialog') as HTMLElement;
    expect([...sheet.querySelectorAll('.sum td')].map((cell) => cell.textContent)).toEqual(['1', '5']);
  });
});

describe('the cards', () => {
  const sections = () => [...document.querySelectorAll('section')].map((section) => ({ title: section.querySelector('h3')?.textContent?.trim() ?? '', cards: [...section.querySelectorAll('[data-card]')].map((card) => card.getAttribute('data-card')) }));

  it('of the opponent that are known come first, and are not among the unseen', async () => {
    const { props } = await table('twilight-round');
    const { view } = props;
    const west = read(props.view).hands.west;
    const [known] = [...unseen(props.catalog, read(props.view)).values()].flat();
    render(Cards, { props: { ...props, seat: 'west', view: { ...view, hands: { west, east: [known!.slug] }, hand_sizes: { west: west.length, east: 5 } } } });
    const [first, ...others] = sections();
    expect(first).toEqual({ title: 'USSR holds 5, of which you know', cards: [known!.slug] });
    expect(others.flatMap(({ cards }) => cards)).not.toContain(known!.slug);
    const card = document.querySelector(`[data-card="${known!.slug}"]`) as HTMLElement;
    expect(within(card).getByText(props.words.text(known!.slug) ?? '')).toBeTruthy();
  });

  it('of the viewer’s own hand are not repeated, nor are unknown cards listed', async () => {
    const { props } = await table('twilight-round');
    const { west } = read(props.view).hands;
    render(Cards, { props: { ...props, seat: 'west', view: { ...props.view, hands: { west, east: [] } } } });
    expect(sections().map(({ title }) => title).filter((title) => title.includes('of which you know'))).toEqual([]);
  });

  it('of both hands are shown to a viewer who sees everything', async () => {
    const { props } = await table('twilight-round', { seat: 'all', choices: [] });
    const { view } = props;
    render(Cards, { props: { ...props, view: { ...view, hands: { west: ['nato'], east: ['fidel', 'blockade'] }, hand_sizes: { west: 1, east: 2 } } } });
    expect(sections().slice(0, 2)).toEqual([
      { title: 'US holds 1, of which you know', cards: ['nato'] },
      { title: 'USSR holds 2, of which you know', cards: ['fidel', 'blockade'] },
    ]);
  });
});

describe('what the tabs count', () => {
  it('has every card in one place', () => {
    const view = read(moment('twilight-round').view);
    const hidden = [...unseen(catalog('twilight'), view).values()].flat().length;
    expect(hidden).toBe(view.pile_size + view.hand_sizes.east - view.hands.east.length);
    const later = Object.values(catalog('twilight').cards).filter(({ joins }) => joins === undefined || joins > view.turn);
    expect(later.length).toBeGreaterThan(0);
    expect(later.every(({ era }) => era === 'late')).toBe(true);
  });

  it('finds the side that controls a country, and what changed', () => {
    const view = read(moment('twilight-ops').view);
    const who = Object.fromEntries(countries(catalog('twilight')).map((country) => [country.slug, control(view, country)]));
    expect([who.panama, who.angola, who.france, who.canada]).toEqual(['west', 'east', null, null]);
    const line = (fact: object) => ({ number: 0, after: 0, fact: fact as never, text: '' });
    expect(changes([line({ removed: { side: 'west', country: 'iran', amount: 2, total: 0 } }), line({ placed: { side: 'west', country: 'iran', amount: 1, total: 1 } })]).get('iran')).toEqual({ west: -1, east: 0 });
  });

  it('explains lasting effects', async () => {
    const { props } = await table('twilight-ops');
    render(Tracks, { props });
    expect(screen.getByText(/^NATO/)).toBeTruthy();
    expect(screen.getByText(props.words.text('nato') ?? '')).toBeTruthy();
  });
});
