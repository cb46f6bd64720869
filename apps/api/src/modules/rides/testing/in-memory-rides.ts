import type { RideStatus } from '@groupride/contracts';
import type { Transaction } from '../../../platform/database/database';
import { uniquenessError } from '../../../platform/database/testing/uniqueness-error';
import type { Ride } from '../domain/ride';
import type { RideEvent } from '../domain/ride-event';
import type { Amendment, Move, NewRide } from '../rides.facade';
import { RidesRepository, type RideEventEntry } from '../rides.repository';
import { BEFORE_PAYMENT, someNewRide } from './some-ride';

/** Rides in memory, with the same conditional writes. Seats belong to another module, which `isSeated` asks. */
export class InMemoryRides extends RidesRepository {
  private readonly rides = new Map<number, Ride>();
  private readonly history: RideEvent[] = [];

  constructor(private readonly isSeated: (rideId: number, userId: number) => Promise<boolean> = async () => false) {
    super();
  }

  /** A ride as it is after everything that a test does not repeat. */
  add({ organizerId = 1, ...ride }: Partial<Ride>): Ride {
    return this.change({ ...someNewRide(organizerId), ...BEFORE_PAYMENT, id: this.rides.size + 1, ...ride }, {}, []);
  }

  get all(): Ride[] {
    return [...this.rides.values()].map((ride) => ({ ...ride }));
  }

  async insert(_tx: Transaction, ride: NewRide, event: RideEventEntry): Promise<Ride> {
    if (this.all.some(({ quoteId }) => quoteId === ride.quoteId)) throw uniquenessError('rides_quote_id_key');
    const inserted = { ...ride, ...BEFORE_PAYMENT, id: this.rides.size + 1, createdAt: new Date() };
    return this.change(inserted, {}, [event]);
  }

  async find(rideId: number): Promise<Ride | null> {
    const ride = this.rides.get(rideId);
    return ride ? { ...ride } : null;
  }

  async findAll(rideIds: readonly number[]): Promise<Ride[]> {
    return this.all.filter(({ id }) => rideIds.includes(id));
  }

  ofRow(): Ride {
    throw new Error('read models are tested in PostgreSQL');
  }

  lock(_tx: Transaction, rideId: number): Promise<Ride | null> {
    return this.find(rideId);
  }

  async unfinishedOfDriver(_tx: Transaction, driverId: number): Promise<Ride[]> {
    return this.all
      .filter((ride) => ride.driverId === driverId && UNFINISHED.includes(ride.status))
      .sort((a, b) => Number(a.status === 'confirmed') - Number(b.status === 'confirmed') || a.id - b.id);
  }

  async transition(
    _tx: Transaction,
    move: Move,
    from: readonly RideStatus[],
    events: readonly RideEventEntry[],
  ): Promise<Ride | null> {
    const ride = this.rides.get(move.rideId);
    if (!ride || !isMeant(ride, { ...move, from })) return null;
    if (move.onlyOfDriver !== undefined && move.onlyOfDriver !== ride.driverId) return null;
    const { waitingSince, pendingSince, createdAt } = ride;
    return this.change(
      ride,
      {
        ...(move.to === 'cancelled' && isUndecided(ride) ? { pledgeState: 'cancelled' } : {}),
        ...(move.to === 'pending' && move.event === 'driver_released'
          ? { waitingSince: waitingSince ?? pendingSince ?? createdAt }
          : {}),
        ...given(move.set),
        status: move.to,
      },
      events,
    );
  }

  async amend(_tx: Transaction, amendment: Amendment, event: RideEventEntry): Promise<Ride | null> {
    const ride = this.rides.get(amendment.rideId);
    return ride && isMeant(ride, amendment) ? this.change(ride, given(amendment.set), [event]) : null;
  }

  async note(_tx: Transaction, rideId: number, event: RideEventEntry): Promise<number | null> {
    const ride = this.rides.get(rideId);
    return ride ? this.change(ride, {}, [event]).lastEvent : null;
  }

  async restartWait(_tx: Transaction, rideId: number, driverId: number, at: Date): Promise<boolean> {
    const ride = this.enRouteOf(rideId, driverId);
    if (!ride?.arrivedAt || ride.arrivedAt >= at) return false;
    this.put({ ...ride, arrivedAt: at });
    return true;
  }

  async markArrived(_tx: Transaction, rideId: number, driverId: number, at: Date): Promise<boolean> {
    const ride = this.enRouteOf(rideId, driverId);
    if (!ride || ride.arrivedAt) return false;
    this.put({ ...ride, arrivedAt: at });
    return true;
  }

