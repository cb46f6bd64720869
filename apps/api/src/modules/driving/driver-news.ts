import { Injectable } from '@nestjs/common';
import type { CityText } from '../../platform/city-text';
import type { Transaction } from '../../platform/database/database';
import type { Driver } from '../drivers/drivers.facade';
import { OutboxFacade } from '../identity/identity.facade';
import { RealtimeFacade } from '../realtime/realtime.facade';
import { pickupForDriver, type Ride } from '../rides/rides.facade';
import { ASSIGNED_TEXTS, COMPLETED_FOR_DRIVER_TEXTS, REASSIGNED_TEXTS } from './operator-texts';

const TEMPLATES = {
  assigned: ASSIGNED_TEXTS,
  reassigned: REASSIGNED_TEXTS,
  completed: COMPLETED_FOR_DRIVER_TEXTS,
} as const;

/** Tells drivers what operations did with their ride, by text message and in their app. */
@Injectable()
export class DriverNews {
  constructor(
    private readonly outbox: OutboxFacade,
    private readonly realtime: RealtimeFacade,
  ) {}

  async tell(
    tx: Transaction,
    news: keyof typeof TEMPLATES,
    ride: Ride,
    driver: Pick<Driver, 'id' | 'userId' | 'phone'>,
    reason: string,
  ): Promise<void> {
    const { id: rideId, scheduledAt } = ride;
    const facts = ({ day, time }: CityText) => ({
      ...{ rideId, pickup: pickupForDriver(ride), reason },
      start: scheduledAt && { day: day(scheduledAt), time: time(scheduledAt) },
    });
    await this.outbox.write(driver.userId, { template: TEMPLATES[news], phone: driver.phone, facts }, tx);
    tx.afterCommit(() => this.realtime.toDriver(driver.id, 'driverChanged', { driverId: driver.id }));
  }
}
