import { Injectable } from '@nestjs/common';
import type { CityText } from '../../platform/city-text';
import type { Transaction } from '../../platform/database/database';
import type { Driver } from '../drivers/drivers.facade';
import { OutboxFacade, type UserMessage } from '../identity/identity.facade';
import { RealtimeFacade } from '../realtime/realtime.facade';
import { pickupForDriver, type Ride } from '../rides/rides.facade';
import {
  ASSIGNED_TEXTS,
  COMPLETED_FOR_DRIVER_TEXTS,
  REASSIGNED_TEXTS,
  TRIP_ASSIGNED_TEXTS,
  TRIP_REASSIGNED_TEXTS,
} from './operator-texts';

const OF_RIDE = { assigned: ASSIGNED_TEXTS, reassigned: REASSIGNED_TEXTS, completed: COMPLETED_FOR_DRIVER_TEXTS };
const OF_TRIP = { assigned: TRIP_ASSIGNED_TEXTS, reassigned: TRIP_REASSIGNED_TEXTS };

type Addressee = Pick<Driver, 'id' | 'userId' | 'phone'>;

/** The rest of a run, for its driver. */
export interface RestOfRun {
  /** The ride of the next stop. */
  next: Ride;
  /** Number of stops that are left. */
  stops: number;
}

/** Tells drivers what operations did with their rides, by text message and in their app. */
@Injectable()
export class DriverNotices {
  constructor(
    private readonly outbox: OutboxFacade,
    private readonly realtime: RealtimeFacade,
  ) {}

  async tell(
    tx: Transaction,
    notice: keyof typeof OF_RIDE,
    ride: Ride,
    driver: Addressee,
    reason: string,
  ): Promise<void> {
    const facts = (text: CityText) => ({ rideId: ride.id, ...factsOf(ride, text), reason });
    await this.send(tx, driver, { template: OF_RIDE[notice], facts });
  }

  /** A driver who knew only one ride of a run could miss the others. */
  async tellOfRun(
    tx: Transaction,
    notice: keyof typeof OF_TRIP,
    { next, stops }: RestOfRun,
    driver: Addressee,
    reason: string,
  ): Promise<void> {
    const facts = (text: CityText) => ({ stops, ...factsOf(next, text), reason });
    await this.send(tx, driver, { template: OF_TRIP[notice], facts });
  }

  private async send<Facts>(
    tx: Transaction,
    { id, userId, phone }: Addressee,
    message: Pick<UserMessage<Facts>, 'template' | 'facts'>,
  ): Promise<void> {
    await this.outbox.write(userId, { ...message, phone }, tx);
    tx.afterCommit(() => this.realtime.toDriver(id, 'driverChanged', { driverId: id }));
  }
}

function factsOf(ride: Ride, { day, time }: CityText) {
  const { scheduledAt } = ride;
  return { pickup: pickupForDriver(ride), start: scheduledAt && { day: day(scheduledAt), time: time(scheduledAt) } };
}
