import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import Board from '$/boards/spies/Board.svelte';
import Hand from '$/boards/spies/Hand.svelte';
import { influence, leader, post, read, sources, targets, type Offer } from '$/boards/spies/model.ts';
import { view as size } from '$/lib/size.svelte.ts';
import type { Action, Agent, View } from '$/wire/spies.ts';
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

describe('groups', () => {
  it('are found as those that act and those that are acted on', async () => {
    const { props } = await table('spies-act');
    expect([...sources(props.choices).keys()]).toEqual(['police']);
    expect([...targets(props.choices, 'police').keys()].sort()).toEqual(['mafia', 'mercenaries', 'opposition', 'radio']);
    expect(targets(props.choices, null).size).toBe(0);
  });

  it('act at a press of the target where only one can act', async () => {
    const { props, choose, why } = await table('spies-act');
    render(Board, { props });
    expect(group('police').classList.contains('pick')).toBe(true);
    await fireEvent.click(group('opposition'));
    expect(choose).toHaveBeenCalledExactlyOnceWith({ activate: { group: 'police', target: 'opposition' } });
    expect(why).not.toHaveBeenCalled();
  });

  it('are chosen first where several can act', async () => {
    const { props, choose } = await table('spies-act');
    const more: Offer[] = [...props.choices, { action: { activate: { group: 'radio', target: 'mafia' } }, text: 'Radio: Mafia' }];
    render(Board, { props: { ...props, choices: more } });
    expect(group('mafia').classList.contains('legal')).toBe(false);
    await fireEvent.click(group('radio'));
    expect(choose).not.toHaveBeenCalled();
    await fireEvent.click(group('mafia'));
    expect(choose).toHaveBeenCalledExactlyOnceWith({ activate: { group: 'radio', target: 'mafia' } });
  });

  it('that act stay marked while the choice waits to be confirmed, and a second press is one of the same', async () => {
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
  it('shows who leads in each faction', () => {
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
  it.each(['space_race', 'cuba'] as const)('%s has its text and the order in which ties are broken', async (objective) => {
    size.size = of;
    const { props } = await table('spies-act');
    render(Board, { props: { ...props, view: { ...props.view, objective } } });
    const sheet = document.querySelector('.obj')!;
    const facts = props.catalog.objectives[objective]!;
    expect([...sheet.querySelectorAll('li')].map((line) => line.textContent?.trim())).toEqual(facts.bias.map((faction, at) => expect.stringContaining(`${at + 1}${props.words.name(faction)}`)));
    const text = facts.event ? props.words.text(objective)! : props.words.say('board-disorder_note', { stability: facts.stability });
    expect(sheet.querySelector('p')?.textContent).toBe(text);
    expect(sheet.tagName).toBe(of === 'narrow' ? 'DETAILS' : 'SECTION');
    if (of === 'narrow') expect(sheet.querySelector('summary')?.textContent).toContain(props.words.name(objective));
  });
});

describe('agents', () => {
  it('of both sides are shown to who plays neither', async () => {
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

  it('are read before they are picked', async () => {
    const { props, choose } = await table('spies-agent');
    render(Hand, { props });
    await fireEvent.click(document.querySelector('[data-agent="analyst"]') as Element);
    expect(choose).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole('button', { name: 'Pick the Analyst' }));
    expect(choose).toHaveBeenCalledExactlyOnceWith({ pick: 'analyst' });
  });

  it('stand where they are', () => {
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

  it('are waited for calmly', async () => {
    const { props } = await table('spies-agent', { choices: [], seat: 'east' });
    const { view } = props;
    const chosen: View = { ...view, agents: { ...view.agents, east: { ...view.agents.east, x: 'analyst', cover: 'hidden' } } };
    render(Board, { props: { ...props, view: chosen } });
    expect(screen.getByText('Your Agent X is chosen. CIA is still thinking.')).toBeTruthy();
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
