/** How many items are processed at the same time. */
const AT_ONCE = 5;

/** Runs work for each item, a few at the same time. @returns the results in the order of the items */
export async function mapConcurrently<Item, Answer>(
  items: readonly Item[],
  work: (item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let first = 0; first < items.length; first += AT_ONCE)
    answers.push(...(await Promise.all(items.slice(first, first + AT_ONCE).map(work))));
  return answers;
}
