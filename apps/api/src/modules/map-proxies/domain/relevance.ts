/** Letters and digits without accents, in words. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Share of the query's words that the place matches, from 0 to 1. Words match by prefix, numbers exactly. */
export function relevance(query: string, { name, address }: { name: string; address: string }): number {
  const queryWords = wordsOf(query);
  const own = wordsOf(`${name} ${address}`);
  const met = queryWords.filter((word) =>
    own.some((other) => (/^\d+$/.test(word) ? other === word : other.startsWith(word))),
  );
  return queryWords.length === 0 ? 1 : Number((met.length / queryWords.length).toFixed(2));
}
