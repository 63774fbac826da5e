import type { Wanted } from '$/table/result.ts';
import { LANGUAGES, type Language } from '$/words/words.ts';

/** The player's settings, stored in this browser. */
export interface Settings {
  language: Language;
  theme: 'system' | 'light' | 'dark';
  motion: 'off' | 'quick' | 'normal' | 'slow';
  palette: 'usual' | 'distinct';
  sound: boolean;
  /** Whether single letters are commands. */
  letters: boolean;
  /** What is sent only after a confirmation: everything, only what rolls, draws or reveals something, or nothing. */
  confirm: 'all' | 'dice' | 'none';
  /** Whether every choice is also a button of the list beside the board. */
  list: boolean;
  /** Which results of dice and of the opponent's plays a panel shows. */
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
    if (typeof kept.confirm !== 'string') delete kept.confirm; // a boolean in the first version
    return kept;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...defaults(), ...stored() });

const MOVE: Record<Settings['motion'], number> = { off: 0, quick: 350, normal: 700, slow: 1400 };

/** Returns how long a move of the opponent is shown before the next one, in milliseconds; 0 without motion. */
export function moveTime(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : MOVE[settings.motion];
}

/** Stores the settings and applies them to the page; to be called in an effect. */
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
    // Without storage the settings are lost; everything else works.
  }
}
