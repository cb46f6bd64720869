import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { Events } from '../../platform/events/events';
import { guestAddressProved, GuestsFacade, type GuestProof } from '../identity/guests.facade';
import { RidesFacade } from '../rides/rides.facade';
import { SosMessages } from './sos-messages';
import { SosService } from './sos.service';

/**
 * Moves the call for help of a guest who has left the ride to the account that they sign in to. They have no seat whose
 * move would take the call along.
 */
@Injectable()
export class LeftGuestsService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly rides: RidesFacade,
    private readonly guests: GuestsFacade,
    private readonly sos: SosService,
    private readonly messages: SosMessages,
  ) {}

  onModuleInit(): void {
    this.events.react(guestAddressProved, 'move-call-for-help-of-a-guest-who-left', (proof) => this.move(proof));
  }

  private async move({ rideId, guestId, accountId }: GuestProof): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.rides.lock(tx, rideId);
      if (!(await this.guests.endAfterLeaving(tx, guestId))) return;
      await this.sos.changeCaller(tx, rideId, guestId, accountId);
      this.messages.updateOwnPages(tx, accountId, rideId);
    });
  }
}
