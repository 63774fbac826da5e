/** Whether a key says nothing by itself: it is held with another, or moves the focus. */
export function isSilent({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true;
  return key === 'Shift' || key === 'Control' || key === 'Alt' || key === 'AltGraph' || key === 'Meta' || key === 'CapsLock' || key === 'Tab';
}
