import type { Gallery } from '$/boards/contract.ts';
import { entries } from '$/boards/shared/forms.ts';
import type { Game } from '$/wire/twilight.ts';
import { emblems } from './emblems.ts';

export const gallery: Gallery<Game> = {
  emblems,
  cards: ({ cards }, words) =>
    entries(cards).map((card) => ({
      slug: card.slug,
      name: words.name(card.slug),
      side: card.side ?? null,
      token: card.scoring ? '–' : card.ops,
      kind: words.name(card.era),
      foot: `${card.number}, ${card.starred ? words.say('board-once', { era: words.name(card.era) }) : words.name(card.era)}`,
      text: words.text(card.slug) ?? '',
      notes: [],
    })),
};
