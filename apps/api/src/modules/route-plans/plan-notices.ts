import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/database';
import { DriversFacade } from '../drivers/drivers.facade';
import { OutboxFacade } from '../identity/identity.facade';
import { RealtimeFacade } from '../realtime/realtime.facade';
import { TRIP_PLANNED_TEXTS } from './plan-texts';

/** Tells drivers by text message and in their application about trips that operations planned for them. */
@Injectable()
export class PlanNotices {
  constructor(
    private readonly drivers: DriversFacade,
    private readonly outbox: OutboxFacade,
    private readonly realtime: RealtimeFacade,
  ) {}

  async tell(
    tx: Transaction,
    driverId: number,
    { startsAt, pickup, stops }: { startsAt: Date; pickup: string; stops: number },
  ): Promise<void> {
    const driver = await this.drivers.find(driverId, tx);
    if (!driver) return;
    const writing = { template: TRIP_PLANNED_TEXTS, phone: driver.phone };
    await this.outbox.write(
      driver.userId,
      { ...writing, facts: ({ day, time }) => ({ day: day(startsAt), time: time(startsAt), pickup, stops }) },
      tx,
    );
    tx.afterCommit(() => this.realtime.toDriver(driverId, 'driverChanged', { driverId }));
  }
}
