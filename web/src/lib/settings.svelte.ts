import type { Wanted } from '$/table/result.ts';
import { LANGUAGES, type Language } from '$/words/words.ts';

/** What a player can set; kept in this browser. */
export interface Settings {
  language: Language;
  theme: 'system' | 'light' | 'dark';
  motion: 'off' | 'quick' | 'normal' | 'slow';
  palette: 'usual' | 'distinct';
  sound: boolean;
  /** Whether a single letter is a command. */
  letters: boolean;
  /** What is sent only after it was confirmed: everything, what rolls or draws or shows something, or nothing. */
  confirm: 'all' | 'dice' | 'none';
  /** Whether every choice is a button of the list beside the board, too. */
  list: boolean;
  /** Whether a panel shows what came of dice and of the other side's plays. */
  results: Wanted;
}

const KEY = 'hotline.settings';

function defaults(): Settings {
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  const language = spoken.flatMap((code) => LANGUAGES.filter((known) => known === code))[0] ?? 'en';
  return { language, theme: 'system', motion: 'normal', palette: 'usual', sound: true, letters: true, confirm: 'all', list: false, results: 'always' };
}

function stored(): Partial<Settings> {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
    if (typeof kept.confirm !== 'string') delete kept.confirm; // yes or no, in the first version
    return kept;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...defaults(), ...stored() });

const MOVE: Record<Settings['motion'], number> = { off: 0, quick: 350, normal: 700, slow: 1400 };

/** How long a move of the other side is shown before the next one, in milliseconds; 0 if nothing is to move. */
export function moveTime(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : MOVE[settings.motion];
}

/** Keeps the settings and shows them on the page; to be called in an effect. */
export function apply(): void {
  const root = document.documentElement;
  const mark = (name: string, value: string | null): void => {
    if (value === null) root.removeAttribute(name);
    else root.setAttribute(name, value);
  };
  mark('data-theme', settings.theme === 'system' ? null : settings.theme);
  mark('data-motion', settings.motion === 'normal' ? null : settings.motion);
  mark('data-palette', settings.palette === 'usual' ? null : settings.palette);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that stores nothing forgets the settings; everything else works.
  }
}
