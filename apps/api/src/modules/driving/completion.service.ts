import { Injectable } from '@nestjs/common';
import type { Completion } from '@groupride/contracts';
import { formatCents } from '@groupride/pricing';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { AlertsFacade } from '../alerts/alerts.facade';
import { DriversFacade } from '../drivers/drivers.facade';
import { checkedStepTime, happenedData, RidesFacade, type Ride } from '../rides/rides.facade';
import { isAway, metersFromDestination } from './domain/destination';
import { isStepDone } from './domain/progress';
import { contradictsCashReceived } from './domain/received';
import { amountMismatch, cashAlreadyRecorded, notAtDestination } from './driving.errors';
import { statedCash } from './stated-cash';

/** Completes trips. Far from the destination that needs a reason, which the group and operations are told. */
@Injectable()
export class CompletionService {
  constructor(
    private readonly database: Database,
    private readonly rides: RidesFacade,
    private readonly drivers: DriversFacade,
    private readonly alerts: AlertsFacade,
    private readonly clock: Clock,
  ) {}

  /**
   * Repeating it with the same amount changes nothing.
   * @throws ApiError amount_mismatch when another amount is recorded; not_at_destination, cash_amount_required
   */
  async complete(
    driver: { id: number; userId: number },
    rideId: number,
    { amount, reason, happenedAt, position: reported }: Completion,
  ): Promise<void> {
    const position = reported ?? (await this.drivers.find(driver.id));
    await this.database.transaction(async (tx) => {
      const ride = await this.rides.lock(tx, rideId);
      if (isStepDone(ride, driver.id, 'completed')) return checkSameAmount(ride, amount);
      const cashReceived = statedCash(ride, amount);
      const meters = metersFromDestination(position, ride);
      const away = ride.status === 'in_progress' && isAway(meters);
      const stated = reason?.trim();
      if (away && !stated) throw notAtDestination(meters);
      const completedAt = checkedStepTime(happenedAt, ride.startedAt, this.clock.now());
      const data = {
        ...happenedData(happenedAt, completedAt),
        ...(away && stated ? { metersFromDestination: rounded(meters) } : {}),
      };
      await this.rides.move(tx, {
        ...{ rideId, to: 'completed', event: 'trip_completed', onlyOfDriver: driver.id, data },
        ...(away && stated ? { reason: stated } : {}),
        actor: { as: 'driver', userId: driver.userId },
        set: { completedAt, cashReceived },
      });
      await this.drivers.countTrip(tx, driver.id);
      if (!away) return;
      await this.alerts.raise(tx, {
        ...{ key: `ride:${rideId}:completed_away`, kind: 'completed_away', rideId },
        data: { driverId: driver.id, meters: rounded(meters), statedReason: stated },
      });
    });
  }
}

const rounded = (meters: number | null) => (meters === null ? null : Math.round(meters));

/** @throws ApiError amount_mismatch */
function checkSameAmount(ride: Ride, amount: string | undefined): void {
  if (!contradictsCashReceived(ride, amount)) return;
  throw ride.cashReceived === null
    ? amountMismatch(formatCents(ride.totalCost))
    : cashAlreadyRecorded(formatCents(ride.cashReceived));
}
