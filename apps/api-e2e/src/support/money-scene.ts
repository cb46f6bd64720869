import type { Client } from './api';
import type { MoneyWorld } from './money-world';
import type { Driver, Person } from './people';

/** Whoever can ride along; guests have the address that they joined with. */
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
  /** Everything that was tried and what came back, to read when something is wrong. */
  log: string[];
}
