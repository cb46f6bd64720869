import { Injectable } from '@nestjs/common';
import type { RideBooking, RideView } from '@groupride/contracts';
import { Database } from '../../platform/database/database';
import { Idempotency } from '../../platform/http/idempotency';
import type { Principal } from '../../platform/http/principal';
import { IdentityFacade } from '../identity/identity.facade';
import { InviteesFacade } from '../invitations/invitees.facade';
import { RidesFacade } from '../rides/rides.facade';
import { AccountRides } from './account-rides.service';
import { NewRides } from './new-rides.service';

/** Turns a quote into a ride that waits for its payment, in one transaction. */
@Injectable()
export class BookingService {
  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly rides: RidesFacade,
    private readonly newRides: NewRides,
    private readonly accountRides: AccountRides,
    private readonly invitees: InviteesFacade,
    private readonly identity: IdentityFacade,
  ) {}

  /**
   * @param key `Idempotency-Key`: requests with the same key and body book once and get the same response
   * @throws ApiError account_blocked, and the errors of creating the ride
   */
  async book(who: Principal, booking: RideBooking, key: string | undefined): Promise<RideView> {
    const accountId = await this.accountRides.payerOf(who, booking);
    return this.database.transaction(async (tx) => {
      const request = { call: 'createRide', ...booking };
      const { rideId } = await this.idempotency.once(tx, who.userId, key, request, async () => {
        await this.identity.checkNotBlocked(tx, who.userId);
        const ride =
          accountId === null
            ? await this.newRides.create(tx, who, booking)
            : await this.accountRides.book(tx, who, accountId, booking);
        await this.invitees.add(tx, ride, booking.invitees ?? []);
        return { rideId: ride.id };
      });
      return this.rides.view(who, rideId, tx);
    });
  }
}
