import type { Gallery } from '$/boards/contract.ts';
import { entries } from '$/boards/shared/forms.ts';
import type { Game } from '$/wire/spies.ts';
import { emblems } from './emblems.ts';
import { AGENDAS, POWERS } from './model.ts';

export const gallery: Gallery<Game> = {
  emblems,
  cards: ({ groups, objectives, agents }, words) => {
    const listed = (names: readonly string[]): string => names.map((name) => words.name(name)).join(words.say('list-separator'));
    return [
      ...entries(groups).map(({ slug, faction, influence }) => ({
        slug,
        name: words.name(slug),
        side: null,
        token: influence,
        kind: words.say('board-groups'),
        foot: words.name(faction),
        text: words.text(slug) ?? words.say(POWERS[faction]),
        notes: [],
      })),
      ...entries(objectives).map(({ slug, event, stability, population, points, bias }) => ({
        slug,
        name: words.name(slug),
        side: null,
        token: points,
        kind: words.say('board-objectives'),
        foot: words.say(event ? 'board-objective_event' : 'board-objective_nation'),
        text: words.text(slug) ?? '',
        notes: [`${words.say('board-stability')}: ${stability}. ${words.say('board-population')}: ${population}.`, `${words.say('board-tie')}: ${listed(bias)}.`],
      })),
      ...agents.map((agent, at) => ({
        slug: agent,
        name: words.name(agent),
        side: null,
        token: at + 1,
        kind: words.say('board-agents'),
        foot: words.say('board-agents'),
        text: words.text(agent) ?? words.say(AGENDAS[agent]),
        notes: [],
      })),
    ];
  },
};
