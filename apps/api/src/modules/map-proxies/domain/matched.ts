/** A part of a text in UTF-16 units, like Google's offsets. */
export interface Part {
  offset: number;
  length: number;
}

/** Lower-case letters without accents, one per character of the text. */
const folded = (text: string): string =>
  [...text]
    .map((letter) => (letter.length > 1 ? letter : ((letter.normalize('NFD')[0] ?? letter).toLowerCase()[0] ?? letter)))
    .join('');

const isPartOfWord = (letter: string | undefined): boolean => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

/** Matches of typed words with word beginnings, left to right; each typed word matches once. */
export function matchedIn(text: string, typed: string): Part[] {
  const own = folded(text);
  const found: Part[] = [];
  for (const word of folded(typed).match(/[\p{L}\p{N}]+/gu) ?? []) {
    for (let at = own.indexOf(word); at !== -1; at = own.indexOf(word, at + 1)) {
      const isTaken = found.some(({ offset, length }) => at < offset + length && offset < at + word.length);
      if (isPartOfWord(own[at - 1]) || isTaken) continue;
      found.push({ offset: at, length: word.length });
      break;
    }
  }
  return found.sort((one, other) => one.offset - other.offset);
}

/** The comma-separated parts of a description with their offsets. */
export function termsOf(description: string): { offset: number; value: string }[] {
  let offset = 0;
  return description.split(', ').map((value) => {
    const term = { offset, value };
    offset += value.length + 2;
    return term;
  });
}
