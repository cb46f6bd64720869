import type { RideStatus } from '@groupride/contracts';
import { brokenUniqueness } from '../../../platform/database/database';
import type { RepositoryWorld } from '../../../platform/database/testing/repository-world';
import type { Ride } from '../domain/ride';
import { SYSTEM, type Amendment, type Move, type NewRide } from '../rides.facade';
import type { RideEventEntry, RidesRepository } from '../rides.repository';
import { someNewRide } from './some-ride';

/** What the contract of rides needs besides them. */
export interface RidesContractWorld extends RepositoryWorld {
  newDriver(): Promise<number>;
  newQuote(userId: number): Promise<string>;
  newRun(): Promise<number>;
  takeSeat(rideId: number, userId: number): Promise<void>;
  leave(rideId: number, userId: number): Promise<void>;
}

export type OpenRides = () => Promise<{ rides: RidesRepository; world: RidesContractWorld }>;

export const entry = (more: Partial<RideEventEntry> = {}): RideEventEntry => ({
  type: 'vehicle_shared',
  actorKind: 'system',
  actorId: null,
  status: null,
  reason: null,
  data: {},
  ...more,
});

type PartOfMove = Partial<Move> & { from?: readonly RideStatus[]; events?: readonly RideEventEntry[] };

/** What the contract tests of rides do to them, each step in a transaction of its own. */
export class RideSteps {
  constructor(
    readonly rides: RidesRepository,
    readonly world: RidesContractWorld,
  ) {}

  async book(more: Partial<NewRide> = {}): Promise<Ride> {
    const organizerId = await this.world.newUser();
    const quoteId = await this.world.newQuote(organizerId);
    return this.insert(someNewRide(organizerId, { quoteId, ...more }));
  }

  insert(ride: NewRide): Promise<Ride> {
    return this.world.transaction((tx) => this.rides.insert(tx, ride, entry({ type: 'ride_created' })));
  }

  /** From whatever status it has, unless `from` is given. */
  async move(
    rideId: number,
    to: RideStatus,
    { from, events = [entry({ status: to })], ...more }: PartOfMove = {},
  ): Promise<Ride | null> {
    const expected = from ?? [(await this.stored(rideId)).status];
    const move: Move = { rideId, to, actor: SYSTEM, event: 'vehicle_shared', ...more };
    return this.world.transaction((tx) => this.rides.transition(tx, move, expected, events));
  }

  amend(rideId: number, amendment: Pick<Amendment, 'set' | 'from'> & Partial<Amendment>): Promise<Ride | null> {
    const whole: Amendment = { rideId, actor: SYSTEM, event: 'split_changed', ...amendment };
    return this.world.transaction((tx) => this.rides.amend(tx, whole, entry({ type: 'split_changed' })));
  }

  note(rideId: number, event: Partial<RideEventEntry> = {}): Promise<number | null> {
    return this.world.transaction((tx) => this.rides.note(tx, rideId, entry(event)));
  }

  /** A ride whose driver is on the way to the pickup. */
  async enRoute(): Promise<{ id: number; driverId: number }> {
    const [{ id }, driverId] = [await this.book(), await this.world.newDriver()];
    await this.move(id, 'en_route', { set: { driverId } });
    return { id, driverId };
  }

  async stored(rideId: number): Promise<Ride> {
    return (await this.rides.find(rideId))!;
  }
}

/** @returns the name of the unique index or excluding constraint by which `work` was refused; null when it was not */
export async function brokenBy(work: Promise<unknown>): Promise<string | null> {
  try {
    await work;
    return null;
  } catch (error) {
    return brokenUniqueness(error);
  }
}
