import type { OfferCause, OfferStatus } from '@groupride/contracts';
import type { Transaction } from '../../../platform/database/database';
import { uniquenessError } from '../../../platform/database/testing/uniqueness-error';
import type { SqlText } from '../../../platform/database/sql-parts';
import type { SqlCondition } from '../../../platform/jobs/transaction-jobs';
import type { Ride } from '../../rides/rides.facade';
import { AFTER_START } from '../domain/search-window';
import { OffersRepository, type Offer, type OfferedRide, type WaitingRequests } from '../offers.repository';

interface Row extends Offer {
  ahead: boolean;
  cause: OfferCause | null;
}

/** The rows of others that offers are made of. */
interface RidesOfOffers {
  readonly all: readonly Ride[];
  /** Whether the driver has a seat in the ride. */
  hasSeatIn(rideId: number, driverId: number): boolean;
}

/** Offers in memory, with the same conditional writes. Names belong to accounts, so every organizer is called Pat. */
export class InMemoryOffers extends OffersRepository {
  private rows: Row[] = [];
  private lastId = 0;

  constructor(private readonly rides: RidesOfOffers) {
    super();
  }

  /** What is stored of a ride's offers, oldest first. */
  ofRide(rideId: number): Row[] {
    return this.rows.filter((row) => row.rideId === rideId).map((row) => ({ ...row }));
  }

  async make(
    _tx: Transaction,
    rideId: number,
    driverId: number,
    pickupMeters: number,
    expiresAt: Date,
    ahead = false,
  ): Promise<Offer> {
    if (this.rows.some((row) => isOpen(row) && row.rideId === rideId && row.driverId === driverId))
      throw uniquenessError('offers_one_open_per_ride_and_driver');
    return shown(this.add({ rideId, driverId, pickupMeters, expiresAt, ahead, status: 'open', cause: null }));
  }

  async close(
    _tx: Transaction,
    where: { offerId: number } | { rideId: number; driverId: number },
    status: Exclude<OfferStatus, 'open'>,
    cause?: OfferCause,
  ): Promise<Offer | null> {
    const isMeant = (row: Row) =>
      'offerId' in where ? row.id === where.offerId : row.rideId === where.rideId && row.driverId === where.driverId;
    return this.closeAll(isMeant, status, cause)[0] ?? null;
  }

  async accept(_tx: Transaction, rideId: number, driverId: number, now: Date): Promise<Offer | null> {
    if (this.rides.hasSeatIn(rideId, driverId)) return null;
    const isMeant = (row: Row) => row.rideId === rideId && row.driverId === driverId && row.expiresAt > now;
    return this.closeAll(isMeant, 'accepted')[0] ?? null;
  }

  async withdrawOpen(
    _tx: Transaction,
    of: { rideId: number } | { driverId: number },
    cause?: OfferCause,
  ): Promise<Offer[]> {
    return this.closeAll(
      (row) => ('rideId' in of ? row.rideId === of.rideId : row.driverId === of.driverId && !row.ahead),
      'withdrawn',
      cause,
    );
  }

  async withdrawOfMembers(_tx: Transaction, rideId: number): Promise<Offer[]> {
    return this.closeAll(
      (row) => row.rideId === rideId && this.rides.hasSeatIn(rideId, row.driverId),
      'withdrawn',
      'joined',
    );
  }

  async takeBackOpen(_tx: Transaction, rideId: number): Promise<Offer[]> {
    const taken = this.rows.filter((row) => row.rideId === rideId && isOpen(row));
    this.rows = this.rows.filter((row) => !taken.includes(row));
    return taken.map(shown);
  }

  async hasOpen(_tx: Transaction, rideId: number): Promise<boolean> {
    return this.isOffered(rideId);
  }

  async overdueSearches(now: Date, searchMinutes: number, limit: number): Promise<number[]> {
    const startedBefore = now.getTime() - searchMinutes * 60_000;
    return this.rides.all
      .filter(
        (ride) =>
          ride.status === 'pending' &&
          since(ride) < startedBefore &&
          (ride.scheduledAt === null || ride.scheduledAt.getTime() < now.getTime() - AFTER_START) &&
          !this.isOffered(ride.id),
      )
      .sort((a, b) => since(a) - since(b) || a.id - b.id)
      .slice(0, limit)
      .map(({ id }) => id);
  }

