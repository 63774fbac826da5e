import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import Bar from '$/boards/spies/Bar.svelte';
import Board from '$/boards/spies/Board.svelte';
import Hand from '$/boards/spies/Hand.svelte';
import { emblems } from '$/boards/spies/emblems.ts';
import { influence, leader, maybeX, post, read, scale, sources, targets, type Offer } from '$/boards/spies/model.ts';
import Result from '$/boards/spies/Result.svelte';
import { verdict } from '$/boards/spies/verdict.ts';
import { view as size } from '$/lib/size.svelte.ts';
import type { Action, Agent, View } from '$/wire/spies.ts';
import type { Showdown } from '$/table/result.ts';
import { Words } from '$/words/words.ts';
import { catalog, moment, table } from './table.ts';

afterEach(() => {
  cleanup();
  size.size = 'wide';
});

const group = (slug: string): Element => {
  const found = document.querySelector(`[data-group="${slug}"]`);
  if (!found) throw new Error(`no group ${slug}`);
  return found;
};

describe('gauges', () => {
  const told = (): (string | null)[] => [...document.querySelectorAll('.gauge')].map((gauge) => gauge.getAttribute('aria-label'));

  it('share one scale, which extends beyond the stability', async () => {
    const { props } = await table('spies-act');
    expect(scale(props.catalog, read(props.view))).toBe(14);
    render(Board, { props });
    expect([...document.querySelectorAll<HTMLElement>('.lim')].map((mark) => mark.style.left)).toEqual(Array(2).fill(`${(100 * 11) / 14}%`));
    expect(told()).toEqual(['KGB: influence 10, stability 11', 'CIA: influence 9, stability 11']);
  });

  it('show the preview of a draft', async () => {
    const { props } = await table('spies-act');
    const east = props.view.groups.east.filter((one) => one !== 'opposition');
    render(Board, { props: { ...props, before: props.view, view: { ...props.view, groups: { ...props.view.groups, east } } } });
    expect(told()).toEqual(['KGB: influence 10, then 5; stability 11', 'CIA: influence 9, stability 11']);
    expect(document.querySelectorAll('.change')).toHaveLength(1);
    expect(document.querySelector('.gt')?.textContent).toContain('10→5');
  });
});

describe('the hidden Agent X', () => {
  it('is one of the agents at headquarters, and none once he is known', async () => {
    const { props } = await table('spies-act');
    const agents = { ...read(props.view).agents.east, headquarters: ['master_spy', 'assassin'] as Agent[] };
    expect(maybeX(props.catalog, agents)).toEqual(['master_spy', 'assassin']);
    expect(maybeX(props.catalog, { ...agents, x: 'assassin' })).toEqual([]);
    expect(maybeX(props.catalog, { ...agents, cover: 'absent' })).toEqual([]);
    render(Board, { props: { ...props, view: { ...props.view, agents: { ...props.view.agents, east: agents } } } });
    expect([...document.querySelectorAll('.suspect')].map((one) => one.textContent)).toEqual(['Master Spy', 'Assassin']);
  });
});

describe('groups', () => {
  it('say in a line what they do, and show whether they are used', async () => {
    const { props } = await table('spies-act');
    render(Board, { props });
    expect(group('mercenaries').querySelector('.power')?.textContent).toBe('Destroys another group');
    expect([group('mercenaries'), group('mafia')].map((one) => one.querySelector('.flag')?.textContent)).toEqual(['Used', undefined]);
    expect(group('mafia').querySelector('.plate svg.em')).toBeTruthy();
  });

  it('are found as sources and as targets', async () => {
    const { props } = await table('spies-act');
    expect([...sources(props.choices).keys()]).toEqual(['police']);
    expect([...targets(props.choices, 'police').keys()].sort()).toEqual(['mafia', 'mercenaries', 'opposition', 'radio']);
    expect(targets(props.choices, null).size).toBe(0);
  });

  it('act at a press of the target if only one can act', async () => {
    const { props, choose, why } = await table('spies-act');
    render(Board, { props });
    expect(group('police').classList.contains('pick')).toBe(true);
    await fireEvent.click(group('opposition'));
    expect(choose).toHaveBeenCalledExactlyOnceWith({ activate: { group: 'police', target: 'opposition' } });
    expect(why).not.toHaveBeenCalled();
  });

  it('are chosen first if several can act', async () => {
    const { props, choose } = await table('spies-act');
    const more: Offer[] = [...props.choices, { action: { activate: { group: 'radio', target: 'mafia' } }, text: 'Radio: Mafia' }];
    render(Board, { props: { ...props, choices: more } });
    expect(group('mafia').classList.contains('legal')).toBe(false);
    await fireEvent.click(group('radio'));
    expect(choose).not.toHaveBeenCalled();
    await fireEvent.click(group('mafia'));
    expect(choose).toHaveBeenCalledExactlyOnceWith({ activate: { group: 'radio', target: 'mafia' } });
  });

  it('that act stay marked until the choice is confirmed, and a second press chooses the same again', async () => {
    const action: Action = { activate: { group: 'radio', target: 'mafia' } };
    const { props, choose, why } = await table('spies-act', { selected: action });
    render(Board, { props: { ...props, choices: [...props.choices, { action, text: 'Radio: Mafia' }] } });
    expect([group('radio').classList.contains('pick'), group('mafia').classList.contains('target')]).toEqual([true, true]);
    await fireEvent.click(group('mafia'));
    expect(choose).toHaveBeenCalledExactlyOnceWith(action);
    expect(why).not.toHaveBeenCalled();
  });

  it('say why they cannot be chosen, and what they are', async () => {
    const { props, why } = await table('spies-waiting');
    render(Board, { props });
    expect(group('mercenaries').querySelector('.sr')?.textContent).toBe('Mercenaries, Military, influence 3, used.');
    await fireEvent.click(group('opposition'));
    expect(why).toHaveBeenCalledExactlyOnceWith({ activate: { group: 'opposition' } }, group('opposition'));
  });
});

