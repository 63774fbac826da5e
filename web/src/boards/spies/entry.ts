import type { Entry } from '$/boards/contract.ts';
import { inside } from '$/boards/shared/forms.ts';
import type { Game } from '$/wire/spies.ts';
import Emblem from './Emblem.svelte';

export const spies: Entry<Game> = {
  title: 'web-game-spies',
  text: 'web-game-spies-text',
  Emblem,
  rules: () => [import('../../../../docs/rules/cia_vs_kgb/rules.md?digest'), import('../../../../docs/rules/cia_vs_kgb/rulings.md?digest')],
  formats: [],
  score: {
    limit: 100,
    after: (fact) => {
      const scores = inside(fact, 'scores');
      return scores ? scores.west - scores.east : undefined;
    },
  },
  kinds: [],
  points: [],
  load: () => import('./index.ts'),
};
