import { same, type Form } from '$/boards/contract.ts';

/**
 * What is picked but not played yet. Board, hand and figures of a table share it.
 *
 * Nothing here is ever out of date: whoever reads it looks for the action among the choices of the moment.
 */
class Selection {
  /** The action that a button or Enter plays. */
  action = $state.raw<Form | null>(null);
  /** The kind of action that the board shows, where there are several. */
  mode = $state<string | null>(null);
  /** The card that is open in reading size. */
  reading = $state<string | null>(null);

  /** Picks an action, or drops it if it is picked already. */
  toggle(action: Form): void {
    this.action = this.action !== null && same(this.action, action) ? null : action;
  }

  clear(): void {
    this.action = null;
    this.reading = null;
  }
}

export const selection = new Selection();

/** Whether a key press is meant for the table: nobody is writing, no dialog is open, and single keys are not switched off. */
export function meantForTable(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (document.documentElement.dataset.keys === 'off' || document.querySelector('dialog[open]')) return false;
  const target = event.target;
  return !(target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]'));
}
