/** What the cards say, as the tables of the engine have it. */
import facts from './facts.json';

export type Faction = 'military' | 'economic' | 'political' | 'media';

export interface Group {
  slug: string;
  faction: Faction;
  influence: number;
}

export interface Objective {
  slug: string;
  event: boolean;
  stability: number;
  population: number;
  points: number;
  bias: Faction[];
}

export const GROUPS = new Map((facts.groups as Group[]).map((group) => [group.slug, group]));
export const OBJECTIVES = new Map((facts.objectives as Objective[]).map((objective) => [objective.slug, objective]));
/** The agents of each side in the order of initiative. */
export const AGENTS: readonly string[] = facts.agents;
/** The points that win. */
export const GOAL = 100;