  async countWrongCode(_tx: Transaction, rideId: number, most: number, lockUntil: Date): Promise<number> {
    const ride = this.rides.get(rideId);
    if (!ride) return 0;
    const wrongCodes = ride.wrongCodes + 1;
    this.put({ ...ride, ...(wrongCodes >= most ? { wrongCodes: 0, codesLockedUntil: lockUntil } : { wrongCodes }) });
    return Math.min(wrongCodes, most);
  }

  async forgetWrongCodes(_tx: Transaction, rideId: number): Promise<void> {
    const ride = this.rides.get(rideId);
    if (ride) this.put({ ...ride, wrongCodes: 0 });
  }

  async lateArrivalReportedAt(rideId: number): Promise<Date | null> {
    const arrival = (await this.events(rideId, 0)).findLast(({ type }) => type === 'driver_arrived');
    return arrival && 'happenedAt' in arrival.data ? arrival.at : null;
  }

  async isCompletedByOperations(rideId: number): Promise<boolean> {
    const events = await this.events(rideId, 0);
    return events.some(({ type, actorKind }) => type === 'trip_completed' && actorKind === 'admin');
  }

  async findEvent(rideId: number, number: number): Promise<RideEvent | null> {
    return (await this.events(rideId, 0)).find((event) => event.number === number) ?? null;
  }

  /** In the order in which they were recorded, which is that of their numbers. */
  async events(rideId: number, after: number): Promise<RideEvent[]> {
    return this.history.filter((event) => event.rideId === rideId && event.number > after).map(copyOf);
  }

  isMember(rideId: number, userId: number): Promise<boolean> {
    return this.isSeated(rideId, userId);
  }

  private enRouteOf(rideId: number, driverId: number): Ride | null {
    const ride = this.rides.get(rideId);
    return ride?.driverId === driverId && ride.status === 'en_route' ? ride : null;
  }

  private change(ride: Ride, change: Partial<Ride>, events: readonly RideEventEntry[]): Ride {
    const changed = { ...ride, ...change, lastEvent: ride.lastEvent + events.length };
    this.refuseBusyDriver(changed);
    for (const [index, event] of events.entries()) {
      const number = ride.lastEvent + index + 1;
      this.history.push(copyOf({ ...event, rideId: ride.id, number, at: new Date(), actorName: null, bookedBy: null }));
    }
    return this.put(changed);
  }

  private refuseBusyDriver(ride: Ride): void {
    const others = this.all.filter(
      ({ id, driverId, runId }) =>
        id !== ride.id && driverId !== null && driverId === ride.driverId && (runId === null || runId !== ride.runId),
    );
    if (ACTIVE.includes(ride.status) && others.some(({ status }) => ACTIVE.includes(status)))
      throw uniquenessError('rides_one_active_per_driver');
    if (UNFINISHED.includes(ride.status) && others.some((other) => isSameTime(ride, other)))
      throw uniquenessError('rides_one_at_a_time_per_driver');
  }

  private put(ride: Ride): Ride {
    this.rides.set(ride.id, ride);
    return { ...ride };
  }
}

const ACTIVE: readonly RideStatus[] = ['en_route', 'in_progress'];
const UNFINISHED: readonly RideStatus[] = ['confirmed', ...ACTIVE];

function isMeant(
  ride: Ride,
  {
    from,
    fromPledge,
    beforeArrival,
    onlyAlone,
  }: Pick<Amendment, 'from' | 'fromPledge' | 'beforeArrival' | 'onlyAlone'>,
): boolean {
  if (fromPledge && (!ride.pledgeState || !fromPledge.includes(ride.pledgeState))) return false;
  return from.includes(ride.status) && !(beforeArrival && ride.arrivedAt) && !(onlyAlone && ride.runId !== null);
}

const isUndecided = ({ pledgeState }: Ride) => pledgeState === 'open' || pledgeState === 'reached';

/** An unset value leaves its column alone. */
const given = (change: Partial<Ride> = {}): Partial<Ride> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));

function isSameTime(a: Ride, b: Ride): boolean {
  if (!UNFINISHED.includes(b.status) || !a.busyFrom || !a.busyUntil || !b.busyFrom || !b.busyUntil) return false;
  return a.busyFrom < b.busyUntil && b.busyFrom < a.busyUntil;
}

/** What is recorded of an event is what JSON keeps of it. */
const copyOf = (event: RideEvent): RideEvent => ({
  ...event,
  data: JSON.parse(JSON.stringify(event.data)) as RideEvent['data'],
});
