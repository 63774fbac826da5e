/** Section of the map in view: the centre in map units, and the number of pixels per unit. */
export interface Camera {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Scale at which names are 12 pixels high. */
export const SMALLEST = 0.66;
export const LARGEST = 1.6;
/** Scale at which boxes are 44 pixels high, for fingers. */
export const TOUCH = 0.82;

const between = (low: number, value: number, high: number): number => Math.min(Math.max(low, value), high);

/** Returns the scale that shows as much of the world as keeps names legible. */
export function fitting(world: Size, screen: Size): number {
  return between(SMALLEST, Math.min(screen.width / world.width, screen.height / world.height), LARGEST);
}

/** Returns the camera moved back, so that as little as possible outside the world is visible. */
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

/** Returns the camera at another scale; the point under the pointer (pixels from the centre) stays in place. */
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
