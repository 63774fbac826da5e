/** How each game groups its log and derives its results. */
import type { Component } from 'svelte';
import type { GameName } from '$/boards/contract.ts';
import { curtainTeller } from '$/boards/curtain/gather.ts';
import { curtainResults } from '$/boards/curtain/result.ts';
import { spiesTeller } from '$/boards/spies/gather.ts';
import { spiesResults } from '$/boards/spies/result.ts';
import { twilightTeller } from '$/boards/twilight/gather.ts';
import { twilightResults } from '$/boards/twilight/result.ts';
import type { Games } from '$/wire/games.ts';
import type { Words } from '$/words/words.ts';
import type { Teller } from './log.ts';
import type { Pictograms } from './pictures.svelte.ts';
import type { Judge, Showdown } from './result.ts';

const TELLERS: { [Name in GameName]: Teller<Games[Name]> } = { twilight: twilightTeller, curtain: curtainTeller, spies: spiesTeller };
const JUDGES: { [Name in GameName]: Judge<Games[Name]> } = { twilight: twilightResults, curtain: curtainResults, spies: spiesResults };

/** Returns how a game groups its log. */
export function teller(game: GameName): Teller {
  // The table passes on what the server sent for this game, so the types are not narrowed here.
  return TELLERS[game] as unknown as Teller;
}

/** Returns how a game derives its results. */
export function judge(game: GameName): Judge {
  return JUDGES[game] as unknown as Judge;
}

/** Props of the component of a showdown. */
export interface ShowdownProps {
  showdown: Showdown;
  words: Words;
  texts: (slug: string) => string;
  emblems: Pictograms;
  close: () => void;
}

/** Loads the component that shows a showdown. */
export async function showdownPart(): Promise<Component<ShowdownProps>> {
  return (await import('$/boards/spies/Result.svelte')).default;
}
