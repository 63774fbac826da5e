/**
 * What a board gets from the table around it, and what it gives back.
 *
 * A game is a folder `boards/<game>/`: `index.ts` exports `parts: Parts<Game>`, `entry.ts` what the lobby and other pages show of it; a
 * line of `boards/index.ts` plugs it in. Every part is a Svelte component with the props `BoardProps<Game>`, whose actions, questions,
 * facts, view, figures, stakes and catalog are the types that are generated from the game (`wire/<game>.ts`). A board contains no rules
 * and asks the server nothing: it draws the view and the figures, marks what is among `choices`, and calls `choose` for these and `why`
 * for everything else that looks as if it could be chosen.
 *
 * The Content-Security-Policy forbids inline styles: use classes, `style:` directives or SVG attributes, never `style="…"`.
 */
import type { Component } from 'svelte';
import type { GameName } from '$/wire/games.ts';
import type { Danger, Json as WireJson } from '$/wire/index.ts';
import type { Side } from '$/wire/rules.ts';
import type { Words } from '$/words/words.ts';

export type { GameName, Side };
/** From where a game is looked at; `all` sees everything, in a replay. */
export type Seat = Side | 'spectator' | 'all';

/** Plain JSON. */
export type Json = WireJson;

/** The serialised form of a fact, a question or an action: `"pass"`, `{"place": "west_germany"}`, `{"lay": {"card": …}}`. */
export type Form = string | { [tag: string]: Json | undefined };

/** What every game has types for. */
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

/** To the table around a board, which knows the types of none, every game is this one. */
export interface AnyGame extends GameTypes {
  view: Json;
  catalog: Json;
  figures: Json;
}

/** The pictograms of a game. */
export interface Emblems {
  /** What is drawn for a slug, a path on a square of 512; none before it is loaded. */
  path: (slug: string) => string | undefined;
  loaded: Promise<void>;
}

/** Something that can be played now, and its sentence in the player's language. */
export interface Choice<Action = Form, Stakes = unknown> {
  action: Action;
  text: string;
  /** What it costs and how it may come out, where there is something to say. */
  stakes?: Stakes;
  /** A warning; the table asks for a second thought before it is played. */
  danger?: Danger;
}

/** A line of the log. */
export interface Line<Fact = Form> {
  number: number;
  /** How many actions had been played. */
  after: number;
  fact: Fact;
  text: string;
}

export interface BoardProps<G extends GameTypes = AnyGame> {
  game: G['name'];
  /** The view document, as docs/positions.md has it. */
  view: G['view'];
  /** What can be counted of it. */
  figures: G['figures'];
  /** What never changes about cards and places during this game. */
  catalog: G['catalog'];
  /** Who looks. */
  seat: Seat;
  /** Who decides; none while chance does, and at the end. */
  actor: Side | null;
  /** What is asked. */
  question: G['question'] | null;
  /** What this seat may play now, interrupts included; empty if it has nothing to decide. */
  choices: Choice<G['action'], G['stakes']>[];
  /** Chooses one of the choices. It becomes part of a draft, and `selected` if the draft is complete with it. */
  choose: (action: G['action']) => void;
  /** Choosing is reversible: nothing is played before the table has it confirmed, so a card may be chosen with the press that opens it. */
  drafting?: boolean;
  /** What could have been chosen at an earlier step of the draft; choosing one of them goes back to that step. */
  instead?: Choice<G['action'], G['stakes']>[];
  /** The view before `selected`, where `view` shows what would come of it. */
  before?: G['view'] | null;
  /** Shows this kind of choice first where a question offers several (see `Entry.kinds`). */
  prefer?: (kind: string) => void;
  /** Asks the server why something cannot be played; the table shows the answer beside the anchor. */
  why: (action: G['action'], anchor: Element | null) => void;
  /** What happened since this seat decided last: marks of the last move. */
  recent: Line<G['fact']>[];
  /** What this seat has just done and can still take back, such as the points placed so far. */
  pending: Line<G['fact']>[];
  /** Slugs to emphasise because a line of the log is hovered. */
  lit: ReadonlySet<string>;
  /** What a panel over the board tells of: it comes into sight. */
  about?: string | null;
  /** Whether everything else steps back behind what is emphasised, as in a lesson. */
  veil?: boolean;
  words: Words;
  /** A choice that is hovered or focused, on the board or in the list; the other one emphasises it. */
  pointed: G['action'] | null;
  /** A choice that waits to be confirmed. */
  selected: G['action'] | null;
  point: (action: G['action'] | null) => void;
}

/** The components of a game. */
export interface Parts<G extends GameTypes = AnyGame> {
  /** The map or the tableau, in the middle. It fills its box and scrolls or pans by itself. */
  Board: Component<BoardProps<G>>;
  /** The hand below the board; on phones a sheet. */
  Hand: Component<BoardProps<G>>;
  /** Turn and tracks in the top bar: `.inst` boxes, least important last. */
  Bar: Component<BoardProps<G>>;
  /** The three most important figures in the top bar of a phone. */
  ShortBar: Component<BoardProps<G>>;
  /** The tab "Cards": discard, removed, unseen, known cards, texts. */
  Cards: Component<BoardProps<G>>;
  /** The tab "Tracks": every track with explanations, lasting effects, history. */
  Tracks: Component<BoardProps<G>>;
  /** Figures about the choice that is pointed at, below the question: odds, cost. */
  Figures: Component<BoardProps<G>>;
}

/** A card as the rule book shows it. */
export interface GalleryCard {
  slug: string;
  name: string;
  side: Side | null;
  /** The figure on its plate, in the shape of the side. */
  token: string | number;
  /** What kind it is, in words; the gallery can be narrowed down to a kind. */
  kind: string;
  /** A line below its name. */
  foot: string;
  /** What it does. */
  text: string;
  /** What else there is to know. */
  notes: string[];
}

/** The cards of a game for those who read its rules. */
export interface Gallery<G extends GameTypes = AnyGame> {
  cards: (catalog: G['catalog'], words: Words) => GalleryCard[];
  emblems: Emblems;
}

/** What is known of a game before its parts are loaded: what pages show of it, and how the table around a board reads its forms. */
export interface Entry<G extends GameTypes = AnyGame> {
  /** The keys of its title and of a sentence about it. */
  title: string;
  text: string;
  /** A small drawing of it: shapes of an SVG. */
  Emblem: Component;
  /** What the rule book shows of its cards. */
  gallery: () => Promise<{ gallery: Gallery<G> }>;
  /** Formats that only games of this kind are written in, with the keys of their names. */
  formats: readonly (readonly [format: string, label: string])[];
  /** The score: the most that it can be, and what a fact says it is now, positive where the west is ahead. */
  score: { limit: number; after: (fact: G['fact']) => number | undefined };
  /** Kinds of actions that stand side by side where one question offers several of them, with the keys of their names and their letters. */
  kinds: readonly { tag: string; label: string; letter: string }[];
  /** Kinds of actions that are chosen on the board or in the hand: no list of buttons says them again. */
  board: readonly string[];
  /** Kinds of actions that are chosen in the hand: cards, and what a card can be used for. */
  hand: readonly string[];
  /** Whether the board itself has a view as a list. */
  list: boolean;
  /** The question that begins a round, if that is what a player confirms. */
  round: string | null;
  /** Facts that are a point of what is being handed out one by one. */
  points: readonly string[];
  /** Loads its components, and what `shared/Emblem.svelte` and `shared/Medallion.svelte` draw for its slugs. */
  load: () => Promise<{ parts: Parts<G>; emblems: Emblems }>;
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
