import { PostgresWorld } from './postgres-world';

let world: PostgresWorld;
beforeAll(async () => void (world = await PostgresWorld.open()), 120_000);
afterAll(() => world?.close());

const NAME = `SELECT name FROM users WHERE id = $1`;
const RENAME = `UPDATE users SET name = $2 WHERE id = $1`;

describe('a snapshot', () => {
  it('does not see what others commit between its reads', async () => {
    const ana = await world.newUser();
    let rename = () => {};
    const renamed = new Promise<void>((resolve) => (rename = resolve)).then(() =>
      world.database.query(RENAME, [ana, 'Ana Lee']),
    );
    const [before, after] = await world.database.snapshot(async (tx) => {
      const first = await tx.query(NAME, [ana]);
      rename();
      await renamed;
      return [first, await tx.query(NAME, [ana])];
    });
    expect(after).toEqual(before);
    expect(await world.database.query(NAME, [ana])).toEqual([{ name: 'Ana Lee' }]);
  });

  it('writes nothing', async () => {
    const ana = await world.newUser();
    await expect(world.database.snapshot((tx) => tx.query(RENAME, [ana, 'Ana']))).rejects.toThrow(/read-only/);
  });
});
