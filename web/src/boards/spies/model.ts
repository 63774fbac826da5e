/** The view of CIA vs KGB and what the board reads from it. */
import type { Choice, Form, Json, Line, Seat, Side } from '$/boards/contract.ts';
import { bySlug, player, slug, tag, text } from '$/boards/shared/forms.ts';
import { GROUPS, type Faction } from './facts.ts';

export interface Pair<T> {
  west: T;
  east: T;
}

export interface Agents {
  /** The Agent X, if the seat knows it. */
  x?: string;
  cover: 'absent' | 'hidden' | 'shown';
  headquarters: string[];
  suspects: string[];
  leave: string[];
  terminated: string[];
}

interface Deck {
  count: number;
  top: { card?: string; known: string[] }[];
}

export interface View {
  turn: number;
  phase: string;
  objective?: string;
  balance?: Side;
  token?: Side;
  disorder: Pair<boolean>;
  scores: Pair<number>;
  claimed: Pair<string[]>;
  spent: string[];
  buried: string[];
  agents: Pair<Agents>;
  groups: Pair<string[]>;
  ready: string[];
  discard: string[];
  group_deck: Deck;
  objective_deck: Deck;
  acting: Side;
  analyst: Pair<boolean>;
  choice: Pair<boolean>;
  peek?: Side;
  overtime: boolean;
}

export const SIDES: readonly Side[] = ['west', 'east'];

/** The document as a view; a whole position lists what a view counts. */
export function read(view: Json): View {
  const read = view as unknown as View;
  const counted = (deck: Deck & { rest?: string[] }): Deck => ({ ...deck, count: deck.count ?? (deck.rest?.length ?? 0) + deck.top.length });
  return { ...read, group_deck: counted(read.group_deck), objective_deck: counted(read.objective_deck) };
}

/** The side that is drawn below: the one that looks. */
export function near(seat: Seat): Side {
  return seat === 'east' ? 'east' : 'west';
}

export function influence(view: View, side: Side): number {
  return view.groups[side].reduce((sum, group) => sum + (GROUPS.get(group)?.influence ?? 0), 0);
}

/** The strongest group of a faction on a side. */
export function strongest(view: View, side: Side, faction: Faction): number {
  const strengths = view.groups[side].map((group) => GROUPS.get(group)).filter((group) => group?.faction === faction);
  return Math.max(0, ...strengths.map((group) => group?.influence ?? 0));
}

/** Who leads in a faction, and with what. */
export function leader(view: View, faction: Faction): { side: Side | null; influence: number } {
  const [west, east] = [strongest(view, 'west', faction), strongest(view, 'east', faction)];
  return { side: west === east ? null : west > east ? 'west' : 'east', influence: Math.max(west, east) };
}

/** The groups that can be activated, with what each can do. */
export function sources(choices: readonly Choice[]): Map<string, Choice[]> {
  return bySlug(choices, (action) => (tag(action) === 'activate' ? text(action, 'group') : null));
}

/** The groups that can be chosen: as the target of a group, or for an event. */
export function targets(choices: readonly Choice[], source: string | null): Map<string, Choice[]> {
  return bySlug(choices, (action) => {
    if (tag(action) === 'on_top') return slug(action);
    return tag(action) === 'activate' && text(action, 'group') === source ? text(action, 'target') : null;
  });
}

/** The choices by agent. An agent to send on leave is one of the other side. */
export function byAgent(choices: readonly Choice[], theirs: boolean): Map<string, Choice[]> {
  const kinds = theirs ? ['send'] : ['pick', 'revive'];
  return bySlug(choices, (action) => (kinds.includes(tag(action)) ? slug(action) : null));
}

/** The events that can be used. */
export function byEvent(choices: readonly Choice[]): Map<string, Choice[]> {
  return bySlug(choices, (action) => (tag(action) === 'use' ? slug(action) : null));
}

export type Post = 'x' | 'headquarters' | 'leave' | 'terminated' | 'away';

/** Where an agent is, as far as the seat knows. */
export function post(agents: Agents, agent: string): Post {
  if (agents.terminated.includes(agent)) return 'terminated';
  if (agents.leave.includes(agent)) return 'leave';
  if (agents.x === agent && agents.cover !== 'absent') return 'x';
  return agents.headquarters.includes(agent) ? 'headquarters' : 'away';
}

/** The card on top of a deck, if this seat knows it. */
export function known(deck: Deck, seat: Seat): string[] {
  const side = player(seat);
  const me = side ?? 'spectator';
  return deck.top.flatMap(({ card, known }) => (card && known.includes(me) ? [card] : []));
}

/** The groups that the last moves touched. */
export function changed(recent: readonly Line[]): Set<string> {
  const groups = recent.filter(({ fact }) => tag(fact) !== 'saw').map(({ fact }) => text(fact, 'group'));
  return new Set(groups.filter((group) => group !== null));
}

/** The action to ask about for a group that cannot be chosen. */
export function refused(view: View, seat: Seat, source: string | null, group: string): Form {
  const side = player(seat);
  const mine = side !== null && view.groups[side].includes(group);
  if (source === null) return mine ? { activate: { group } } : { activate: { group: view.groups[near(seat)][0] ?? group, target: group } };
  return { activate: { group: source, target: group } };
}
