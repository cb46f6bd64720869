import type { LatLng } from '@groupride/geo';
import type { Transaction } from '../../../platform/database/database';
import type { Ride } from '../../rides/rides.facade';
import type { Approach } from '../domain/approach';
import {
  ProgressChecksRepository,
  type OpenCheck,
  type Question,
  type WatchedDriver,
  type WayToPickup,
} from '../progress-checks.repository';
import type { DrivingSources } from './driving-sources';

interface Check extends OpenCheck {
  ended: { at: Date; outcome: 'progress' | 'taken_back' | 'over' } | null;
}

/** Questions to drivers on the way, and how near they have come, in memory, with the same conditional writes. */
export class InMemoryProgressChecks extends ProgressChecksRepository {
  private readonly checks: Check[] = [];
  private readonly approaches = new Map<number, { driverId: number; approach: Approach }>();

  constructor(private readonly sources: DrivingSources) {
    super();
  }

  async onTheWay(rideId: number | null): Promise<WatchedDriver[]> {
    const watched: WatchedDriver[] = [];
    for (const ride of this.sources.rides())
      if ((rideId === null || ride.id === rideId) && (await this.isOnTheWay(ride))) watched.push(this.watch(ride));
    return watched.sort((a, b) => a.rideId - b.rideId);
  }

  async forgetEnded(now: Date): Promise<void> {
    for (const [rideId, { driverId }] of this.approaches)
      if (!(await this.watchedRide(rideId, driverId))) this.approaches.delete(rideId);
    for (const check of this.checks) {
      const ride = await this.watchedRide(check.rideId, check.driverId);
      if (!check.ended && !(ride && stands(check, ride))) check.ended = { at: now, outcome: 'over' };
    }
  }

  async saveApproach(way: WayToPickup, approach: Approach): Promise<void> {
    const ride = this.sources.rides().find(({ id }) => id === way.rideId);
    if (ride?.driverId !== way.driverId || !startsAt(ride, way.pickup)) return;
    const known = this.approaches.get(ride.id);
    if (known?.driverId === way.driverId && known.approach.closestAt > approach.closestAt) return;
    this.approaches.set(ride.id, { driverId: way.driverId, approach: { ...approach } });
  }

  async forgetPickup(_tx: Transaction, rideId: number, now: Date): Promise<void> {
    this.approaches.delete(rideId);
    for (const check of this.checks)
      if (check.rideId === rideId && check.cause !== 'unreachable') check.ended ??= { at: now, outcome: 'over' };
  }

  async ask(_tx: Transaction, { pickup, ...question }: Question): Promise<OpenCheck | null> {
    const ride = await this.watchedRide(question.rideId, question.driverId);
    if (!ride || (ride.arrivedAt === null) !== (question.cause !== 'left_pickup')) return null;
    if (question.cause !== 'unreachable' && !startsAt(ride, pickup)) return null;
    if (this.checks.some(({ rideId, ended }) => rideId === question.rideId && !ended)) return null;
    const check = { ...question, id: this.checks.length + 1, awaitsAnswer: true, answers: 0, ended: null };
    this.checks.push(check);
    return shown(check);
  }

  async hasLeftPickup(_tx: Transaction, rideId: number, driverId: number): Promise<boolean> {
    if (this.openOf(rideId, driverId)?.cause === 'left_pickup') return true;
    const arrivedAt = this.sources.rides().find(({ id }) => id === rideId)?.arrivedAt;
    const known = this.approaches.get(rideId);
    const awaySince = known?.driverId === driverId ? known.approach.awaySince : null;
    return Boolean(arrivedAt && awaySince && awaySince > arrivedAt);
  }

  async confirm(
    _tx: Transaction,
    rideId: number,
    driverId: number,
    { dueAt, seconds }: { dueAt: Date; seconds: number | null },
  ): Promise<OpenCheck | null> {
    const check = this.openOf(rideId, driverId);
    const ride = await this.watchedRide(rideId, driverId);
    if (!check?.awaitsAnswer || !ride || !stands(check, ride)) return null;
    Object.assign(check, { awaitsAnswer: false, answers: check.answers + 1, dueAt, seconds: seconds ?? check.seconds });
    return shown(check);
  }

