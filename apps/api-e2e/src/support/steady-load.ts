import { expectStatus } from './people';
import type { Person } from './people';

export interface LoadResult {
  requests: number;
  /** One line for each request that failed. */
  failures: string[];
}

const AT_ONCE = 8;

/** Reads and writes of signed-in people, none of which a proxy may repeat on its own. */
const KINDS: readonly ((
  who: Person,
  count: number,
  headers: Record<string, string>,
) => Promise<{ status: number; body: unknown }>)[] = [
  (who, _, headers) => who.client.get('/api/auth/user', headers),
  (who, count, headers) => who.client.patch('/api/users/me', { name: `Person ${count}` }, headers),
  (who, _, headers) => who.client.get('/api/config', headers),
  (who, count, headers) => who.client.patch('/api/users/me', { name: `Traveler ${count}` }, headers),
];

/**
 * Sends requests one after the other in several lanes.
 * @param isOver asked before each request
 * @param headers of every request
 */
export async function steadyLoad(
  people: readonly Person[],
  isOver: (requests: number) => boolean,
  headers: Record<string, string>,
): Promise<LoadResult> {
  const result: LoadResult = { requests: 0, failures: [] };
  const lane = async (who: Person): Promise<void> => {
    while (!isOver(result.requests)) {
      const count = (result.requests += 1);
      const send = KINDS[count % KINDS.length];
      if (send === undefined) throw new Error('there is nothing to send');
      await expectStatus(send(who, count, headers), 200).catch((error: unknown) =>
        result.failures.push(`request ${count}: ${describe(error)}`),
      );
    }
  };
  const lanes = Array.from({ length: AT_ONCE }, (_, index) => people[index % people.length]).filter(
    (who) => who !== undefined,
  );
  await Promise.all(lanes.map(lane));
  return result;
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
