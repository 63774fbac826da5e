import { settings } from '$/lib/settings.svelte.ts';

/** Returns true if a single letter is meant for the table: no text field has the focus, no dialog is open, and letters are commands. */
export function meantForTable(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if ((event.key.length === 1 && !settings.letters) || document.querySelector('dialog[open]')) return false;
  const target = event.target;
  return !(target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]'));
}

/** Whether the last input was a press. `:focus-visible` alone is not enough: it also matches when a press brings a window to the front. */
let pressed = false;
addEventListener('pointerdown', () => (pressed = true), { capture: true });
addEventListener('keydown', () => (pressed = false), { capture: true });

/** Returns true if an element got the focus by the keyboard. A press moves the focus too, but then nothing may move under the pointer. */
export function byKeyboard(element: Element): boolean {
  return !pressed && element.matches(':focus-visible');
}

/** Control that is pointed at because the keyboard focused it. */
let stop: EventTarget | null = null;

interface Pointing {
  onpointerenter: (event: PointerEvent) => void;
  onpointerleave: (event: PointerEvent) => void;
  onfocus: (event: FocusEvent) => void;
  onblur: (event: FocusEvent) => void;
}

/**
 * Returns handlers for a control that represents an action. The mouse points by hovering, the keyboard by focusing. A press does not point: the
 * resulting display would move the page under the finger.
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
