import type { Database } from '../../../platform/database/database';
import { PostgresSessionRows } from './postgres-session-rows';

/** @param signedIn keys of sessions, with the id of each one's user */
function rowsOf(signedIn: Readonly<Record<string, number>>) {
  const statements: (readonly string[])[] = [];
  const database = {
    query: async (_sql: string, [keys]: [readonly string[]]) => {
      statements.push(keys);
      return keys.flatMap((sid) => (signedIn[sid] === undefined ? [] : [{ sid, app: 'rider', id: signedIn[sid] }]));
    },
  } as unknown as Database;
  return { rows: new PostgresSessionRows(database), statements };
}

describe('sessions of requests that arrive together', () => {
  it('are read by one statement, and each request gets its own', async () => {
    const { rows, statements } = rowsOf({ ann: 1, ben: 2 });
    const opened = await Promise.all(['ann', 'ben', 'ended', 'ann'].map((key) => rows.open(key)));
    expect(opened.map((session) => session?.principal.userId ?? null)).toEqual([1, 2, null, 1]);
    expect(statements).toEqual([['ann', 'ben', 'ended']]);
  });

  it('are read again for the next request, so that an ended session is noticed', async () => {
    const signedIn: Record<string, number> = { ann: 1 };
    const { rows } = rowsOf(signedIn);
    expect(await rows.open('ann')).not.toBeNull();
    delete signedIn['ann'];
    expect(await rows.open('ann')).toBeNull();
  });
});
