import type { Transaction } from '../database';

/** The rows that a repository under test refers to. */
export interface RepositoryWorld {
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** @returns the id of a new user */
  newUser(): Promise<number>;
  /** @returns the id of a new ride, which waits for a driver and has no members */
  newRide(organizerId: number): Promise<number>;
}

/** Ids without rows, and transactions that always commit at once: enough for repositories in memory. */
export function worldInMemory(): RepositoryWorld {
  let last = 0;
  return {
    async transaction(work) {
      const lastWrites: (() => void)[] = [];
      const done = await work({
        writeLast: () => undefined,
        afterCommit: (run: () => void) => lastWrites.push(run),
      } as unknown as Transaction);
      for (const run of lastWrites) run();
      return done;
    },
    newUser: () => Promise.resolve((last += 1)),
    newRide: () => Promise.resolve((last += 1)),
  };
}
