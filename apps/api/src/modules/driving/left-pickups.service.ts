import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/database';
import { LeftPickups } from './driving.facade';
import { ProgressChecksRepository } from './progress-checks.repository';
import { ProgressSettlement } from './progress-settlement.service';

/** Drivers who were asked because they left the pickup after arriving. */
@Injectable()
export class LeftPickupsService extends LeftPickups {
  constructor(
    private readonly checks: ProgressChecksRepository,
    private readonly settlement: ProgressSettlement,
  ) {
    super();
  }

  async settle(rideId: number): Promise<boolean> {
    if (!(await this.isOpen(rideId))) return false;
    await this.settlement.settle(rideId);
    return true;
  }

  async isOpen(rideId: number, tx?: Transaction): Promise<boolean> {
    const [driver] = await this.checks.onTheWay(rideId, tx);
    return driver?.check?.cause === 'left_pickup';
  }
}
