import { Injectable } from '@nestjs/common';
import { Config } from '../../config/config';
import { cityCalendar } from '../../platform/city-time';
import type { Transaction } from '../../platform/database/database';
import type { Driver } from '../drivers/drivers.facade';
import { OutboxFacade } from '../identity/identity.facade';
import type { Ride } from '../rides/rides.facade';

/** Text messages to drivers about the rides they have taken. Each is sent once. */
@Injectable()
export class RemindersService {
  constructor(
    private readonly outbox: OutboxFacade,
    private readonly config: Config,
  ) {}

  async timeToSetOut(tx: Transaction, ride: Ride & { scheduledAt: Date }, driver: Driver): Promise<void> {
    const { time } = cityCalendar(ride.scheduledAt, this.config.CITY_TIME_ZONE);
    await this.outbox.send(tx, {
      channel: 'text',
      to: driver.phone,
      key: `ride:${ride.id}:time-to-set-out:${driver.id}`,
      subject: 'Your next ride',
      body: `Your ride at ${time} from ${ride.pickupLocation} starts soon. Go online and set out, or give it back so that somebody else can drive.`,
    });
  }

  async takenBack(tx: Transaction, ride: Ride, driver: Driver): Promise<void> {
    await this.outbox.send(tx, {
      channel: 'text',
      to: driver.phone,
      key: `ride:${ride.id}:taken-back:${driver.id}`,
      subject: 'Ride given to another driver',
      body: `You did not set out in time for the ride from ${ride.pickupLocation}, so we are looking for another driver.`,
    });
  }
}
