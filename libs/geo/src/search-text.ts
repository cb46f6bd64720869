/** Letters that have a mark of their own in no decomposition, as people without them on their keyboard type them. */
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
 * Accents of Latin, Greek and Cyrillic letters, Hebrew points, and Arabic vowel and hamza signs: people leave them out. Not the marks of
 * Indian and Thai writing, which are its vowels, nor those of Japanese syllables, which make others of them.
 */
const LEFT_OUT = /[\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff]/gu;
const BETWEEN_WORDS = /[^\p{L}\p{N}\p{M}]+/gu;

/**
 * A name as a search compares it: words in small letters with one space between them, without accents and punctuation. Both the place index
 * and what is typed are written so; a city keeps the text of its import.
 */
export function searchText(name: string): string {
  // Most names have nothing that needs more, which takes several times as long; many not even that.
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
