import { Injectable } from '@nestjs/common';
import type { RideBooking } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { IdentityFacade } from '../identity/identity.facade';
import { InviteesFacade } from '../invitations/invitees.facade';
import type { Ride } from '../rides/rides.facade';
import { AccountRides } from './account-rides.service';
import { NewRides } from './new-rides.service';

/** Creates the ride that somebody books, whoever pays for it. */
@Injectable()
export class RideCreation {
  constructor(
    private readonly newRides: NewRides,
    private readonly accountRides: AccountRides,
    private readonly invitees: InviteesFacade,
    private readonly identity: IdentityFacade,
  ) {}

  /**
   * Finds the business account that pays. Runs before the booking's transaction.
   * @returns null when the ride is paid by card or in cash
   * @throws ApiError validation_failed, business_account_required, scope_missing
   */
  async payerOf(who: Principal, booking: RideBooking): Promise<number | null> {
    return this.accountRides.payerOf(who, booking);
  }

  /** @throws ApiError account_blocked, and those of `NewRides` or `AccountRides` */
  async create(tx: Transaction, who: Principal, accountId: number | null, booking: RideBooking): Promise<Ride> {
    await this.identity.checkNotBlocked(tx, who.userId);
    const ride =
      accountId === null
        ? await this.newRides.create(tx, who, booking)
        : await this.accountRides.book(tx, who, accountId, booking);
    await this.invitees.add(tx, ride, booking.invitees ?? []);
    return ride;
  }
}
