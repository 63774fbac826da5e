import type { Entry } from '$/boards/contract.ts';
import { inside } from '$/boards/shared/forms.ts';
import type { Game } from '$/wire/curtain.ts';
import Emblem from './Emblem.svelte';

export const curtain: Entry<Game> = {
  title: 'web-game-curtain',
  text: 'web-game-curtain-text',
  Emblem,
  rules: () => [import('../../../../docs/rules/iron_curtain.md?digest'), import('../../../../docs/rules/iron_curtain_rulings.md?digest')],
  formats: [],
  score: { limit: 8, after: (fact) => inside(fact, 'gained')?.track },
  kinds: [],
  points: ['placed', 'removed', 'infiltrated'],
  load: () => import('./index.ts'),
};
