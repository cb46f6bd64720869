/** Letters and digits without accents, in words. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** How much of what was asked for a place has: the share of the words that one of its own begins with, or of numbers is, from 0 to 1. */
export function relevance(query: string, { name, address }: { name: string; address: string }): number {
  const queryWords = wordsOf(query);
  const own = wordsOf(`${name} ${address}`);
  const met = queryWords.filter((word) =>
    own.some((other) => (/^\d+$/.test(word) ? other === word : other.startsWith(word))),
  );
  return queryWords.length === 0 ? 1 : Number((met.length / queryWords.length).toFixed(2));
}
