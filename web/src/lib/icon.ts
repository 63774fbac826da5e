const QUIET = '/quiet.svg';
const TURN = '/turn.svg';

/** Shows in the tab whether it is my turn; what it gives back shows the quiet icon again. */
export function showIcon(myTurn: boolean): () => void {
  const link = document.querySelector('link[rel="icon"]');
  link?.setAttribute('href', myTurn ? TURN : QUIET);
  return () => link?.setAttribute('href', QUIET);
}
