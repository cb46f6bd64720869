import { PAGES } from './generated';

/** Asks for the page that the query names. */
export type Call = (query: Record<string, unknown>) => Promise<unknown>;

/** Every row of a list. The generated table says where an answer has its rows and which parameter asks for more. */
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
    // Either the answer names the next page, or the last row does.
    const position = (rows === null ? list.at(-1) : (answer as Record<string, unknown>))?.[next];
    if (list.length === 0 || position === undefined || position === null) return;
    query = { ...query, [parameter]: position };
  }
}
