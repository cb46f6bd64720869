import { Injectable } from '@nestjs/common';
import type { MemberView } from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { MembersFacade } from '../members/members.facade';
import { RidesFacade } from '../rides/rides.facade';
import { alreadyBoarded, noSuchMember } from './cancellations.errors';
import { NoShowMails } from './no-show-mails';
import { Pickups } from './pickups.service';

/** Marks members as no-shows after the driver waited, so that the ride starts without them. */
@Injectable()
export class NoShowMarks {
  constructor(
    private readonly database: Database,
    private readonly pickups: Pickups,
    private readonly rides: RidesFacade,
    private readonly members: MembersFacade,
    private readonly mails: NoShowMails,
    private readonly clock: Clock,
  ) {}

  /**
   * Marks a member as a no-show; their seat is still charged to whoever pays for it. Idempotent.
   * @throws ApiError still_waiting, not_arrived, away_from_pickup, already_verified, ride_state_conflict
   */
  async mark(who: Principal, rideId: number, memberId: number): Promise<MemberView[]> {
    await this.pickups.ownRide(who, rideId);
    await this.database.transaction(async (tx) => {
      const { ride, policy, members } = await this.pickups.lockArrived(tx, rideId);
      const member = members.find(({ id }) => id === memberId);
      if (!member) throw noSuchMember();
      this.pickups.checkWaited(policy, 'member', ride);
      if (member.verifiedAt) throw alreadyBoarded();
      if (!member.noShowAt) await this.pickups.checkThere(ride, tx);
      if (!(await this.members.markNoShow(tx, rideId, memberId, this.clock.now()))) return;
      await this.rides.note(tx, {
        rideId,
        type: 'member_no_show',
        actor: { as: 'driver', userId: who.userId },
        data: { memberId },
      });
      await this.mails.leftBehind(tx, ride, member);
    });
    return this.members.views(who, rideId);
  }

  /**
   * Removes the no-show mark of a member who came after all.
   * @throws ApiError ride_state_conflict once the trip has started
   */
  async undo(who: Principal, rideId: number, memberId: number): Promise<MemberView[]> {
    await this.pickups.ownRide(who, rideId);
    await this.database.transaction(async (tx) => {
      await this.pickups.lockArrived(tx, rideId);
      if (!(await this.members.undoNoShow(tx, rideId, memberId))) return;
      await this.rides.note(tx, {
        rideId,
        type: 'member_no_show_undone',
        actor: { as: 'driver', userId: who.userId },
        data: { memberId },
      });
    });
    return this.members.views(who, rideId);
  }
}
