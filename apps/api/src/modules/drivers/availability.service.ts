import { Injectable } from '@nestjs/common';
import type { ApplicationStatus } from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import { Database, type Transaction } from '../../platform/database/database';
import { Events } from '../../platform/events/events';
import { DriverChanges } from './driver-changes';
import { applicationStatusChanged, driverBecameAvailable, driverWentOffline } from './drivers.events';
import { SEEN_SECONDS, type DriverFix } from './drivers.facade';
import { DriversRepository } from './drivers.repository';

/** Publishes when drivers become available, go offline, or have their application status changed. */
@Injectable()
export class AvailabilityService {
  constructor(
    private readonly database: Database,
    private readonly drivers: DriversRepository,
    private readonly events: Events,
    private readonly changes: DriverChanges,
    private readonly clock: Clock,
  ) {}

  /** Drivers last seen before this time are not shown, and get offers only by Web Push. */
  seenSince(): Date {
    return new Date(this.clock.now().getTime() - SEEN_SECONDS * 1000);
  }

  async cameOnline(tx: Transaction, driverId: number): Promise<void> {
    await this.events.publish(tx, driverBecameAvailable, { driverId });
  }

  async wentOffline(tx: Transaction, driverId: number): Promise<void> {
    await this.events.publish(tx, driverWentOffline, { driverId });
  }

  /** Publishes a decision about an application, and that a driver who is no longer approved went offline. */
  async decided(tx: Transaction, driverId: number, status: ApplicationStatus): Promise<void> {
    if (status !== 'approved') await this.wentOffline(tx, driverId);
    await this.events.publish(tx, applicationStatusChanged, { driverId, status, at: this.clock.now().toISOString() });
  }

  /** Most positions do not affect waiting rides, so they take a single statement. */
  async moved(driverId: number, fix: DriverFix): Promise<void> {
    const now = this.clock.now();
    const counts =
      (await this.drivers.savePositionWithinCell(driverId, fix, now, this.seenSince())) ??
      (await this.database.transaction(async (tx) => {
        const position = await this.drivers.savePosition(tx, driverId, fix, now);
        await this.events.publish(tx, driverBecameAvailable, { driverId });
        return position;
      }));
    if (counts) this.changes.moved(driverId, counts);
  }

  async seen(driverId: number): Promise<void> {
    const now = this.clock.now();
    if (await this.drivers.seenAsExpected(driverId, now, this.seenSince())) return;
    await this.database.transaction(async (tx) => {
      await this.drivers.seen(tx, driverId, now);
      await this.events.publish(tx, driverBecameAvailable, { driverId });
    });
  }
}
