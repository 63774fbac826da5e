/** Positions on the map: the results of `web/map/make-map.mjs`, and those set by hand. */
import land from '../../../map/land.json';
import layout from '../../../map/layout.json';
import type { Catalog, Country, Region } from '$/wire/twilight.ts';
import { CIVIL_WAR, countries } from './model.ts';

type Point = readonly [number, number];

export const WORLD = { width: layout.canvas[0] ?? 0, height: layout.canvas[1] ?? 0 };
export const BOX = { width: layout.box[0] ?? 0, height: layout.box[1] ?? 0 };
export const LAND: Readonly<Record<string, string>> = land;

const BOXES = { ...layout.country, [CIVIL_WAR]: [1400, 452] } as unknown as Record<string, Point>;

/** Returns the centre of a country's box. */
export function boxOf(country: Country): Point {
  return BOXES[country] ?? [0, 0];
}

/** Positions of the captions of the regions. */
export const CAPTIONS: readonly { region: Region; at: Point }[] = [
  { region: 'europe', at: [300, 44] },
  { region: 'asia', at: [1186, 900] },
  { region: 'middle_east', at: [1146, 672] },
  { region: 'africa', at: [1046, 800] },
  { region: 'central_america', at: [14, 712] },
  { region: 'south_america', at: [14, 984] },
];

/** Returns the lines between countries, each once. */
export function routes(catalog: Catalog): string {
  return countries(catalog)
    .flatMap(({ slug, adjacent }) => adjacent.filter((other) => slug < other && slug !== CIVIL_WAR).map((other) => [boxOf(slug), boxOf(other)]))
    .map(([a, b]) => `M${a?.join(' ')}L${b?.join(' ')}`)
    .join('');
}

/** Where the line from a superpower's name to a neighbouring country starts. */
const LEAVES: Partial<Record<Country, Point>> = {
  canada: [190, 262], mexico: [130, 300], cuba: [170, 300], finland: [1150, 238], poland: [1140, 244], romania: [1140, 256],
  afghanistan: [1200, 272], north_korea: [1236, 258],
};
/** The line to Japan crosses the edge of the map. */
const ACROSS = 'M0 300L100 268M1600 400L1533 446';

/** Returns the lines to the superpowers. */
export function powerRoutes(catalog: Catalog): string {
  const near = countries(catalog).filter(({ slug, superpower }) => superpower && LEAVES[slug]);
  return near.map(({ slug }) => `M${LEAVES[slug]?.join(' ')}L${boxOf(slug).join(' ')}`).join('') + ACROSS;
}

/** Returns the area of a region, with a margin. */
export function extent(catalog: Catalog, region: Region | null): { x: number; y: number; width: number; height: number } {
  const inside = countries(catalog).filter(({ slug, regions }) => slug !== CIVIL_WAR && (region === null || regions[0] === region));
  const xs = inside.map(({ slug }) => boxOf(slug)[0]);
  const ys = inside.map(({ slug }) => boxOf(slug)[1]);
  const [left, top] = [Math.min(...xs) - BOX.width, Math.min(...ys) - BOX.height];
  return { x: left, y: top, width: Math.max(...xs) + BOX.width - left, height: Math.max(...ys) + BOX.height - top };
}

/** Rectangle, by its upper left corner. */
export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns the box of a country. */
export function frameOf(country: Country): Rectangle {
  const [x, y] = boxOf(country);
  return { x: x - BOX.width / 2, y: y - BOX.height / 2, ...BOX };
}

/** Returns true if two rectangles overlap. */
export const meet = (a: Rectangle, b: Rectangle): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Returns the distance of a point from a rectangle; 0 inside it. */
export function distance([x, y]: Point, { x: left, y: top, width, height }: Rectangle): number {
  return Math.hypot(Math.max(left - x, 0, x - left - width), Math.max(top - y, 0, y - top - height));
}

/** Height of a tag. */
export const TAG = 25;

/** Returns the caption of a region with its two lines: the name, and behind a mark the score. */
export function captionOf([x, y]: Point, name: string, score: string): Rectangle {
  return { x: x - 8, y: y - 26, width: Math.max(name.length * 10.5, 36 + score.length * 8) + 12, height: 62 };
}

/** Returns the texts in the box of a country: its name, its stability and the influence there. */
export function figuresOf(country: Country, { west, east }: { west: number; east: number } = { west: 1, east: 1 }): Rectangle[] {
  const { x, y } = frameOf(country);
  return [
    { x: x + 8, y: y + 4, width: 102, height: 18 },
    { x: x + 52, y: y + 31, width: 14, height: 17 },
    ...(west > 0 ? [{ x: x + 10, y: y + 27, width: 26, height: 25 }] : []),
    ...(east > 0 ? [{ x: x + 81, y: y + 26, width: 28, height: 27 }] : []),
  ];
}

const covered = (at: Rectangle, by: Rectangle): number =>
  Math.max(0, Math.min(at.x + at.width, by.x + by.width) - Math.max(at.x, by.x)) * Math.max(0, Math.min(at.y + at.height, by.y + by.height) - Math.max(at.y, by.y));

/**
 * Places the tags at countries. Each takes the first corner that no other box, no caption and no earlier tag covers: top right, top left, bottom
 * right, bottom left. If every corner overlaps another box, the tag goes where it covers no text, or beside the box; failing that, where it covers
 * least.
 */
export function tagged<T extends { country: Country; width: number }>(
  tags: readonly T[],
  all: readonly Country[],
  captions: readonly Rectangle[],
  figures: (country: Country) => Rectangle[] = figuresOf,
): (T & { at: Rectangle })[] {
  const placed: (T & { at: Rectangle })[] = [];
  for (const tag of tags) {
    const box = frameOf(tag.country);
    const [left, right] = [box.x - 12, box.x + box.width + 12 - tag.width];
    const [top, bottom, middle] = [box.y - TAG + 3, box.y + box.height - 3, box.y + (box.height - TAG) / 2]; // names stay visible
    const beside = [[box.x + box.width - 6, middle], [box.x + 6 - tag.width, middle]] as const;
    const corners = ([[right, top], [left, top], [right, bottom], [left, bottom], ...beside] as const).map(([x, y]) => ({ x, y, width: tag.width, height: TAG }));
    const readable = corners.filter((at) => ![...captions, ...placed.map((other) => other.at)].some((other) => meet(at, other)));
    const others = all.filter((country) => country !== tag.country);
    const free = readable.find((at) => corners.indexOf(at) < 4 && !others.some((country) => meet(at, frameOf(country))));
    const read = others.flatMap((country) => figures(country));
    const cost = (at: Rectangle): number => read.reduce((sum, figure) => sum + covered(at, figure), 0);
    const [least] = (readable.length > 0 ? readable : corners).map((at) => ({ at, cost: cost(at) })).sort((a, b) => a.cost - b.cost);
    placed.push({ ...tag, at: free ?? least!.at });
  }
  return placed;
}
