import { ReadTogether } from './read-together';

/** A database whose statements are answered when a test says so. */
function statements() {
  const begun: { keys: readonly number[]; answer(): void; fail(): void }[] = [];
  const together = new ReadTogether<string>(
    (keys) =>
      new Promise((resolve, reject) =>
        begun.push({
          keys,
          answer: () => resolve(new Map(keys.filter((key) => key > 0).map((key) => [key, `row ${key}`]))),
          fail: () => reject(new Error('no database')),
        }),
      ),
  );
  return { begun, together };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('batched reads', () => {
  it('start at once while nobody else reads, and return null for what is not there', async () => {
    const { begun, together } = statements();
    const answers = [together.read(-1), together.read(2)];
    await settled();
    expect(begun.map(({ keys }) => keys)).toEqual([[-1, 2]]);
    begun[0]!.answer();
    expect(await Promise.all(answers)).toEqual([null, 'row 2']);
  });

  it('never join a statement that has started, and are batched while two are running', async () => {
    const { begun, together } = statements();
    const answers = [];
    for (const key of [1, 1, 2, 1, 3]) {
      answers.push(together.read(key));
      await settled();
    }
    expect(begun.map(({ keys }) => keys)).toEqual([[1], [1]]);
    begun[0]!.answer();
    await settled();
    expect(begun[2]!.keys).toEqual([2, 1, 3]);
    for (const each of begun.slice(1)) each.answer();
    expect(await Promise.all(answers)).toEqual(['row 1', 'row 1', 'row 2', 'row 1', 'row 3']);
  });

  it('report a failure to all callers, and work afterwards', async () => {
    const { begun, together } = statements();
    const answers = Promise.allSettled([together.read(1), together.read(1)]);
    await settled();
    begun[0]!.fail();
    expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const next = together.read(1);
    await settled();
    begun[1]!.answer();
    expect(await next).toBe('row 1');
  });
});
