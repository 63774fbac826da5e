/** Where one looks on the map: the centre in map units and how many pixels a unit has. */
export interface Camera {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Names are 12 pixels high at the smallest scale. */
export const SMALLEST = 0.66;
export const LARGEST = 1.6;
/** Boxes are 44 pixels high for fingers. */
export const TOUCH = 0.82;

const between = (low: number, value: number, high: number): number => Math.min(Math.max(low, value), high);

/** The scale that shows as much of the world as names allow. */
export function fitting(world: Size, screen: Size): number {
  return between(SMALLEST, Math.min(screen.width / world.width, screen.height / world.height), LARGEST);
}

/** The camera moved back so that no more than needed lies outside the world. */
export function held(camera: Camera, world: Size, screen: Size): Camera {
  const scale = between(SMALLEST, camera.scale, LARGEST);
  const along = (at: number, whole: number, shown: number): number =>
    shown >= whole ? whole / 2 : between(shown / 2, at, whole - shown / 2);
  return {
    x: along(camera.x, world.width, screen.width / scale),
    y: along(camera.y, world.height, screen.height / scale),
    scale,
  };
}

/** The camera with another scale, the point under the pointer (pixels from the centre) staying where it is. */
export function zoomed(camera: Camera, factor: number, at: { x: number; y: number } = { x: 0, y: 0 }): Camera {
  const scale = between(SMALLEST, camera.scale * factor, LARGEST);
  const shift = 1 / camera.scale - 1 / scale;
  return { x: camera.x + at.x * shift, y: camera.y + at.y * shift, scale };
}

export function viewBox(camera: Camera, screen: Size): string {
  const width = screen.width / camera.scale;
  const height = screen.height / camera.scale;
  return [camera.x - width / 2, camera.y - height / 2, width, height].map((figure) => figure.toFixed(1)).join(' ');
}

/** The nearest place in a direction; sideways distance counts double. */
export function nearest<T>(from: readonly [number, number], places: readonly (readonly [T, readonly [number, number]])[], key: string): T | null {
  const ahead = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  if (!ahead) return null;
  const [ax = 0, ay = 0] = ahead;
  let best: T | null = null;
  let least = Infinity;
  for (const [place, [x, y]] of places) {
    const forward = (x - from[0]) * ax + (y - from[1]) * ay;
    const sideways = Math.abs((x - from[0]) * ay) + Math.abs((y - from[1]) * ax);
    if (forward <= 0 || sideways > 2 * forward) continue;
    if (forward + 2 * sideways < least) [best, least] = [place, forward + 2 * sideways];
  }
  return best;
}
