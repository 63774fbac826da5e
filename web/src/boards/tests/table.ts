/** A moment of `dev/fixtures` as the props of a board, with mocks of the table's functions. */
import { vi } from 'vitest';
import type { BoardProps, GameName, Json } from '$/boards/contract.ts';
import type { Games } from '$/wire/games.ts';
import { Words, type Language } from '$/words/words.ts';
import { choicesOf, type Moment } from '../../../dev/moment.ts';

const MOMENTS = import.meta.glob<Moment>('../../../dev/fixtures/*.json', { import: 'default', eager: true });
const CATALOGS = import.meta.glob<Json>('../../../dev/catalogs/*.json', { import: 'default', eager: true });

export function moment<Name extends GameName>(name: `${Name}-${string}`): Moment<Name> {
  const found = MOMENTS[`../../../dev/fixtures/${name}.json`];
  if (!found) throw new Error(`no moment ${name}`);
  return found as unknown as Moment<Name>;
}

/** Returns the catalog of a game, or of one with corrected cards. */
export function catalog<Name extends GameName>(name: Name | `${Name}-${string}`): Games[Name]['catalog'] {
  const found = CATALOGS[`../../../dev/catalogs/${name}.json`];
  if (!found) throw new Error(`no catalog ${name}`);
  return found as unknown as Games[Name]['catalog'];
}

export const names = Object.keys(MOMENTS).map((path) => path.replace(/.*\/|\.json$/g, '') as `${GameName}-${string}`);

export async function table<Name extends GameName>(name: `${Name}-${string}`, changes: Partial<BoardProps<Games[Name]>> = {}, language: Language = 'en') {
  type Action = Games[Name]['action'];
  const found = moment<Name>(name);
  const { game, seat, actor, question, view, figures, facts, words } = found;
  const said = words[language];
  const spies = {
    choose: vi.fn<(action: Action) => void>(),
    why: vi.fn<(action: Action, anchor: Element | null) => void>(),
    point: vi.fn<(action: Action | null) => void>(),
  };
  const props: BoardProps<Games[Name]> = {
    game,
    seat,
    actor,
    question,
    view,
    figures,
    catalog: catalog<Name>(game),
    choices: choicesOf(found, language),
    recent: facts.slice(-6).map((line, at) => ({ ...line, text: said.facts.slice(-6)[at] ?? '' })),
    pending: [],
    lit: new Set(),
    words: await Words.load(language, game),
    pointed: null,
    selected: null,
    ...spies,
    ...changes,
  };
  return { props, ...spies };
}
