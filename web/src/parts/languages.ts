import type { Language } from '$/words/words.ts';

/** Each language by its own name, the same in every language. */
export const NAMES: Record<Language, string> = { en: 'English', pl: 'Polski', fr: 'Français' };
