import { Injectable } from '@nestjs/common';
import { distanceMeters, metersPerSecond, STRAY_METERS, type LatLng } from '@groupride/geo';
import { Config } from '../../config/config';
import { Clock } from '../../platform/clock';
import { Database, type Transaction } from '../../platform/database/database';
import { AlertsFacade } from '../alerts/alerts.facade';
import { DriversFacade } from '../drivers/drivers.facade';
import { TrackingFacade } from '../tracking/tracking.facade';
import {
  credibleAmong,
  knownAt,
  leapMeters,
  plausiblePosition,
  receivedAround,
  secondsUntilCredible,
  silentSeconds,
  type Received,
  type Sighting,
} from './domain/step-position';

/** Leaps of the car's positions are reported for this long before a step. */
const LEAP_WINDOW_MS = 10 * 60_000;

/** A step that a driver may take only at a certain place. */
export interface PlacedStep {
  rideId: number;
  driverId: number;
  step: 'arrived' | 'started' | 'completed';
  at: Date;
  /** Position claimed by the device; null to use the positions that the server received. */
  reported: LatLng | null;
  place: LatLng;
  withinMeters: number;
}

export interface JudgedStep {
  /** Distance from the place, at the position that counts; null when none is known. */
  meters: number | null;
  /** Set when only the device claims that the car was there, and nothing was received around that time. */
  unconfirmed: { silentSeconds: number | null } | null;
  /** Meters by which positions received on the way leap farther than a car can drive; null when they do not. */
  leapMeters: number | null;
  /** Seconds until a car could be at the newest position, if that is at the place; null when it is not. */
  tooSoonSeconds: number | null;
}

/** The positions that the server knows of a driver. */
interface KnownPositions {
  received: Received;
  /** All positions of the trace in the window before the step, oldest first. */
  recent: readonly Sighting[];
  /** The newest position, whether it is credible or not. */
  newest: Sighting | null;
  credible: (Sighting & { slack: number }) | null;
}

/**
 * Judges where a driver was at a step. A device can claim anything, so its claim counts only if the positions received
 * on the way allow it. Operations are alerted to contradicted and unconfirmed claims.
 */
@Injectable()
export class StepPositions {
  constructor(
    private readonly database: Database,
    private readonly tracking: TrackingFacade,
    private readonly drivers: DriversFacade,
    private readonly alerts: AlertsFacade,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  private get fastest(): number {
    return metersPerSecond(this.config.FASTEST_CAR_MPH);
  }

  async judge(step: PlacedStep): Promise<JudgedStep> {
    const known = await this.known(step);
    const placed = await this.placed(step, known);
    const isThere = placed.meters !== null && placed.meters <= step.withinMeters;
    return { ...placed, leapMeters: isThere ? leapMeters(known.recent, this.fastest) : null };
  }

  private async placed(
    step: PlacedStep,
    { received, newest, credible }: KnownPositions,
  ): Promise<Omit<JudgedStep, 'leapMeters'>> {
    const { at, reported, place, withinMeters } = step;
    const known = knownAt(received, at);
    const knownMeters = known && distanceMeters(known, place);
    const isThere = (position: LatLng | null) => position !== null && distanceMeters(position, place) <= withinMeters;
    const isKnownThere = isThere(known);
    const tooSoonSeconds =
      newest && credible && isThere(newest) && !isKnownThere
        ? secondsUntilCredible(credible, newest, this.clock.now(), this.fastest)
        : null;
    const refused = { meters: knownMeters, unconfirmed: null, tooSoonSeconds };
    if (!reported) {
      if (tooSoonSeconds !== null) await this.reportImpossible(step, knownMeters);
      return refused;
    }
    // A claim that changes nothing needs no proof.
    const matters = isThere(reported) && !isKnownThere;
    const plausibility = plausiblePosition({ ...reported, at }, received, this.fastest);
    if (plausibility === 'impossible') {
      if (matters) await this.reportImpossible(step, knownMeters);
      return refused;
    }
    const silence = { silentSeconds: silentSeconds(received, at) };
    return {
      meters: distanceMeters(reported, place),
      unconfirmed: matters && plausibility === 'unseen' ? silence : null,
      tooSoonSeconds: null,
    };
  }

  /** Data for the step's event. */
  static dataOf({ unconfirmed }: JudgedStep): Record<string, unknown> {
    return unconfirmed ? { unconfirmedPosition: true, ...unconfirmed } : {};
  }

  /** Alerts operations to a step that counts although only the device claims its position, or the positions leap. */
  async flag(
    tx: Transaction,
    { rideId, driverId, step }: Pick<PlacedStep, 'rideId' | 'driverId' | 'step'>,
    { unconfirmed, leapMeters: leap }: JudgedStep,
  ): Promise<void> {
    if (leap !== null)
      await this.alerts.raise(tx, {
        key: `ride:${rideId}:${step}_leap`,
        kind: 'position_impossible',
        rideId,
        data: { driverId, step, leapMeters: Math.round(leap) },
      });
    if (!unconfirmed) return;
    await this.alerts.raise(tx, {
      key: `ride:${rideId}:${step}_unconfirmed`,
      kind: 'position_unconfirmed',
      rideId,
      data: { driverId, step, ...unconfirmed },
    });
  }

  private async known({ rideId, driverId, at }: PlacedStep): Promise<KnownPositions> {
    const [driver, around, recent] = await Promise.all([
      this.drivers.find(driverId),
      this.tracking.positionsAround(rideId, driverId, at),
      this.tracking.positionsBetween(rideId, driverId, new Date(at.getTime() - LEAP_WINDOW_MS), at),
    ]);
    const newest = driver && sighting(driver.lat, driver.lng, driver.positionAt);
    const credible = driver && sighting(driver.credibleLat, driver.credibleLng, driver.credibleAt);
    const all = [...around, ...recent, ...(credible ? [credible] : [])].sort((a, b) => a.at.getTime() - b.at.getTime());
    return {
      received: receivedAround(credibleAmong(all, this.fastest), at),
      recent,
      newest,
      credible: credible && { ...credible, slack: driver.credibleSlack ?? STRAY_METERS },
    };
  }

  /** Uses its own transaction, because the step itself is about to be refused. */
  private async reportImpossible({ rideId, driverId, step }: PlacedStep, meters: number | null): Promise<void> {
    await this.database.transaction((tx) =>
      this.alerts.raise(tx, {
        key: `ride:${rideId}:${step}_impossible`,
        kind: 'position_impossible',
        rideId,
        data: { driverId, step, knownMeters: meters === null ? null : Math.round(meters) },
      }),
    );
  }
}

function sighting(lat: number | null, lng: number | null, at: Date | null): Sighting | null {
  return lat === null || lng === null || at === null ? null : { lat, lng, at };
}
