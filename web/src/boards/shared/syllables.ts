const VOWELS = 'aąeęioóuyàâéèêëîïôœùûü';
const SYLLABLE = new RegExp(`(?<=\\p{L}{2}[${VOWELS}])(?=[^${VOWELS}\\W][${VOWELS}]\\p{L}{2})`, 'giu');
/** From here on a word may be too long for a narrow card. */
const LONG = 11;

/** Lets long words break between syllables, with a hyphen, where the browser has no dictionary of the language. */
export function breakable(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : word.replace(SYLLABLE, '\u00AD')));
}
