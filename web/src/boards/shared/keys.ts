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

/** Whether something got the focus by the keyboard. A press brings the focus along, too, and nothing may move under it then. */
export function byKeyboard(element: Element): boolean {
  return !pressed && element.matches(':focus-visible');
}