describe('the objective', () => {
  it('shows the leader in each faction', () => {
    const [cards, view] = [catalog('spies'), read(moment('spies-act').view)];
    expect([influence(cards, view, 'west'), influence(cards, view, 'east')]).toEqual([9, 10]);
    expect([leader(cards, view, 'political'), leader(cards, view, 'media'), leader(cards, view, 'military')]).toEqual([
      { side: 'east', influence: 5 },
      { side: 'west', influence: 5 },
      { side: 'west', influence: 4 },
    ]);
  });
});

describe.each(['wide', 'middle', 'narrow'] as const)('the objective on a %s screen', (of) => {
  it.each(['space_race', 'cuba'] as const)('%s shows its text and the order in which ties are broken', async (objective) => {
    size.size = of;
    const { props } = await table('spies-act');
    render(Board, { props: { ...props, view: { ...props.view, objective } } });
    const sheet = document.querySelector('.obj')!;
    const facts = props.catalog.objectives[objective]!;
    expect([...sheet.querySelectorAll('ol li')].map((line) => line.textContent?.trim())).toEqual(facts.bias.map((faction, at) => expect.stringContaining(`${at + 1}${props.words.name(faction)}`)));
    const text = facts.event ? props.words.text(objective)! : props.words.say('board-disorder_note', { stability: facts.stability });
    expect(sheet.querySelector('p')?.textContent).toBe(text);
    expect(sheet.tagName).toBe(of === 'narrow' ? 'DETAILS' : 'SECTION');
    if (of === 'narrow') expect(sheet.querySelector('summary')?.textContent).toContain(props.words.name(objective));
  });
});