  selectWaiting(): SqlText {
    throw new Error('read models are tested in PostgreSQL');
  }

  waitingOf(): WaitingRequests {
    throw new Error('read models are tested in PostgreSQL');
  }

  areGroupsWaitingFor(): SqlCondition {
    throw new Error('read models are tested in PostgreSQL');
  }

  async countWaitingRequests(limit: number): Promise<number> {
    const waiting = this.rides.all.filter(
      ({ id, status, runId, bookingType }) =>
        status === 'pending' && runId === null && bookingType === 'now' && !this.isOffered(id),
    );
    return Math.min(limit, waiting.length);
  }

  async withdrawAccepted(_tx: Transaction, rideId: number, driverId: number, cause?: OfferCause): Promise<void> {
    const known = this.rows.filter((row) => row.rideId === rideId && row.driverId === driverId);
    const accepted = known.filter(({ status }) => status === 'accepted');
    for (const row of accepted) Object.assign(row, { status: 'withdrawn', cause: cause ?? null });
    if (accepted.length > 0 || known.some(isRefusal)) return;
    const expiresAt = new Date();
    const status = 'withdrawn';
    this.add({ rideId, driverId, pickupMeters: 0, expiresAt, ahead: false, status, cause: cause ?? null });
  }

  async openOfDriver(driverId: number, now: Date): Promise<OfferedRide[]> {
    return this.openOf(driverId, now)
      .filter(({ ahead }) => !ahead)
      .flatMap((row) => this.withRide(row) ?? []);
  }

  async aheadOfDriver(driverId: number, now: Date): Promise<Map<number, Date>> {
    const ahead = this.openOf(driverId, now).filter((row) => row.ahead);
    return new Map(ahead.map(({ rideId, expiresAt }) => [rideId, expiresAt]));
  }

  async openDriver(_tx: Transaction, rideId: number): Promise<number | null> {
    return this.rows.find((row) => row.rideId === rideId && isOpen(row))?.driverId ?? null;
  }

  async recordTaken(_tx: Transaction, rideId: number, driverId: number): Promise<void> {
    const accepted = this.closeAll((row) => row.rideId === rideId && row.driverId === driverId, 'accepted', undefined);
    if (accepted.length > 0) return;
    const expiresAt = new Date();
    this.add({ rideId, driverId, pickupMeters: 0, expiresAt, ahead: true, status: 'accepted', cause: null });
  }

  async offered(offerId: number): Promise<OfferedRide | null> {
    const row = this.rows.find(({ id }) => id === offerId);
    return row ? this.withRide(row) : null;
  }

  private add(row: Omit<Row, 'id' | 'createdAt'>): Row {
    const added = { ...row, id: (this.lastId += 1), createdAt: new Date() };
    this.rows.push(added);
    return added;
  }

  /** Answers the open offers that are meant. */
  private closeAll(isMeant: (row: Row) => boolean, status: OfferStatus, cause: OfferCause | null = null): Offer[] {
    const closed = this.rows.filter((row) => isOpen(row) && isMeant(row));
    for (const row of closed) Object.assign(row, { status, cause });
    return closed.map(shown);
  }

  private isOffered(rideId: number): boolean {
    return this.rows.some((row) => row.rideId === rideId && isOpen(row));
  }

  private openOf(driverId: number, now: Date): Row[] {
    return this.rows.filter((row) => isOpen(row) && row.driverId === driverId && row.expiresAt > now);
  }

  private withRide(row: Row): OfferedRide | null {
    const ride = this.rides.all.find(({ id }) => id === row.rideId);
    if (!ride) return null;
    const trips = this.rides.all.filter(
      ({ organizerId, status }) => organizerId === ride.organizerId && status === 'completed',
    );
    return { offer: shown(row), ride, organizerName: 'Pat', organizerTrips: trips.length };
  }
}

const isRefusal = ({ status, cause }: Row) =>
  (status === 'declined' || status === 'withdrawn') && cause !== 'joined' && cause !== 'assigned';
const isOpen = ({ status }: Row) => status === 'open';
const since = ({ pendingSince, createdAt }: Ride) => (pendingSince ?? createdAt).getTime();
const shown = ({ ahead: _, cause: __, ...offer }: Row): Offer => offer;
