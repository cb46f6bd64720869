import { PostgresWorld } from './postgres-world';

let world: PostgresWorld;
beforeAll(async () => void (world = await PostgresWorld.open()), 120_000);
afterAll(() => world?.close());

const nameOf = async (userId: number) =>
  (await world.database.query<{ name: string }>(`SELECT name FROM users WHERE id = $1`, [userId]))[0]!.name;
const rename = (userId: number, name: string): [string, unknown[]] => [
  `UPDATE users SET name = $2 WHERE id = $1`,
  [userId, name],
];
const isNamed = (userId: number, name: string) => ({
  sql: `EXISTS (SELECT 1 FROM users WHERE id = $1 AND name = $2)`,
  parameters: [userId, name],
});

describe('what a transaction asks last', () => {
  it('sees what the transaction has written, and is answered before it commits', async () => {
    const [ana, ben] = [await world.newUser(), await world.newUser()];
    const worked: string[] = [];
    await world.transaction(async (tx) => {
      await tx.query(...rename(ana, 'Ana'));
      tx.writeLast(...rename(ben, 'Ben'));
      tx.askLast(isNamed(ana, 'Ana'), async () => {
        worked.push('yes');
        await tx.query(...rename(ana, 'Ana Lee'));
      });
      tx.askLast(isNamed(ana, 'Somebody'), async () => void worked.push('no'));
      expect(worked).toEqual([]);
    });
    expect(worked).toEqual(['yes']);
    expect([await nameOf(ana), await nameOf(ben)]).toEqual(['Ana Lee', 'Ben']);
  });

  it('may lead to more that is written and asked last', async () => {
    const ana = await world.newUser();
    await world.transaction(async (tx) => {
      await tx.query(...rename(ana, 'Ana'));
      tx.askLast(isNamed(ana, 'Ana'), async () => {
        tx.writeLast(...rename(ana, 'Ana Lee'));
        tx.beforeCommit(async () => {
          tx.askLast(isNamed(ana, 'Ana'), async () => void (await tx.query(...rename(ana, 'Ana Ruiz'))));
        });
      });
    });
    expect(await nameOf(ana)).toBe('Ana Ruiz');
  });

  it('is undone with the transaction when what follows fails', async () => {
    const ana = await world.newUser();
    const failing = world.transaction(async (tx) => {
      await tx.query(...rename(ana, 'Ana'));
      tx.askLast(isNamed(ana, 'Ana'), () => Promise.reject(new Error('no credit')));
    });
    await expect(failing).rejects.toThrow('no credit');
    expect(await nameOf(ana)).not.toBe('Ana');
  });
});