describe('agents', () => {
  it('of both sides are shown to spectators', async () => {
    const shown = (): number[] => ['west', 'east'].map((side) => document.querySelectorAll(`[data-side="${side}"]`).length);
    const { props } = await table('spies-act', { seat: 'all', choices: [] });
    render(Hand, { props });
    expect(shown()).toEqual([6, 6]);
    const [west, east] = ['west', 'east'].map((side) => document.querySelector(`[data-side="${side}"][data-agent="analyst"]`)!);
    expect([west!, east!].map((button) => button.querySelector('small')?.textContent)).toEqual(['Agent X, secret', 'On leave']);
    await fireEvent.click(east!);
    expect([west!, east!].map((button) => button.getAttribute('aria-expanded'))).toEqual(['false', 'true']);
    expect(screen.getByRole('dialog').textContent).toContain('On leave');
    cleanup();
    render(Hand, { props: { ...props, seat: 'east' } });
    expect(shown()).toEqual([0, 6]);
  });

  it('can be read before they are picked', async () => {
    const { props, choose } = await table('spies-agent');
    render(Hand, { props });
    await fireEvent.click(document.querySelector('[data-agent="analyst"]') as Element);
    expect(choose).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole('button', { name: 'Pick the Analyst' }));
    expect(choose).toHaveBeenCalledExactlyOnceWith({ pick: 'analyst' });
  });

  it('that await confirmation stay picked when they are read again', async () => {
    const { props, choose } = await table('spies-agent', { selected: { pick: 'analyst' } });
    render(Hand, { props });
    await fireEvent.click(document.querySelector('[data-agent="analyst"]') as Element);
    await fireEvent.click(screen.getByRole('button', { name: 'Pick the Analyst' }));
    expect(choose).not.toHaveBeenCalled();
    expect(document.querySelector('.reading')).toBeNull();
  });

  it('are shown where they are', () => {
    const { west } = read(moment('spies-act').view).agents;
    const agents: Agent[] = ['analyst', 'master_spy', 'assassin', 'director'];
    expect(agents.map((agent) => post(west, agent))).toEqual(['x', 'leave', 'terminated', 'headquarters']);
    expect(post(read(moment('spies-act').view).agents.east, 'double_agent')).toBe('headquarters');
  });

  it('of the other side can be sent on leave', async () => {
    const { props, choose } = await table('spies-double-agent');
    render(Board, { props });
    await fireEvent.click(screen.getByRole('button', { name: 'Analyst' }));
    expect(choose).toHaveBeenCalledExactlyOnceWith({ send: 'analyst' });
  });

  it('that the other side has not chosen yet are announced by a calm notice', async () => {
    const { props } = await table('spies-agent', { choices: [], seat: 'east' });
    const { view } = props;
    const chosen: View = { ...view, agents: { ...view.agents, east: { ...view.agents.east, x: 'analyst', cover: 'hidden' } } };
    render(Board, { props: { ...props, view: chosen } });
    expect(screen.getByText('You have chosen your Agent X. CIA is still thinking.')).toBeTruthy();
  });
});

describe('events', () => {
  it('can be used from the score pile when they are offered', async () => {
    const { props, choose } = await table('spies-act');
    const use: Offer = { action: { use: 'space_race' }, text: 'Use the Space Race' };
    render(Board, { props: { ...props, choices: [...props.choices, use] } });
    await fireEvent.click(screen.getByRole('button', { name: use.text }));
    expect(choose).toHaveBeenCalledExactlyOnceWith({ use: 'space_race' });
  });
});

