/**
 * Contract between a board and the table around it.
 *
 * A game is a folder `boards/<game>/`: `index.ts` exports `parts: Parts<Game>`, `entry.ts` what the lobby and other pages show of it; a line of
 * `boards/index.ts` registers it. Every part is a Svelte component with the props `BoardProps<Game>`. Their actions, questions, facts, view, figures,
 * stakes and catalog are types generated from the game (`wire/<game>.ts`). A board contains no rules and sends no requests: it draws the view and the
 * figures, marks what is among `choices`, and calls `choose` for these and `why` for everything else that looks selectable.
 *
 * The Content-Security-Policy forbids inline styles: use classes, `style:` directives or SVG attributes, never `style="…"`.
 */
import type { Component } from 'svelte';
import type { GameName } from '$/wire/games.ts';
import type { Danger, Json as WireJson } from '$/wire/index.ts';
import type { Side } from '$/wire/rules.ts';
import type { Words } from '$/words/words.ts';

export type { GameName, Side };
/** Seat from which a game is viewed; `all` sees everything, in a replay. */
export type Seat = Side | 'spectator' | 'all';

/** Plain JSON. */
export type Json = WireJson;

/** The serialised form of a fact, a question or an action: `"pass"`, `{"place": "west_germany"}`, `{"lay": {"card": …}}`. */
export type Form = string | { [tag: string]: Json | undefined };

/** Types that every game defines. */
export interface GameTypes {
  name: GameName;
  action: Form;
  question: Form;
  fact: Form;
  view: unknown;
  catalog: unknown;
  figures: unknown;
  stakes: unknown;
}

/** Stand-in for any game, used by the table around a board, which knows no game's types. */
export interface AnyGame extends GameTypes {
  view: Json;
  catalog: Json;
  figures: Json;
}

/** Pictograms of a game. */
export interface Emblems {
  /** Returns the SVG path for a slug, on a square of 512; undefined until it is loaded. */
  path: (slug: string) => string | undefined;
  loaded: Promise<void>;
}

/** An action that can be played now, and its sentence in the player's language. */
export interface Choice<Action = Form, Stakes = unknown> {
  action: Action;
  text: string;
  /** Costs and possible outcomes, where there are any to show. */
  stakes?: Stakes;
  /** Warning; the table asks for confirmation before the action is played. */
  danger?: Danger;
}

/** A line of the log. */
export interface Line<Fact = Form> {
  number: number;
  /** Number of actions played, its own included. */
  after: number;
  fact: Fact;
  text: string;
}

export interface BoardProps<G extends GameTypes = AnyGame> {
  game: G['name'];
  /** View document, as specified in docs/positions.md. */
  view: G['view'];
  /** Figures that the server derives from the view. */
  figures: G['figures'];
  /** Facts about cards and places that do not change during this game. */
  catalog: G['catalog'];
  /** Seat of the viewer. */
  seat: Seat;
  /** Side to act; null while chance decides and after the end. */
  actor: Side | null;
  question: G['question'] | null;
  /** What this seat may play now, interrupts included; empty if the seat has nothing to decide. */
  choices: Choice<G['action'], G['stakes']>[];
  /** Adds one of the choices to the draft. It becomes `selected` if it completes the draft. */
  choose: (action: G['action']) => void;
  /** Whether choices are reversible: the table asks for confirmation before it plays them, so the press that opens a card may also choose it. */
  drafting?: boolean;
  /** Choices of earlier steps of the draft; choosing one of them goes back to that step. */
  instead?: Choice<G['action'], G['stakes']>[];
  /** View before `selected`, when `view` is a preview of its result. */
  before?: G['view'] | null;
  /** Shows this kind of choice first when a question offers several (see `Entry.kinds`). */
  prefer?: (kind: string) => void;
  /** Asks the server why something cannot be played; the table shows the answer beside the anchor. */
  why: (action: G['action'], anchor: Element | null) => void;
  /** What has happened since this seat's last decision: marks of the last move. */
  recent: Line<G['fact']>[];
  /** This seat's latest actions that it can still take back, such as the points placed so far. */
  pending: Line<G['fact']>[];
  /** Slugs to emphasise because a line of the log is hovered. */
  lit: ReadonlySet<string>;
  /** Subject of the panel over the board; the board scrolls it into view. */
  about?: string | null;
  /** Whether everything that is not emphasised is dimmed, as in a lesson. */
  veil?: boolean;
  words: Words;
  /** Choice that is hovered or focused, on the board or in the list; both emphasise it. */
  pointed: G['action'] | null;
  /** Choice that awaits confirmation. */
  selected: G['action'] | null;
  point: (action: G['action'] | null) => void;
}

