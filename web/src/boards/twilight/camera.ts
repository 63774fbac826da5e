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
