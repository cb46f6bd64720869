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

/**
 * Runs several writes and evaluates conditions in one statement. A write can use the answers as `answers` of `asked`.
 * @returns the answers, in the order of the questions
 */
export async function writeAndAsk(
  on: { query<Row>(sql: string, parameters: unknown[]): Promise<Row[]> },
  writes: readonly SqlText[],
  questions: readonly { condition: SqlText }[],
): Promise<readonly (boolean | null)[]> {
  if (questions.length === 0) {
    const { sql, parameters } = allAtOnce(writes);
    if (writes.length > 0) await on.query(sql, [...parameters]);
    return [];
  }
  const conditions = numbered(questions.map(({ condition }) => condition));
  const asked = { sql: `SELECT ARRAY[${conditions.parts.join(', ')}] AS answers`, parameters: conditions.parameters };
  const { parts, parameters } = numbered([asked, ...writes]);
  const [first, ...others] = parts;
  const writing = others.map((part, index) => `, write_${index} AS (${part})`).join('');
  const [row] = await on.query<{ answers: (boolean | null)[] }>(
    `WITH asked AS (${first})${writing} SELECT answers FROM asked`,
    parameters,
  );
  return row?.answers ?? [];
}
