import { Injectable, type OnModuleInit } from '@nestjs/common';
import { reasonIn } from '@groupride/contracts';
import type { CityText } from '../../platform/city-text';
import { Database } from '../../platform/database/database';
import { Events } from '../../platform/events/events';
import { BusinessAccountsFacade } from '../business-accounts/business-accounts.facade';
import { GuestsFacade } from '../identity/guests.facade';
import { OutboxFacade } from '../identity/identity.facade';
import { MembersFacade } from '../members/members.facade';
import { rideCancelled } from '../rides/rides.events';
import { RidesFacade, type Ride } from '../rides/rides.facade';
import { CANCELLATION_TEXTS, PASSENGER_CANCELLATION_TEXTS } from './cancellation-texts';

/** Mails everyone with a seat that a ride was cancelled, except an organizer who cancelled it themselves. */
@Injectable()
export class CancellationMails implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly rides: RidesFacade,
    private readonly members: MembersFacade,
    private readonly outbox: OutboxFacade,
    private readonly accounts: BusinessAccountsFacade,
    private readonly guests: GuestsFacade,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.events.react(rideCancelled, 'mail-members-when-ride-is-cancelled', ({ rideId }) => this.tell(rideId));
  }

  private async tell(rideId: number): Promise<void> {
    const ride = await this.rides.find(rideId);
    // A missed pledge has its own mail.
    if (!ride || ride.pledgeState === 'missed') return;
    const payer = await this.accounts.payerOf(rideId);
    for (const { userId, isOrganizer, seat } of await this.members.list(rideId)) {
      if (payer && seat === 0) await this.tellPassenger(ride, userId, payer.name);
      else if (!isOrganizer || !byOrganizer(ride)) await this.mail(ride, userId, isOrganizer);
    }
  }

  private async tellPassenger(
    { id, dropoffLocation, cancelReason }: Ride,
    userId: number,
    bookedBy: string,
  ): Promise<void> {
    const writing = {
      key: keyOf(id, userId),
      template: PASSENGER_CANCELLATION_TEXTS,
      facts: ({ language }: CityText) => ({
        destination: dropoffLocation,
        bookedBy,
        reason: cancelReason && reasonIn(cancelReason, language),
      }),
    };
    await this.database.transaction((tx) => this.guests.tellPassenger(tx, { userId, rideId: id }, writing));
  }

  private async mail(
    { id, dropoffLocation, cancelReason, cancelFee, paymentMethod }: Ride,
    userId: number,
    isOrganizer: boolean,
  ): Promise<void> {
    await this.outbox.write(userId, {
      key: keyOf(id, userId),
      template: CANCELLATION_TEXTS,
      facts: ({ money, language }) => ({
        destination: dropoffLocation,
        reason: cancelReason && reasonIn(cancelReason, language),
        isCardRide: paymentMethod === 'card',
        fee: isOrganizer && cancelFee > 0 ? money(cancelFee) : null,
      }),
      page: { app: 'rider', path: `/ride/${id}` },
    });
  }
}

const keyOf = (rideId: number, userId: number) => `ride:${rideId}:cancelled:${userId}`;

/** Whether the organizer cancelled: only then is a rule stored, except for a no-show, where the driver left. */
const byOrganizer = ({ cancelRule }: Ride): boolean => cancelRule !== null && cancelRule !== 'no_show';
