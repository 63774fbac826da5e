/** A moment of `dev/fixtures` as the props of a board, with what was asked of the table. */
import { vi } from 'vitest';
import type { BoardProps, Form, Json } from '$/boards/contract.ts';
import { Words, type Language } from '$/words/words.ts';
import type { Moment } from '../../../dev/moment.ts';

const MOMENTS = import.meta.glob<Moment>('../../../dev/fixtures/*.json', { import: 'default', eager: true });

export function moment(name: string): Moment {
  const found = MOMENTS[`../../../dev/fixtures/${name}.json`];
  if (!found) throw new Error(`no moment ${name}`);
  return found;
}

export const names = Object.keys(MOMENTS).map((path) => path.replace(/.*\/|\.json$/g, ''));

export async function table(name: string, changes: Partial<BoardProps> = {}, language: Language = 'en') {
  const { game, seat, actor, question, view, actions, interrupts, facts, words } = moment(name);
  const said = words[language];
  const spies = {
    choose: vi.fn<(action: Form) => void>(),
    why: vi.fn<(action: Form, anchor: Element | null) => void>(),
    point: vi.fn<(action: Form | null) => void>(),
    figures: vi.fn<(about: Form) => Promise<Json>>(() => Promise.resolve(null)),
  };
  const props: BoardProps = {
    game,
    seat,
    actor,
    question,
    view,
    choices: [
      ...actions.map((action, at) => ({ action, text: said.actions[at] ?? '' })),
      ...interrupts.map((action, at) => ({ action, text: said.interrupts[at] ?? '' })),
    ],
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
