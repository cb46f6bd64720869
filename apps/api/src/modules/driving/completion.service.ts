import { Injectable } from '@nestjs/common';
import type { Completion } from '@groupride/contracts';
import type { LatLng } from '@groupride/geo';
import { formatCents } from '@groupride/pricing';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { AlertsFacade } from '../alerts/alerts.facade';
import { DriversFacade } from '../drivers/drivers.facade';
import { checkedStepTime, happenedData, RidesFacade, rideStateConflict, type Ride } from '../rides/rides.facade';
import { RunsFacade } from '../runs/runs.facade';
import { DESTINATION_METERS, isAway } from './domain/destination';
import { isStepDone } from './domain/progress';
import { contradictsCashReceived } from './domain/cash-received';
import { amountMismatch, cashAlreadyRecorded, notAtDestination } from './driving.errors';
import { statedCash } from './stated-cash';
import { type JudgedStep, StepPositions } from './step-positions.service';

/**
 * Completes trips. Completion far from the destination requires a reason, which is shown to the group and to
 * operations.
 */
@Injectable()
export class CompletionService {
  constructor(
    private readonly database: Database,
    private readonly rides: RidesFacade,
    private readonly drivers: DriversFacade,
    private readonly runs: RunsFacade,
    private readonly alerts: AlertsFacade,
    private readonly positions: StepPositions,
    private readonly clock: Clock,
  ) {}

  /**
   * Repeating the call with the same amount changes nothing.
   * @throws ApiError ride_state_conflict; amount_mismatch when another amount is recorded; not_at_destination,
   * cash_amount_required
   */
  async complete(
    driver: { id: number; userId: number },
    rideId: number,
    { amount, reason, happenedAt, position }: Completion,
  ): Promise<void> {
    let isDone = false;
    while (!isDone) isDone = await this.tryToComplete(driver, rideId, { amount, reason, happenedAt, position });
  }

  /** @returns false when the trip started or its destination changed while the position was judged */
  private async tryToComplete(
    driver: { id: number; userId: number },
    rideId: number,
    { amount, reason, happenedAt, position }: Completion,
  ): Promise<boolean> {
    const before = await this.rides.find(rideId);
    const judged = await this.judge(driver.id, before, happenedAt, position ?? null);
    return this.database.transaction(async (tx) => {
      const ride = await this.rides.lock(tx, rideId);
      if (isStepDone(ride, driver.id, 'completed')) {
        checkSameAmount(ride, amount);
        return true;
      }
      if (ride.status !== 'in_progress') throw rideStateConflict(ride.status);
      if (!isSameTrip(ride, before)) return false;
      await this.runs.checkNext(tx, rideId, 'dropoff');
      const cashReceived = statedCash(ride, amount, 'driver');
      const away = isAway(judged.meters);
      const stated = reason?.trim();
      if (away && !stated) throw notAtDestination(judged.meters);
      const completedAt = checkedStepTime(happenedAt, ride.startedAt, this.clock.now());
      const data = {
        ...happenedData(happenedAt, completedAt),
        ...StepPositions.dataOf(judged),
        ...(away && stated ? { metersFromDestination: rounded(judged.meters) } : {}),
      };
      await this.rides.move(tx, {
        rideId,
        to: 'completed',
        event: 'trip_completed',
        onlyOfDriver: driver.id,
        data,
        ...(away && stated ? { reason: stated } : {}),
        actor: { as: 'driver', userId: driver.userId },
        set: { completedAt, cashReceived },
      });
      await this.drivers.countTrip(tx, driver.id);
      await this.positions.flag(tx, { rideId, driverId: driver.id, step: 'completed' }, judged);
      if (away)
        await this.alerts.raise(tx, {
          key: `ride:${rideId}:completed_away`,
          kind: 'completed_away',
          rideId,
          data: { driverId: driver.id, meters: rounded(judged.meters), statedReason: stated },
        });
      return true;
    });
  }

  /** Judges the driver's position only for a trip under way; otherwise the step is refused or already done. */
  private async judge(
    driverId: number,
    ride: Ride | null,
    happenedAt: string | undefined,
    reported: LatLng | null,
  ): Promise<JudgedStep> {
    if (ride?.status !== 'in_progress')
      return { meters: null, unconfirmed: null, leapMeters: null, tooSoonSeconds: null };
    return this.positions.judge({
      rideId: ride.id,
      driverId,
      step: 'completed',
      reported,
      at: checkedStepTime(happenedAt, ride.startedAt, this.clock.now()),
      place: { lat: ride.dropoffLat, lng: ride.dropoffLng },
      withinMeters: DESTINATION_METERS,
    });
  }
}

const isSameTrip = (ride: Ride, before: Ride | null): boolean =>
  before?.status === ride.status && before.dropoffLat === ride.dropoffLat && before.dropoffLng === ride.dropoffLng;

const rounded = (meters: number | null) => (meters === null ? null : Math.round(meters));

/** @throws ApiError amount_mismatch */
function checkSameAmount(ride: Ride, amount: string | undefined): void {
  if (!contradictsCashReceived(ride, amount)) return;
  throw ride.cashReceived === null
    ? amountMismatch(formatCents(ride.totalCost))
    : cashAlreadyRecorded(formatCents(ride.cashReceived));
}
