import { describe, expect, it } from 'vitest';
import { breakable } from '$/boards/shared/syllables.ts';

describe('long words', () => {
  const shown = (text: string): string => breakable(text).replaceAll('\u00AD', '-');

  it('break before a consonant between vowels, never near an end', () => {
    expect(shown('Fundamentaliści')).toBe('Funda-menta-liści');
    expect(shown('Fondamentalistes')).toBe('Fonda-menta-listes');
    expect(shown('Fundamentalists')).toBe('Funda-menta-lists');
  });

  it('leave short words and the spaces between them alone', () => {
    expect(shown('Media, Police of Iran')).toBe('Media, Police of Iran');
  });
});
