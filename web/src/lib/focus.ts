/** Remembers the focused element. The returned function focuses it again, unless the focus has moved to another element. */
export function keepFocus(): () => void {
  const before = document.activeElement;
  return () => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (lost && before?.isConnected && (before instanceof HTMLElement || before instanceof SVGElement)) before.focus();
  };
}
