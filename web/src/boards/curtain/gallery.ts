import type { Gallery } from '$/boards/contract.ts';
import { entries } from '$/boards/shared/forms.ts';
import type { Game } from '$/wire/curtain.ts';
import { emblems } from './emblems.ts';
import { eventOf } from './model.ts';

export const gallery: Gallery<Game> = {
  emblems,
  cards: ({ cards }, words) =>
    entries(cards).map((card) => ({
      slug: card.slug,
      name: words.name(card.slug),
      side: card.side ?? null,
      token: card.cubes || '–',
      kind: words.name(card.region),
      foot: words.name(card.region),
      text: eventOf(words, card),
      notes: card.designed.length > 0 ? [words.say('remark-designed', { fields: card.designed.map((field) => words.name(field)).join(words.say('list-separator')) })] : [],
    })),
};
