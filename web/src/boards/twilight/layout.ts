/** Where things are drawn: the results of `web/map/make-map.mjs`, and what is set by hand. */
import land from '../../../map/land.json';
import layout from '../../../map/layout.json';
import type { Catalog, Country, Region } from '$/wire/twilight.ts';
import { CIVIL_WAR, countries } from './model.ts';

type Point = readonly [number, number];

export const WORLD = { width: layout.canvas[0] ?? 0, height: layout.canvas[1] ?? 0 };
export const BOX = { width: layout.box[0] ?? 0, height: layout.box[1] ?? 0 };
export const LAND: Readonly<Record<string, string>> = land;

const BOXES = { ...layout.country, [CIVIL_WAR]: [1400, 452] } as unknown as Record<string, Point>;

/** The centre of the box of a country. */
export function boxOf(country: Country): Point {
  return BOXES[country] ?? [0, 0];
}

/** Where the caption of a region stands. */
export const CAPTIONS: readonly { region: Region; at: Point }[] = [
  { region: 'europe', at: [300, 44] },
  { region: 'asia', at: [1186, 900] },
  { region: 'middle_east', at: [1146, 672] },
  { region: 'africa', at: [1046, 800] },
  { region: 'central_america', at: [14, 712] },
  { region: 'south_america', at: [14, 984] },
];

/** The lines between countries, each once. */
export function routes(catalog: Catalog): string {
  return countries(catalog)
    .flatMap(({ slug, adjacent }) => adjacent.filter((other) => slug < other && slug !== CIVIL_WAR).map((other) => [boxOf(slug), boxOf(other)]))
    .map(([a, b]) => `M${a?.join(' ')}L${b?.join(' ')}`)
    .join('');
}

/** From the name of a superpower to a country next to it: where the line leaves the name. */
const LEAVES: Partial<Record<Country, Point>> = {
  canada: [190, 262], mexico: [130, 300], cuba: [170, 300], finland: [1150, 238], poland: [1140, 244], romania: [1140, 256],
  afghanistan: [1200, 272], north_korea: [1236, 258],
};
/** Japan lies across the edge of the map. */
const ACROSS = 'M0 300L100 268M1600 400L1533 446';

/** The lines to the superpowers. */
export function powerRoutes(catalog: Catalog): string {
  const near = countries(catalog).filter(({ slug, superpower }) => superpower && LEAVES[slug]);
  return near.map(({ slug }) => `M${LEAVES[slug]?.join(' ')}L${boxOf(slug).join(' ')}`).join('') + ACROSS;
}

/** What a region covers, with some room around it. */
export function extent(catalog: Catalog, region: Region | null): { x: number; y: number; width: number; height: number } {
  const inside = countries(catalog).filter(({ slug, regions }) => slug !== CIVIL_WAR && (region === null || regions[0] === region));
  const xs = inside.map(({ slug }) => boxOf(slug)[0]);
  const ys = inside.map(({ slug }) => boxOf(slug)[1]);
  const [left, top] = [Math.min(...xs) - BOX.width, Math.min(...ys) - BOX.height];
  return { x: left, y: top, width: Math.max(...xs) + BOX.width - left, height: Math.max(...ys) + BOX.height - top };
}
