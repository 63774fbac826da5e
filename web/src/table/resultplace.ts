export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Returns how much of a rectangle another one covers. */
function covered(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Margin around what must stay visible. */
const AIR = 12;

/**
 * Returns the position of a panel in an area: the first corner in which it does not cover its subject, else right below or above the subject as far
 * as the window allows, else where it covers least.
 */
export function placed(area: Box, size: { width: number; height: number }, about: Box | null, margin: number, window: Box): { left: number; top: number } {
  const lefts = [Math.max(area.left + margin, area.right - margin - size.width), area.left + margin];
  const tops = [Math.max(area.top + margin, area.bottom - margin - size.height), area.top + margin];
  if (!about) return { left: lefts[0]!, top: tops[0]! };
  const wide: Box = { left: about.left - AIR, top: about.top - AIR, right: about.right + AIR, bottom: about.bottom + AIR };
  const beyond = [Math.min(wide.bottom, window.bottom - size.height), Math.max(wide.top - size.height, window.top)];
  const corners = [...tops, ...beyond].flatMap((top) => lefts.map((left) => ({ left, top })));
  const worth = corners.map((corner) => covered({ ...corner, right: corner.left + size.width, bottom: corner.top + size.height }, wide));
  return corners[worth.indexOf(Math.min(...worth))]!;
}
