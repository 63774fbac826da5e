/** The card pack of a table: what its cards and regions show. It travels with the options of the game. */
import { parse } from 'smol-toml';
import type { Side } from '$/boards/contract.ts';
import type { Language, Words } from '$/words/words.ts';
import shipped from '../../../../crates/curtain/packs/default.toml?raw';

/** What can be `designed`, in the order of the pack. */
const FIELDS = ['name', 'faction', 'region', 'cubes', 'region_size', 'region_bonus', 'effect'] as const;

interface Names {
  name_en: string;
  name_pl: string;
  name_fr: string;
}

interface RawCard extends Names {
  slug: string;
  faction: 'us' | 'ussr' | 'none';
  region: string;
  cubes: number;
  effect: string;
  steps: unknown;
  conf: Record<string, string>;
}

interface RawPack {
  regions: Record<string, Names & { size: number; bonus: number }>;
  start_card: RawCard;
  cards: RawCard[];
}

export interface Card {
  slug: string;
  side: Side | null;
  region: string;
  cubes: number;
  /** The fields that no source gives. */
  designed: string[];
  /** The event in the words of the pack, if it is not that of the pack that comes with the program. */
  effect: string | null;
}

export interface Region {
  slug: string;
  size: number;
  bonus: number;
}

export interface Pack {
  cards: ReadonlyMap<string, Card>;
  regions: readonly Region[];
  /** Names that differ from the usual ones. */
  names: Record<Language, [string, string][]>;
}

const read = (text: string): RawPack => parse(text) as unknown as RawPack;
const usual = read(shipped);
const all = (pack: RawPack): RawCard[] => [pack.start_card, ...pack.cards];
const known = new Map<string, Pack>();

function card(raw: RawCard): Card {
  const same = all(usual).find(({ slug }) => slug === raw.slug);
  const altered = JSON.stringify([raw.steps, raw.faction]) !== JSON.stringify([same?.steps, same?.faction]);
  return {
    slug: raw.slug,
    side: raw.faction === 'none' ? null : raw.faction === 'us' ? 'west' : 'east',
    region: raw.region,
    cubes: raw.cubes,
    designed: FIELDS.filter((field) => raw.conf[field] === 'designed'),
    effect: altered ? raw.effect : null,
  };
}

function renamed(pack: RawPack, language: Language): [string, string][] {
  const key = `name_${language}` as const;
  const before = new Map(all(usual).map((raw) => [raw.slug, raw[key]]));
  return all(pack)
    .filter((raw) => before.get(raw.slug) !== raw[key])
    .map((raw) => [raw.slug, raw[key]]);
}

/** The pack among the options of a view; the one that comes with the program where it is not spelled out. */
export function packOf(options: { pack?: unknown }): Pack {
  const text = typeof options.pack === 'object' && options.pack !== null && 'toml' in options.pack ? String(options.pack.toml) : shipped;
  const before = known.get(text);
  if (before) return before;
  const raw = read(text);
  const pack: Pack = {
    cards: new Map(all(raw).map((one) => [one.slug, card(one)])),
    regions: Object.entries(raw.regions).map(([slug, { size, bonus }]) => ({ slug, size, bonus })),
    names: { en: renamed(raw, 'en'), pl: renamed(raw, 'pl'), fr: renamed(raw, 'fr') },
  };
  known.set(text, pack);
  return pack;
}

/** What the event of a card does. */
export function eventOf(words: Words, card: Card | undefined): string {
  return card?.effect ?? (card ? (words.text(card.slug) ?? '') : '');
}
