/** The view of CIA vs KGB and what the board reads from it. */
import type { BoardProps, Choice, Line, Seat, Side } from '$/boards/contract.ts';
import { bySlug, inside, player, tag } from '$/boards/shared/forms.ts';
import type { Action, Agent, Agents, Catalog, Deck as Written, Fact, Faction, Game, Group, Objective, Stakes, View as Document } from '$/wire/spies.ts';

export type Props = BoardProps<Game>;
export type Offer = Choice<Action, Stakes>;

type Deck<T> = Written<T> & Required<Pick<Written<T>, 'count'>>;

/** View with all counts present. */
export type View = Document & { group_deck: Deck<Group>; objective_deck: Deck<Objective> };

export const SIDES: readonly Side[] = ['west', 'east'];

/** Returns the document as a view; a whole position has lists where a view has counts. */
export function read(view: Document): View {
  const counted = <T>(deck: Written<T>): Deck<T> => ({ ...deck, count: deck.count ?? (deck.rest?.length ?? 0) + deck.top.length });
  return { ...view, group_deck: counted(view.group_deck), objective_deck: counted(view.objective_deck) };
}

/** Returns the side that is drawn below: the viewer's. */
export function near(seat: Seat): Side {
  return seat === 'east' ? 'east' : 'west';
}

export function influence(catalog: Catalog, view: View, side: Side): number {
  return view.groups[side].reduce((sum, group) => sum + (catalog.groups[group]?.influence ?? 0), 0);
}

/** Returns the end of both gauges: beyond the stability, and beyond the influence of either side. */
export function scale(catalog: Catalog, view: View): number {
  const stability = view.objective ? (catalog.objectives[view.objective]?.stability ?? 0) : 0;
  return Math.max(stability + 3, ...SIDES.map((side) => influence(catalog, view, side)));
}

/** One-line texts for what the groups of a faction do. */
export const POWERS: Readonly<Record<Faction, string>> = { military: 'board-power_military', economic: 'board-power_economic', political: 'board-power_political', media: 'board-power_media' };
/** One-line texts for the purpose of each agent. */
export const AGENDAS: Readonly<Record<Agent, string>> = {
  master_spy: 'board-agenda_master_spy', deputy_director: 'board-agenda_deputy_director', double_agent: 'board-agenda_double_agent',
  analyst: 'board-agenda_analyst', assassin: 'board-agenda_assassin', director: 'board-agenda_director',
};

/** Returns the agents that may be the hidden Agent X of a side, as far as the seat knows. */
export function maybeX(catalog: Catalog, agents: Agents): Agent[] {
  return agents.cover === 'absent' || agents.x ? [] : catalog.agents.filter((agent) => agents.headquarters.includes(agent));
}

/** Returns the strongest group of a faction on a side. */
export function strongest(catalog: Catalog, view: View, side: Side, faction: Faction): number {
  const strengths = view.groups[side].map((group) => catalog.groups[group]).filter((group) => group?.faction === faction);
  return Math.max(0, ...strengths.map((group) => group?.influence ?? 0));
}

/** Returns the side that leads in a faction, and its influence. */
export function leader(catalog: Catalog, view: View, faction: Faction): { side: Side | null; influence: number } {
  const [west, east] = [strongest(catalog, view, 'west', faction), strongest(catalog, view, 'east', faction)];
  return { side: west === east ? null : west > east ? 'west' : 'east', influence: Math.max(west, east) };
}

/** Returns the groups that can be activated, with the choices of each. */
export function sources(choices: readonly Offer[]): Map<Group, Offer[]> {
  return bySlug(choices, (action) => inside(action, 'activate')?.group ?? null);
}

/** Returns the groups that can be chosen: as the target of a group, or for an event. */
export function targets(choices: readonly Offer[], source: Group | null): Map<Group, Offer[]> {
  return bySlug(choices, (action) => {
    const activated = inside(action, 'activate');
    if (activated) return activated.group === source ? (activated.target ?? null) : null;
    return inside(action, 'on_top');
  });
}

/** Returns the choices by agent. With `theirs`, the agents of the other side that can be sent on leave. */
export function byAgent(choices: readonly Offer[], theirs: boolean): Map<Agent, Offer[]> {
  return bySlug(choices, (action) => (theirs ? inside(action, 'send') : inside(action, 'pick', 'revive')));
}

/** Returns the events that can be used. */
export function byEvent(choices: readonly Offer[]): Map<Objective, Offer[]> {
  return bySlug(choices, (action) => inside(action, 'use'));
}

export type Post = 'x' | 'headquarters' | 'leave' | 'terminated' | 'away';

/** Returns where an agent is, as far as the seat knows. */
export function post(agents: Agents, agent: Agent): Post {
  if (agents.terminated.includes(agent)) return 'terminated';
  if (agents.leave.includes(agent)) return 'leave';
  if (agents.x === agent && agents.cover !== 'absent') return 'x';
  return agents.headquarters.includes(agent) ? 'headquarters' : 'away';
}

/** Returns the cards on top of a deck that this seat knows. */
export function known<T>(deck: Deck<T>, seat: Seat): T[] {
  const me = player(seat) ?? 'spectator';
  return deck.top.flatMap(({ card, known }) => (card !== undefined && known.includes(me) ? [card] : []));
}

/** Returns the groups that the last moves affected. */
export function changed(recent: readonly Line<Fact>[]): Set<Group> {
  const groups = recent.flatMap(({ fact }) => {
    const about = typeof fact === 'string' || tag(fact) === 'saw' ? null : Object.values(fact)[0];
    return about && typeof about === 'object' && 'group' in about ? [about.group] : [];
  });
  return new Set(groups);
}

/** Returns the action to ask `why` about for a group that cannot be chosen. */
export function refused(view: View, seat: Seat, source: Group | null, group: Group): Action {
  const side = player(seat);
  if (source !== null) return { activate: { group: source, target: group } };
  if (side !== null && view.groups[side].includes(group)) return { activate: { group } };
  return { activate: { group: view.groups[near(seat)][0] ?? group, target: group } };
}
