/** Rows reused by every call; safe because the function is synchronous. */
let [before, last, row] = rowsOf(64);

function rowsOf(length: number): [Uint16Array, Uint16Array, Uint16Array] {
  return [new Uint16Array(length), new Uint16Array(length), new Uint16Array(length)];
}

/**
 * Counts letters added, omitted, replaced or swapped with a neighbor (optimal string alignment; G. Navarro, "A Guided
 * Tour to Approximate String Matching", 2001).
 */
export function typingDistance(a: string, b: string): number {
  if (b.length >= row.length) [before, last, row] = rowsOf(2 * b.length);
  for (let j = 0; j <= b.length; j += 1) last[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    const letter = a.charCodeAt(i - 1);
    row[0] = i;
    for (let j = 1; j <= b.length; j += 1) {
      const other = b.charCodeAt(j - 1);
      let least = last[j - 1]! + (letter === other ? 0 : 1);
      if (last[j]! < least) least = last[j]! + 1;
      if (row[j - 1]! < least) least = row[j - 1]! + 1;
      const isSwapped = i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other;
      if (isSwapped && before[j - 2]! < least) least = before[j - 2]! + 1;
      row[j] = least;
    }
    [before, last, row] = [last, row, before];
  }
  return last[b.length]!;
}
