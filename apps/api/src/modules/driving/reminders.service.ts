import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/database';
import type { Driver } from '../drivers/drivers.facade';
import { OutboxFacade } from '../identity/identity.facade';
import type { Ride } from '../rides/rides.facade';
import { SET_OUT_TEXTS, RIDE_WITHDRAWN_TEXTS } from './reminder-texts';

/** Text messages to drivers about accepted rides. Each is sent once. */
@Injectable()
export class RemindersService {
  constructor(private readonly outbox: OutboxFacade) {}

  async timeToSetOut(
    tx: Transaction,
    { id, scheduledAt, pickupLocation }: Ride & { scheduledAt: Date },
    driver: Driver,
  ): Promise<void> {
    const writing = { template: SET_OUT_TEXTS, phone: driver.phone, key: `ride:${id}:time-to-set-out:${driver.id}` };
    await this.outbox.write(
      driver.userId,
      { ...writing, facts: ({ time }) => ({ time: time(scheduledAt), pickup: pickupLocation }) },
      tx,
    );
  }

  async rideWithdrawn(tx: Transaction, { id, pickupLocation }: Ride, driver: Driver): Promise<void> {
    const writing = { template: RIDE_WITHDRAWN_TEXTS, phone: driver.phone, key: `ride:${id}:taken-back:${driver.id}` };
    await this.outbox.write(driver.userId, { ...writing, facts: () => ({ pickup: pickupLocation }) }, tx);
  }
}
