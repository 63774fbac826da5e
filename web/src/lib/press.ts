/**
 * A press lasts from the touch until its click has come. What would change the page by itself waits meanwhile (`whenLifted`), so that the click
 * goes to what was pressed. A drag is no press, nor is what stays down for long.
 */

/** How long a press may last, and how long after the lift its click may come on a slow machine, in milliseconds. */
const LONGEST = 1000;
/** How far a pointer goes at least that drags, in pixels. */
const DRAG = 10;

/** Where the pointer was put down; none if nothing is pressed. */
let from: { id: number; x: number; y: number } | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let waiting: (() => void)[] = [];

/** Does something now, or when nothing is pressed any more. What waits is done in the order in which it came. */
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
// No click comes of these.
for (const kind of ['pointercancel', 'contextmenu', 'auxclick']) addEventListener(kind, () => from && release(), { capture: true });
// After the click has done what it does. One that goes no further is followed by the time.
addEventListener('click', () => from && release());
