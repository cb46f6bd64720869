import { PAGES } from './generated';

/** Fetches the page that the query selects. */
export type Call = (query: Record<string, unknown>) => Promise<unknown>;

/**
 * All rows of a list. The generated table says where an answer has its rows, and which parameter selects the next
 * page.
 */
export async function* pagesOf(
  path: keyof typeof PAGES,
  first: object | undefined,
  ask: Call,
): AsyncGenerator<unknown, void> {
  const { parameter, rows, next } = PAGES[path];
  let query: Record<string, unknown> = { ...first };
  for (;;) {
    const answer = await ask(query);
    const list = (rows === null ? answer : (answer as Record<string, unknown>)[rows]) as Record<string, unknown>[];
    yield* list;
    // The next page is named by either the answer or the last row.
    const position = (rows === null ? list.at(-1) : (answer as Record<string, unknown>))?.[next];
    if (list.length === 0 || position === undefined || position === null) return;
    query = { ...query, [parameter]: position };
  }
}
