/** Letters that Unicode does not decompose, as people type them on a keyboard without them. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ة: 'ه',
  ى: 'ي',
  ـ: '',
};
const WRITTEN_OTHERWISE = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu');
/**
 * Accents of Latin, Greek and Cyrillic letters, Hebrew points, and Arabic vowel and hamza signs, which people often
 * omit. Not included are marks of Indian and Thai scripts, which are vowels, and of Japanese kana, which change the
 * syllable.
 */
const LEFT_OUT = /[\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff]/gu;
const BETWEEN_WORDS = /[^\p{L}\p{N}\p{M}]+/gu;

/**
 * Normalizes a name for searching: lowercase words separated by single spaces, without accents and punctuation. Both
 * the place index and search queries are normalized this way; a city keeps the text of its import.
 */
export function searchText(name: string): string {
  // Fast paths: most names are plain ASCII, and the full normalization takes several times as long.
  if (/^[a-z0-9]+(?: [a-z0-9]+)*$/i.test(name)) return name.toLowerCase();
  if (/^[ -~]*$/.test(name))
    return name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replace(LEFT_OUT, '')
    .normalize('NFC')
    .replace(WRITTEN_OTHERWISE, (letter) => LETTERS[letter] ?? letter)
    .replace(BETWEEN_WORDS, ' ')
    .trim();
}
