import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { Events } from '../../platform/events/events';
import { GuestsFacade, type GuestProof } from '../identity/guests.facade';
import { IdentityFacade } from '../identity/identity.facade';
import { RidesFacade } from '../rides/rides.facade';
import { memberAdded } from './members.events';
import { MembersRepository } from './members.repository';
import { SeatMoves } from './seat-moves.facade';

/** Transfers a guest's seat, with its payments, to an account. */
@Injectable()
export class GuestSeatMover {
  constructor(
    private readonly database: Database,
    private readonly members: MembersRepository,
    private readonly rides: RidesFacade,
    private readonly guests: GuestsFacade,
    private readonly identity: IdentityFacade,
    private readonly moves: SeatMoves,
    private readonly events: Events,
  ) {}

  /**
   * Does nothing for an account that already has a seat in this ride, or drives it. The guest then keeps their seat
   * until they leave.
   */
  async move({ rideId, guestId, accountId }: GuestProof): Promise<void> {
    const account = await this.identity.principalOf(accountId, { app: 'rider', secondFactorGiven: false });
    if (!account) return;
    await this.database.transaction(async (tx) => {
      const ride = await this.rides.lock(tx, rideId);
      if (ride.driverId !== null && ride.driverId === account.driverId) return;
      if (!(await this.members.giveSeat(tx, rideId, guestId, accountId))) return;
      await this.moves.run(tx, { rideId, guestId, accountId });
      await this.rides.note(tx, { rideId, type: 'guest_signed_in', actor: { as: 'member', userId: accountId } });
      await this.guests.end(tx, guestId);
      await this.events.publish(tx, memberAdded, { rideId, userId: accountId });
    });
  }
}