describe('the showdown', () => {
  const showdown: Showdown = {
    objective: 'angola',
    points: 10,
    totals: { west: 8, east: 6 },
    stability: 9,
    token: 'west',
    disorder: [],
    agents: { west: 'director', east: 'analyst' },
    first: 'east',
    claims: [{ side: 'west', objective: 'angola', points: 10, text: 'CIA claims Angola: 10 points.' }],
    stages: { ceasefire: ['Influence.'], token: ['Token.'], agents: ['One.', 'Two.'], claim: ['The Analyst goes on leave.', 'CIA claims Angola: 10 points.'] },
    score: { before: { west: 0, east: 20 }, after: { west: 10, east: 20 }, goal: 100 },
  };
  const cases: [string, Partial<Showdown>, Record<'en' | 'pl' | 'fr', string>][] = [
    ['leads', {}, { en: 'CIA claims Angola: 8 to 6, within Stability 9.', pl: 'CIA zdobywa Angolę: 8 do 6, w\u00A0granicach stabilizacji 9.', fr: 'La CIA remporte l’Angola\u00A0: 8 à 6, sans dépasser la stabilité 9.' }],
    ['a tie', { totals: { west: 6, east: 6 } }, { en: 'CIA claims Angola: the stronger group, at a tie of 6.', pl: 'CIA zdobywa Angolę: silniejsza grupa przy remisie po 6.', fr: 'La CIA remporte l’Angola\u00A0: le groupe le plus fort, à égalité de 6.' }],
    ['the limit', { totals: { west: 8, east: 14 }, disorder: ['east'] }, { en: 'CIA claims Angola: KGB exceeds Stability 9.', pl: 'CIA zdobywa Angolę: KGB przekracza stabilizację 9.', fr: 'La CIA remporte l’Angola\u00A0: le KGB dépasse la stabilité 9.' }],
    ['too many groups', { disorder: ['east'] }, { en: 'CIA claims Angola: KGB has too many groups.', pl: 'CIA zdobywa Angolę: KGB ma za dużo grup.', fr: 'La CIA remporte l’Angola\u00A0: le KGB a trop de groupes.' }],
    ['the Master Spy', { token: 'east', agents: { west: 'master_spy', east: 'analyst' } }, { en: 'CIA claims Angola without the token: the Master Spy turns it round.', pl: 'CIA zdobywa Angolę bez żetonu: wynik odwraca Superszpieg.', fr: 'La CIA remporte l’Angola sans le marqueur\u00A0: le Maître-espion inverse le résultat.' }],
    [
      'the Director',
      { claims: [{ side: 'west', objective: 'cuba', points: 10, text: '' }, ...showdown.claims] },
      { en: 'The Director adds Cuba. CIA claims Angola: 8 to 6, within Stability 9.', pl: 'Dyrektor dokłada Kubę. CIA zdobywa Angolę: 8 do 6, w\u00A0granicach stabilizacji 9.', fr: 'Le Directeur ajoute Cuba. La CIA remporte l’Angola\u00A0: 8 à 6, sans dépasser la stabilité 9.' },
    ],
    ['nobody', { claims: [], token: null, totals: { west: 6, east: 6 } }, { en: 'A tie that no group breaks: nobody claims “Angola”.', pl: 'Remis, którego nie rozstrzyga żadna grupa: celu „Angola” nie zdobywa nikt.', fr: 'Une égalité qu’aucun groupe ne départage\u00A0: personne ne remporte «\u202FAngola\u202F».' }],
    ['the Assassin', { claims: [], agents: { west: 'assassin', east: 'analyst' } }, { en: 'The Assassin buries the objective: nobody claims “Angola”.', pl: 'Zabójca grzebie cel: celu „Angola” nie zdobywa nikt.', fr: 'L’Assassin enterre l’objectif\u00A0: personne ne remporte «\u202FAngola\u202F».' }],
    ['both in disorder', { claims: [], token: null, disorder: ['west', 'east'] }, { en: 'Both sides cause civil disorder: nobody claims “Angola”.', pl: 'Obie strony wywołują zamieszki: celu „Angola” nie zdobywa nikt.', fr: 'Désordre civil dans les deux camps\u00A0: personne ne remporte «\u202FAngola\u202F».' }],
  ];

  it.each(cases)('says which side claims the objective, and why: %s', async (_, changes, told) => {
    for (const language of ['en', 'pl', 'fr'] as const) expect(verdict({ ...showdown, ...changes }, await Words.load(language, 'spies'))).toBe(told[language]);
  });

  it('shows the portraits of both agents, the objective’s emblem and the agents’ purposes, with its buttons outside of the scrolled area', async () => {
    await emblems.loaded;
    const words = await Words.load('en', 'spies');
    render(Result, { showdown, words, texts: () => 'long', emblems: {}, close: () => undefined });
    await fireEvent.keyDown(document.body, { key: 'x' });
    const drawn = (place: string): (string | null)[] => [...document.querySelectorAll(`${place} svg.em path`)].map((path) => path.getAttribute('d'));
    expect(drawn('.dossier')).toEqual(['director', 'analyst'].map((agent) => emblems.path(agent)));
    expect(drawn('.objective')).toEqual([emblems.path('angola')]);
    expect(document.querySelector('.letter')).toBeNull();
    expect([...document.querySelectorAll('.dossier h3 + p')].map((line) => line.textContent)).toEqual([words.say('board-agenda_director'), words.say('board-agenda_analyst')]);
    expect([...document.querySelectorAll('.steps li > span')].map((line) => line.textContent)).toEqual(['Influence.', 'Token.', 'Director, Analyst', 'CIA claims Angola: 10 points.']);
    expect(document.querySelectorAll('.scene button')).toHaveLength(0);
    expect(document.querySelectorAll('.foot button')).toHaveLength(2);
  });
});

describe('names of groups', () => {
  it('are never broken, and get narrower for a long word', async () => {
    const { props } = await table('spies-act', {}, 'pl');
    const view: View = { ...props.view, groups: { ...props.view.groups, east: ['fundamentalists', 'mafia'] } };
    render(Board, { props: { ...props, view } });
    const name = group('fundamentalists').querySelector('.name');
    expect(name?.textContent).toBe('Fundamentaliści');
    expect([name, group('mafia').querySelector('.name')].map((one) => one?.classList.contains('tightest'))).toEqual([true, false]);
  });
});

describe('the turn', () => {
  it.each([['en', 'Turn'], ['pl', 'Runda'], ['fr', 'Tour']] as const)('has the same name in the bar as in the log: %s', async (language, name) => {
    const { props } = await table('spies-act', {}, language);
    render(Bar, { props });
    expect(document.querySelector('.cap')?.textContent).toBe(`${name} ${props.view.turn}`);
  });
});

describe('remaining points', () => {
  it('agree with their number in Polish', async () => {
    const words = await Words.load('pl', null);
    expect([1, 2, 5].map((left) => words.say('web-points-left', { left }))).toEqual(['dotąd, został 1', 'dotąd, zostały 2', 'dotąd, zostało 5']);
  });
});
