import { Injectable } from '@nestjs/common';
import { isStartReason, PICKUP_RADIUS_METERS, START_REASON_MIN_LETTERS, type StatusChange } from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import { Database, type Transaction } from '../../platform/database/database';
import { fieldError } from '../../platform/http/api-error';
import { MembersFacade } from '../members/members.facade';
import {
  checkedStepTime,
  happenedData,
  notArrived,
  RidesFacade,
  rideStateConflict,
  type Ride,
} from '../rides/rides.facade';
import { RunsFacade } from '../runs/runs.facade';
import { isStepDone } from './domain/progress';
import { leftPickup, notAtPickup, noVerifiedPassenger, passengersUnverified } from './driving.errors';
import { LeftPickupsService } from './left-pickups.service';
import { type PlacedStep, StepPositions } from './step-positions.service';

/** The driver's steps at the pickup: arriving, and starting the trip. */
@Injectable()
export class BoardingStepsService {
  constructor(
    private readonly database: Database,
    private readonly rides: RidesFacade,
    private readonly members: MembersFacade,
    private readonly runs: RunsFacade,
    private readonly positions: StepPositions,
    private readonly leftPickups: LeftPickupsService,
    private readonly clock: Clock,
  ) {}

  /** Waiting costs the group money, so it may begin only at the pickup. @throws ApiError not_at_pickup, step_time_invalid */
  async arrive(driver: { id: number; userId: number }, rideId: number, change: StatusChange): Promise<void> {
    let isDone = false;
    while (!isDone) isDone = await this.tryToArrive(driver, rideId, change);
  }

  /** @returns false when the pickup moved while the position was judged */
  private async tryToArrive(
    driver: { id: number; userId: number },
    rideId: number,
    change: StatusChange,
  ): Promise<boolean> {
    const before = await this.rides.find(rideId);
    // In other states the step is already done or refused, wherever the driver is.
    const arriving =
      before?.status === 'en_route' && !before.arrivedAt ? await this.atPickup(driver.id, before, change) : null;
    return this.database.transaction(async (tx) => {
      const ride = await this.rides.lock(tx, rideId);
      if (isStepDone(ride, driver.id, 'arrived')) return true;
      if (!arriving) throw rideStateConflict(ride.status);
      if (ride.pickupLat !== before?.pickupLat || ride.pickupLng !== before.pickupLng) return false;
      await this.runs.checkNext(tx, rideId, 'pickup');
      const { step, judged } = arriving;
      const data = { ...happenedData(change.happenedAt, step.at), ...StepPositions.dataOf(judged) };
      const arrival = { rideId, driverId: driver.id, actorId: driver.userId, at: step.at, data };
      if (!(await this.rides.markArrived(tx, arrival))) throw rideStateConflict(ride.status);
      await this.positions.flag(tx, step, judged);
      return true;
    });
  }

  /** @throws ApiError not_at_pickup, step_time_invalid */
  private async atPickup(driverId: number, ride: Ride, change: StatusChange) {
    const step = this.stepAtPickup(driverId, ride, 'arrived', change, ride.acceptedAt);
    const judged = await this.positions.judge(step);
    if (judged.meters === null || judged.meters > PICKUP_RADIUS_METERS)
      throw notAtPickup(judged.meters, judged.tooSoonSeconds);
    return { step, judged };
  }

  /** @param previous time of the previous step @throws ApiError step_time_invalid */
  private stepAtPickup(
    driverId: number,
    ride: Ride,
    step: 'arrived' | 'started',
    { happenedAt, position }: StatusChange,
    previous: Date | null,
  ): PlacedStep {
    return {
      rideId: ride.id,
      driverId,
      step,
      reported: position ?? null,
      at: checkedStepTime(happenedAt, previous, this.clock.now()),
      place: { lat: ride.pickupLat, lng: ride.pickupLng },
      withinMeters: PICKUP_RADIUS_METERS,
    };
  }

  /** @throws ApiError not_arrived, no_verified_passenger, away_from_pickup, passengers_unverified, validation_failed, step_time_invalid */
  async start(driver: { id: number; userId: number }, rideId: number, change: StatusChange): Promise<void> {
    const { reason, happenedAt } = change;
    const stated = reason?.trim();
    const wasElsewhere = await this.wasElsewhere(driver.id, rideId, change);
    await this.database.transaction(async (tx) => {
      const ride = await this.rides.lock(tx, rideId);
      if (isStepDone(ride, driver.id, 'in_progress')) return;
      await this.runs.checkNext(tx, rideId, 'pickup');
      const startedAt = checkedStepTime(happenedAt, ride.arrivedAt, this.clock.now());
      if (ride.status === 'en_route') await this.checkReady(tx, ride, driver.id, stated, wasElsewhere);
      await this.rides.move(tx, {
        rideId,
        to: 'in_progress',
        actor: { as: 'driver', userId: driver.userId },
        event: 'trip_started',
        ...(stated ? { reason: stated } : {}),
        data: happenedData(happenedAt, startedAt),
        onlyOfDriver: driver.id,
        set: { startedAt },
      });
    });
  }

  /**
   * Whether the car was away from the pickup at a step that the device reports late; null when the step contains no
   * position.
   */
  private async wasElsewhere(driverId: number, rideId: number, change: StatusChange): Promise<boolean | null> {
    if (!change.happenedAt || !change.position) return null;
    const ride = await this.rides.find(rideId);
    if (ride?.status !== 'en_route' || ride.driverId !== driverId) return null;
    const { meters } = await this.positions.judge(this.stepAtPickup(driverId, ride, 'started', change, ride.arrivedAt));
    return meters !== null && meters > PICKUP_RADIUS_METERS;
  }

  /** @param wasElsewhere whether the car was away at the step; null to use its newest position */
  private async checkReady(
    tx: Transaction,
    ride: Ride,
    driverId: number,
    reason: string | undefined,
    wasElsewhere: boolean | null,
  ): Promise<void> {
    if (!ride.arrivedAt) throw notArrived();
    const members = await this.members.list(ride.id, tx);
    const hasNoVerifiedPassenger = !members.some((member) => member.verifiedAt);
    const missing = members.filter((member) => !member.verifiedAt && !member.noShowAt);
    if (!hasNoVerifiedPassenger && missing.length === 0) return;
    if (!reason) throw hasNoVerifiedPassenger ? noVerifiedPassenger() : passengersUnverified(missing.length);
    if (!isStartReason(reason))
      throw fieldError('reason', `must say why, in at least ${START_REASON_MIN_LETTERS} letters`);
    // The group may be waiting at the pickup, and would pay for a trip without them.
    const hasLeft = async () =>
      wasElsewhere || (await this.leftPickups.hasLeft(tx, ride.id, driverId, wasElsewhere === null));
    if (hasNoVerifiedPassenger && (await hasLeft())) throw leftPickup();
  }
}
