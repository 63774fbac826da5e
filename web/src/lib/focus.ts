/** Remembers what has the focus; what it gives back returns it there, unless it has gone elsewhere. */
export function keepFocus(): () => void {
  const before = document.activeElement;
  return () => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (lost && before?.isConnected && (before instanceof HTMLElement || before instanceof SVGElement)) before.focus();
  };
}
