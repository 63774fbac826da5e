/** Returns true for a key that is no command by itself: a modifier or combination, or one that moves the focus. */
export function isSilent({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true;
  return key === 'Shift' || key === 'Control' || key === 'Alt' || key === 'AltGraph' || key === 'Meta' || key === 'CapsLock' || key === 'Tab';
}
