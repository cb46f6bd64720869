import type { Client } from './api';
import type { MoneyWorld } from './money-world';
import type { Driver, Person } from './people';

/** A person who can ride along; a guest has the address that they joined with. */
export type Rider = Pick<Person, 'client'> & { contact?: string };

/** One ride and everybody around it. */
export interface Scene {
  world: MoneyWorld;
  operations: Client;
  rideId: number;
  organizer: Person;
  friends: readonly Person[];
  /** People who joined without an account. */
  guests: Rider[];
  isPledge: boolean;
  driver: Driver;
  /** Everything that was tried and its result, for debugging. */
  log: string[];
}
