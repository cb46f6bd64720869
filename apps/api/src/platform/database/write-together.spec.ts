import { WriteTogether } from './write-together';

function setUp() {
  const written: number[][] = [];
  const finish: ((error?: Error) => void)[] = [];
  const together = new WriteTogether((values: readonly number[]) => {
    written.push([...values]);
    return new Promise<void>((resolve, reject) => finish.push((error) => (error ? reject(error) : resolve())));
  });
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  return { together, written, finish, turn };
}

describe('batched writes', () => {
  it('go into one statement when they come while another one is running', async () => {
    const { together, written, finish, turn } = setUp();
    const first = together.write(1);
    await turn();
    const others = [together.write(2), together.write(3)];
    await turn();
    expect(written).toEqual([[1]]);
    finish[0]!();
    await first;
    await turn();
    expect(written).toEqual([[1], [2, 3]]);
    finish[1]!();
    await Promise.all(others);
  });

  it('are acknowledged once they are written, not before', async () => {
    const { together, finish, turn } = setUp();
    let isAnswered = false;
    const write = together.write(1).then(() => (isAnswered = true));
    await turn();
    expect(isAnswered).toBe(false);
    finish[0]!();
    await write;
  });

  it('are written one by one after a failure, so that only the bad one fails', async () => {
    const { together, written, finish, turn } = setUp();
    const writes = [1, 2].map((value) =>
      together.write(value).then(
        () => 'written',
        (error: Error) => error.message,
      ),
    );
    for (const failure of [new Error('both'), new Error('the first'), undefined]) {
      await turn();
      finish.at(-1)!(failure);
    }
    expect(await Promise.all(writes)).toEqual(['the first', 'written']);
    const later = together.write(3);
    await turn();
    finish.at(-1)!();
    await later;
    expect(written).toEqual([[1, 2], [1], [2], [3]]);
  });
});
