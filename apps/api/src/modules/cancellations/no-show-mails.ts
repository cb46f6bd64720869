import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/database';
import { amountsFor, AmountsFacade, dueBeforeCredit } from '../amounts/amounts.facade';
import { OutboxFacade } from '../identity/identity.facade';
import type { Member } from '../members/members.facade';
import type { Ride } from '../rides/rides.facade';
import { LEFT_BEHIND_TEXTS } from './no-show-texts';

/** Tells members that the driver left without them. */
@Injectable()
export class NoShowMails {
  constructor(
    private readonly outbox: OutboxFacade,
    private readonly amounts: AmountsFacade,
  ) {}

  async leftBehind(tx: Transaction, ride: Ride, member: Member): Promise<void> {
    const amounts = amountsFor(await this.amounts.ofRide(ride.id, tx), member.userId);
    const pays = dueBeforeCredit(amounts) > 0;
    const facts = () => ({ pickup: ride.pickupLocation, destination: ride.dropoffLocation, pays });
    await this.outbox.write(
      member.userId,
      { template: LEFT_BEHIND_TEXTS, facts, page: { app: 'rider', path: `/ride/${ride.id}` } },
      tx,
    );
  }
}
