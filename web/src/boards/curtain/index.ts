import type { Parts } from '$/boards/contract.ts';
import type { Game } from '$/wire/curtain.ts';
import { emblems } from './emblems.ts';
import Bar from './Bar.svelte';
import Board from './Board.svelte';
import Cards from './Cards.svelte';
import Figures from './Figures.svelte';
import Hand from './Hand.svelte';
import ShortBar from './ShortBar.svelte';
import Tracks from './Tracks.svelte';

export const parts: Parts<Game> = { Board, Hand, Bar, ShortBar, Cards, Tracks, Figures };
export { emblems };