/** Components of a game. */
export interface Parts<G extends GameTypes = AnyGame> {
  /** The map or the tableau, in the middle. It fills its box and does its own scrolling or panning. */
  Board: Component<BoardProps<G>>;
  /** The hand below the board; on phones a sheet. */
  Hand: Component<BoardProps<G>>;
  /** Turn and tracks in the top bar: `.inst` boxes, least important last. */
  Bar: Component<BoardProps<G>>;
  /** The three most important figures, in the top bar of a phone. */
  ShortBar: Component<BoardProps<G>>;
  /** The tab "Cards": discard, removed, unseen, known cards, texts. */
  Cards: Component<BoardProps<G>>;
  /** The tab "Tracks": every track with explanations, lasting effects, history. */
  Tracks: Component<BoardProps<G>>;
  /** Figures about the choice pointed at, below the question: odds, cost. */
  Figures: Component<BoardProps<G>>;
}

/** A card as the rule book shows it. */
export interface GalleryCard {
  slug: string;
  name: string;
  side: Side | null;
  /** Figure on its plate, in the shape of the side. */
  token: string | number;
  /** Its kind, in words; the gallery can be filtered by kind. */
  kind: string;
  /** Line below its name. */
  foot: string;
  text: string;
  /** Further remarks. */
  notes: string[];
}

/** Cards of a game for the rule book. */
export interface Gallery<G extends GameTypes = AnyGame> {
  cards: (catalog: G['catalog'], words: Words) => GalleryCard[];
  emblems: Emblems;
}

/** What is known of a game before its parts are loaded: what the pages show of it, and how the table around a board reads its forms. */
export interface Entry<G extends GameTypes = AnyGame> {
  /** Keys of its title and of a sentence about it. */
  title: string;
  text: string;
  /** Small drawing of the game: SVG shapes. */
  Emblem: Component;
  /** Loads the cards shown in the rule book. */
  gallery: () => Promise<{ gallery: Gallery<G> }>;
  /** Export formats that only this game has, with the keys of their names. */
  formats: readonly (readonly [format: string, label: string])[];
  /** The score: its limit, and the value that a fact sets, positive where the west is ahead. */
  score: { limit: number; after: (fact: G['fact']) => number | undefined };
  /** Kinds of actions that are shown as tabs when one question offers several of them, with the keys of their names and their letters. */
  kinds: readonly { tag: string; label: string; letter: string }[];
  /** Kinds of actions that are chosen on the board or in the hand; the list of buttons omits them. */
  board: readonly string[];
  /** Kinds of actions that are chosen in the hand: cards, and the uses of a card. */
  hand: readonly string[];
  /** Whether the board also has a list view. */
  list: boolean;
  /** Tag of the question that begins a round; null in games without one. */
  round: string | null;
  /** Facts that record one of the points handed out one by one. */
  points: readonly string[];
  /** Loads its components, and the drawings that `shared/Emblem.svelte` and `shared/Medallion.svelte` show for its slugs. */
  load: () => Promise<{ parts: Parts<G>; emblems: Emblems }>;
}

/** Returns true if two forms are equal. */
export function same(a: Json, b: Json): boolean {
  return canonical(a) === canonical(b);
}

/** Returns a form as text that does not depend on the order of fields. */
export function canonical(form: Json): string {
  if (Array.isArray(form)) return `[${form.map(canonical).join()}]`;
  if (form === null || typeof form !== 'object') return JSON.stringify(form);
  const fields = Object.keys(form).sort();
  return `{${fields.map((field) => `${JSON.stringify(field)}:${canonical(form[field] ?? null)}`).join()}}`;
}
