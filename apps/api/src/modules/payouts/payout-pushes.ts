import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Events } from '../../platform/events/events';
import { RealtimeFacade } from '../realtime/realtime.facade';
import { payoutChanged } from './payouts.events';

/** Tells drivers' open pages when a payout changes. */
@Injectable()
export class PayoutPushes implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly realtime: RealtimeFacade,
  ) {}

  onModuleInit(): void {
    this.events.listen(payoutChanged, ({ driverId }) =>
      this.realtime.toDriver(driverId, 'driverChanged', { driverId }),
    );
  }
}
