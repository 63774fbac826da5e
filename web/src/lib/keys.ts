/** Returns true if a key is meant for a text field or an open dialog. */
export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target;
  if (!(target instanceof Element)) return false;
  return target.closest('input:not([type="range"]), textarea, select, dialog, [contenteditable]') !== null;
}
