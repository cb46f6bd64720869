import type { Transaction } from '../../../platform/database/database';
import type { Ride } from '../../rides/rides.facade';
import {
  DecisionsRepository,
  type Decision,
  type NamedDriver,
  type NoDriverFound,
  type StoredDecision,
} from '../decisions.repository';
import type { InMemoryOffers } from './in-memory-offers';

/** Decisions in memory. @param named what drivers are called, which belongs to others */
export class InMemoryDecisions extends DecisionsRepository {
  /** Oldest first. */
  readonly all: (StoredDecision & Decision)[] = [];

  constructor(
    private readonly rides: { readonly all: readonly Ride[] },
    private readonly offers: InMemoryOffers,
    private readonly named: (driverId: number) => NamedDriver | null,
  ) {
    super();
  }

  async add(_tx: Transaction, decision: Decision): Promise<void> {
    const last = this.last(decision.rideId);
    const isKnown = last?.driverId === null && last.fingerprint === decision.fingerprint;
    if (decision.driverId !== null || !isKnown) this.all.push({ ...decision, id: this.all.length + 1 });
  }

  /** @returns whether the ride still waits as it did */
  async addUnlessChanged({ decision, lastEvent }: NoDriverFound): Promise<boolean> {
    const ride = this.rides.all.find(({ id }) => id === decision.rideId);
    if (ride?.status !== 'pending' || ride.lastEvent !== lastEvent) return false;
    if (this.offers.ofRide(ride.id).some(({ status }) => status === 'open')) return false;
    await this.add({} as Transaction, decision);
    return true;
  }

  async lastFingerprints(rideIds: readonly number[]): Promise<Map<number, string>> {
    const last = rideIds.flatMap((rideId) => this.last(rideId) ?? []).filter(({ driverId }) => driverId === null);
    return new Map(last.map(({ rideId, fingerprint }) => [rideId, fingerprint]));
  }

  async ofRide(rideId: number, limit: number): Promise<StoredDecision[]> {
    const ofRide = this.all.filter((decision) => decision.rideId === rideId);
    return ofRide.toReversed().slice(0, limit);
  }

  async driversNamed(driverIds: readonly number[]): Promise<NamedDriver[]> {
    return driverIds.flatMap((driverId) => this.named(driverId) ?? []);
  }

  private last(rideId: number): (StoredDecision & Decision) | undefined {
    return this.all.findLast((decision) => decision.rideId === rideId);
  }
}
