import { settings } from '$/lib/settings.svelte.ts';

/** Whether a single letter is meant for the table: nobody is writing, no dialog is open, and letters are commands. */
export function meantForTable(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if ((event.key.length === 1 && !settings.letters) || document.querySelector('dialog[open]')) return false;
  const target = event.target;
  return !(target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]'));
}

/** Whether the last input was a press. `:focus-visible` alone does not tell: it matches, too, where a press brings a window to the front. */
let pressed = false;
addEventListener('pointerdown', () => (pressed = true), { capture: true });
addEventListener('keydown', () => (pressed = false), { capture: true });

/** Whether an element got the focus by the keyboard. A press brings the focus along, too, and nothing may move under it then. */
export function byKeyboard(element: Element): boolean {
  return !pressed && element.matches(':focus-visible');
}

/** The control that is pointed at because the keyboard brought the focus there. */
let stop: EventTarget | null = null;

interface Pointing {
  onpointerenter: (event: PointerEvent) => void;
  onpointerleave: (event: PointerEvent) => void;
  onfocus: (event: FocusEvent) => void;
  onblur: (event: FocusEvent) => void;
}

/**
 * Returns handlers for a control that stands for an action. A mouse points at what it lies on, and the keyboard at what it brings the focus to. A
 * press points at nothing: what pointing shows would move the page under the finger.
 */
export function pointing(point: (on: boolean) => void): Pointing {
  return {
    onpointerenter: (event) => event.pointerType !== 'touch' && point(true),
    onpointerleave: (event) => event.pointerType !== 'touch' && point(false),
    onfocus: ({ currentTarget }) => {
      if (!byKeyboard(currentTarget as Element)) return;
      stop = currentTarget;
      point(true);
    },
    onblur: ({ currentTarget }) => {
      if (stop !== currentTarget) return;
      stop = null;
      point(false);
    },
  };
}
