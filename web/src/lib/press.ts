/**
 * A press lasts from the touch until its click. Changes of the page that the player did not cause wait meanwhile (`whenLifted`), so that the click
 * hits what was pressed. Neither a drag nor a long hold counts as a press.
 */

/** Maximum duration of a press, and maximum delay of its click after the lift on a slow machine, in milliseconds. */
const LONGEST = 1000;
/** Minimum distance of a drag, in pixels. */
const DRAG = 10;

/** Where the pointer was put down; null if nothing is pressed. */
let from: { id: number; x: number; y: number } | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let waiting: (() => void)[] = [];

/** Runs a function now or, during a press, after it. Pending functions run in the order of their arrival. */
export function whenLifted(what: () => void): void {
  if (from) waiting.push(what);
  else what();
}

function release(): void {
  clearTimeout(timer);
  from = null;
  const due = waiting;
  waiting = [];
  for (const what of due) what();
}

function releaseWithin(milliseconds: number): void {
  clearTimeout(timer);
  timer = setTimeout(release, milliseconds);
}

addEventListener(
  'pointerdown',
  ({ pointerId: id, clientX: x, clientY: y }) => {
    from = { id, x, y };
    releaseWithin(LONGEST);
  },
  { capture: true },
);
addEventListener(
  'pointermove',
  ({ pointerId, clientX, clientY }) => {
    if (from?.id === pointerId && Math.hypot(clientX - from.x, clientY - from.y) > DRAG) release();
  },
  { capture: true },
);
addEventListener('pointerup', () => from && releaseWithin(LONGEST), { capture: true });
// These events are not followed by a click.
for (const kind of ['pointercancel', 'contextmenu', 'auxclick']) addEventListener(kind, () => from && release(), { capture: true });
// After the click's own handlers. A click whose propagation was stopped is covered by the timeout.
addEventListener('click', () => from && release());
