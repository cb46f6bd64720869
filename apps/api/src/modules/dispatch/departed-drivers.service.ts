import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Events } from '../../platform/events/events';
import { rideChanged } from '../rides/rides.events';
import { RidesFacade } from '../rides/rides.facade';
import { OfferWithdrawals } from './offer-withdrawals.service';

/** Withdraws the immediate offers of a driver who sets out for a scheduled ride, because they can no longer accept. */
@Injectable()
export class DepartedDrivers implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly rides: RidesFacade,
    private readonly withdrawals: OfferWithdrawals,
  ) {}

  onModuleInit(): void {
    this.events.participate(rideChanged, async (tx, { rideId, type }) => {
      if (type !== 'driver_set_out') return;
      const { driverId } = await this.rides.lock(tx, rideId);
      if (driverId !== null) await this.withdrawals.ofBusyDriver(tx, driverId);
    });
  }
}
