import type { Entry } from '$/boards/contract.ts';
import { inside } from '$/boards/shared/forms.ts';
import type { Game } from '$/wire/curtain.ts';
import Emblem from './Emblem.svelte';

export const curtain: Entry<Game> = {
  title: 'web-game-curtain',
  text: 'web-game-curtain-text',
  Emblem,
  gallery: () => import('./gallery.ts'),
  formats: [],
  score: { limit: 8, after: (fact) => inside(fact, 'gained')?.track },
  kinds: [],
  board: ['play', 'lay', 'move', 'place', 'infiltrate', 'shift', 'remove'],
  hand: ['play'],
  list: false,
  round: null,
  points: ['placed', 'removed', 'infiltrated'],
  load: () => import('./index.ts'),
};
