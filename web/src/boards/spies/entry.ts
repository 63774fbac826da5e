import type { Entry } from '$/boards/contract.ts';
import { inside } from '$/boards/shared/forms.ts';
import type { Game } from '$/wire/spies.ts';
import Emblem from './Emblem.svelte';

export const spies: Entry<Game> = {
  title: 'web-game-spies',
  text: 'web-game-spies-text',
  Emblem,
  gallery: () => import('./gallery.ts'),
  formats: [],
  score: {
    limit: 100,
    after: (fact) => {
      const scores = inside(fact, 'scores');
      return scores ? scores.west - scores.east : undefined;
    },
  },
  kinds: [],
  board: ['pick', 'revive', 'activate', 'on_top', 'send', 'use'],
  hand: ['pick', 'revive'],
  list: false,
  round: null,
  points: [],
  load: () => import('./index.ts'),
};
