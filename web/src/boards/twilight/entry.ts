import type { Entry } from '$/boards/contract.ts';
import { inside } from '$/boards/shared/forms.ts';
import type { Game } from '$/wire/twilight.ts';
import Emblem from './Emblem.svelte';

export const twilight: Entry<Game> = {
  title: 'web-game-twilight',
  text: 'web-game-twilight-text',
  Emblem,
  gallery: () => import('./gallery.ts'),
  formats: [['playdek', 'web-download-playdek']],
  score: { limit: 20, after: (fact) => inside(fact, 'vp')?.total },
  kinds: [
    { tag: 'place', label: 'web-kind-place', letter: 'i' },
    { tag: 'coup', label: 'web-kind-coup', letter: 'c' },
    { tag: 'realign', label: 'web-kind-realign', letter: 'r' },
  ],
  board: ['card', 'place', 'remove', 'realign', 'coup', 'country', 'defuse'],
  hand: ['card', 'event', 'ops', 'event_first', 'ops_first', 'space'],
  list: true,
  round: 'round',
  points: ['placed', 'removed'],
  load: () => import('./index.ts'),
};
