// Inlined: a file would be requested at each change of turn.
import quiet from '$/icons/quiet.svg?inline';
import turn from '$/icons/turn.svg?inline';

/** Shows in the tab whether it is my turn; the returned function restores the quiet icon. */
export function showIcon(myTurn: boolean): () => void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const show = (name: string, href: string): void => {
    if (!link || link.dataset['icon'] === name) return;
    link.dataset['icon'] = name;
    link.href = href;
  };
  if (myTurn) show('turn', turn);
  else show('quiet', quiet);
  return () => show('quiet', quiet);
}