  async askAgain(_tx: Transaction, check: OpenCheck, dueAt: Date): Promise<boolean> {
    const stored = this.unchanged(check);
    if (stored) Object.assign(stored, { awaitsAnswer: true, dueAt });
    return stored !== null;
  }

  async end(_tx: Transaction, check: OpenCheck, outcome: 'progress' | 'taken_back', at: Date): Promise<boolean> {
    const stored = this.unchanged(check);
    if (stored) stored.ended = { at, outcome };
    return stored !== null;
  }

  async latest(driverId: number, since: Date): Promise<(OpenCheck & { isTakenBack: boolean }) | null> {
    const own = this.checks.filter((check) => check.driverId === driverId).reverse();
    for (const check of own.filter(({ ended }) => !ended)) {
      const ride = await this.watchedRide(check.rideId, driverId);
      if (ride && stands(check, ride)) return { ...shown(check), isTakenBack: false };
    }
    const taken = own.find(({ ended }) => ended?.outcome === 'taken_back' && ended.at > since);
    return taken ? { ...shown(taken), isTakenBack: true } : null;
  }

  private watch(ride: Ride): WatchedDriver {
    const { id: rideId, scheduledAt, arrivedAt, pickupLat, pickupLng } = ride;
    const driverId = ride.driverId!;
    const { credible, positionAt, lastSeenAt, control } = this.sources.driver(driverId);
    const known = this.approaches.get(rideId);
    const check = this.openOf(rideId, driverId);
    return {
      rideId,
      driverId,
      scheduledAt,
      arrivedAt,
      acceptedAt: ride.acceptedAt ?? ride.createdAt,
      pickup: { lat: pickupLat, lng: pickupLng },
      position: credible && positionAt ? { ...credible, at: positionAt } : null,
      seenAt: control === 'controlled' ? this.sources.now() : latestOf(lastSeenAt, positionAt),
      isControlled: control !== 'none',
      approach: known?.driverId === driverId ? { ...known.approach } : null,
      check: check && stands(check, ride) ? shown(check) : null,
    };
  }

  /** The ride, while this driver is on the way to its pickup, or waits there for the group. */
  private async watchedRide(rideId: number, driverId: number): Promise<Ride | null> {
    const ride = this.sources.rides().find((each) => each.id === rideId && each.driverId === driverId);
    return ride && (await this.isOnTheWay(ride)) ? ride : null;
  }

  private async isOnTheWay(ride: Ride): Promise<boolean> {
    if (ride.status !== 'en_route' || !this.sources.isNextOfRun(ride.id)) return false;
    return !ride.arrivedAt || !(await this.sources.isAnybodyAboard(ride.id));
  }

  private openOf(rideId: number, driverId: number): Check | null {
    return this.checks.find((each) => each.rideId === rideId && each.driverId === driverId && !each.ended) ?? null;
  }

  private unchanged({ id, answers, awaitsAnswer }: OpenCheck): Check | null {
    const isSame = (each: Check) => each.id === id && each.answers === answers && each.awaitsAnswer === awaitsAnswer;
    return this.checks.find((each) => isSame(each) && !each.ended) ?? null;
  }
}

/** Whether an arrival has not settled the question. */
const stands = ({ cause }: OpenCheck, { arrivedAt }: Ride) => !arrivedAt || cause === 'left_pickup';

const startsAt = ({ pickupLat, pickupLng }: Ride, { lat, lng }: LatLng) => pickupLat === lat && pickupLng === lng;

const shown = ({ ended: _, ...check }: Check): OpenCheck => ({ ...check });

const latestOf = (one: Date | null, other: Date | null) => (one && other && one > other ? one : (other ?? one));
