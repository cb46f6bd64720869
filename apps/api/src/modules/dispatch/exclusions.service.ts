import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/database';
import { DispatchFacade } from './dispatch.facade';
import { OffersRepository } from './offers.repository';

@Injectable()
export class ExclusionsService extends DispatchFacade {
  constructor(private readonly offers: OffersRepository) {
    super();
  }

  async exclude(tx: Transaction, rideId: number, driverId: number): Promise<void> {
    await this.offers.withdrawAccepted(tx, rideId, driverId);
  }
}
