/** Returns the nearest place in a direction; sideways distance counts double. */
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
