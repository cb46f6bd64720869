/** A statement, or a part of one, with its parameters `$1…`. */
export interface SqlText {
  sql: string;
  parameters: readonly unknown[];
}

/** Parts of one statement: the parameters of each follow those of the one before. */
export function numbered(parts: readonly SqlText[]): { parts: string[]; parameters: unknown[] } {
  const all: unknown[] = [];
  const texts = parts.map(({ sql, parameters }) => {
    const before = all.length;
    all.push(...parameters);
    return sql.replace(/\$(\d+)/g, (_, number: string) => `$${before + Number(number)}`);
  });
  return { parts: texts, parameters: all };
}

/** One statement that runs several writes of different rows. None of them sees what the others do. */
export function allAtOnce(writes: readonly SqlText[]): SqlText {
  const [first] = writes;
  if (first && writes.length === 1) return first;
  const { parts, parameters } = numbered(writes);
  return { sql: `WITH ${parts.map((part, index) => `write_${index} AS (${part})`).join(', ')} SELECT`, parameters };
}
