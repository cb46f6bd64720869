const { floor, imul } = Math;

/**
 * A pseudorandom number in [0, 1) that depends only on the words, so that the same data always produces the same
 * sketch.
 */
export function chance(...words: (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const word of words) {
    const text = `${word}|`;
    for (let index = 0; index < text.length; index++) {
      hash ^= text.charCodeAt(index);
      hash = imul(hash, 0x01000193);
    }
  }
  hash ^= hash >>> 16;
  hash = imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = imul(hash, 0xc2b2ae35);
  hash ^= hash >>> 16;
  return (hash >>> 0) / 0x1_0000_0000;
}

/** Picks one of the choices pseudorandomly. */
export function pick<T>(choices: readonly T[], ...words: (string | number)[]): T {
  return choices[floor(chance(...words) * choices.length)] as T;
}
