/**
 * What a board gets from the table around it, and what it gives back.
 *
 * A game is a folder `boards/<game>/` whose `index.ts` exports `parts: Parts`. Every part is a Svelte component with the props
 * `BoardProps`. A board contains no rules: it draws the view, marks what is among `choices`, and calls `choose` for these and
 * `why` for everything else that looks as if it could be chosen.
 *
 * The Content-Security-Policy forbids inline styles: use classes, `style:` directives or SVG attributes, never `style="…"`.
 */
import type { Component } from 'svelte';
import type { Words } from '$/words/words.ts';

export type GameName = 'twilight' | 'curtain' | 'spies';
export type Side = 'west' | 'east';
/** From where a game is looked at; `all` sees everything, in a replay. */
export type Seat = Side | 'spectator' | 'all';

/** Plain JSON. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** The serialised form of a fact, a question or an action: `"pass"`, `{"place": "west_germany"}`, `{"lay": {"card": …}}`. */
export type Form = string | { [tag: string]: Json };

/** Something that can be played now, and its sentence in the player's language. */
export interface Choice {
  action: Form;
  text: string;
}

/** A line of the log. */
export interface Line {
  number: number;
  /** How many actions had been played. */
  after: number;
  fact: Form;
  text: string;
}

export interface BoardProps {
  game: GameName;
  /** The view document, as docs/positions.md has it. */
  view: Json;
  /** Who looks. */
  seat: Seat;
  /** Who decides; none while chance does, and at the end. */
  actor: Side | null;
  /** What is asked. */
  question: Form | null;
  /** What this seat may play now, interrupts included; empty if it has nothing to decide. */
  choices: Choice[];
  /** Plays one of the choices. The table may first ask for a confirmation: the choice is then `selected`. */
  choose: (action: Form) => void;
  /** Asks the server why something cannot be played; the table shows the answer beside the anchor. */
  why: (action: Form, anchor: Element | null) => void;
  /** What happened since this seat decided last: marks of the last move. */
  recent: Line[];
  /** What this seat has just done and can still take back, such as the points placed so far. */
  pending: Line[];
  /** Slugs to emphasise because a line of the log is hovered. */
  lit: ReadonlySet<string>;
  words: Words;
  /** A choice that is hovered or focused, on the board or in the list; the other one emphasises it. */
  pointed: Form | null;
  /** A choice that waits to be confirmed. */
  selected: Form | null;
  point: (action: Form | null) => void;
  /**
   * Asks the server for figures: `{"odds": "iran"}` gives `Odds` (coups, realignments and the cost of influence there), `"scores"`
   * gives `Scores` (every region as if it were scored now), both as docs/api.md has them; null where there are none.
   */
  figures: (about: Form) => Promise<Json>;
}

/** The components of a game. */
export interface Parts {
  /** The map or the tableau, in the middle. It fills its box and scrolls or pans by itself. */
  Board: Component<BoardProps>;
  /** The hand below the board; on phones a sheet. */
  Hand: Component<BoardProps>;
  /** Turn and tracks in the top bar: `.inst` boxes, least important last. */
  Bar: Component<BoardProps>;
  /** The three most important figures in the top bar of a phone. */
  ShortBar: Component<BoardProps>;
  /** The tab "Cards": discard, removed, unseen, known cards, texts. */
  Cards: Component<BoardProps>;
  /** The tab "Tracks": every track with explanations, lasting effects, history. */
  Tracks: Component<BoardProps>;
  /** Figures about the choice that is pointed at, below the question: odds, cost. */
  Figures: Component<BoardProps>;
}

/** Whether two forms are the same. */
export function same(a: Json, b: Json): boolean {
  return canonical(a) === canonical(b);
}

/** A form as text that does not depend on the order of fields. */
export function canonical(form: Json): string {
  if (Array.isArray(form)) return `[${form.map(canonical).join()}]`;
  if (form === null || typeof form !== 'object') return JSON.stringify(form);
  const fields = Object.keys(form).sort();
  return `{${fields.map((field) => `${JSON.stringify(field)}:${canonical(form[field] ?? null)}`).join()}}`;
}
