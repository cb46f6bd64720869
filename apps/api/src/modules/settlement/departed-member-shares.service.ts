import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { MembersFacade } from '../members/members.facade';
import { RidesFacade } from '../rides/rides.facade';
import { isLiving, PaymentRecords } from '../payments/payment-records.facade';
import { EarlyCapturesService } from './early-captures.service';
import { Holds } from '../payments/holds.facade';

/** Releases or refunds the share of a member who has left the ride. */
@Injectable()
export class DepartedMemberSharesService {
  constructor(
    private readonly database: Database,
    private readonly rides: RidesFacade,
    private readonly members: MembersFacade,
    private readonly payments: PaymentRecords,
    private readonly holds: Holds,
    private readonly early: EarlyCapturesService,
  ) {}

  /**
   * Releases the shares of a member who left and has not returned; the organizer pays for the seat. Captured shares are
   * refunded and do not count if the member returns.
   */
  async release(rideId: number, userId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.rides.lock(tx, rideId);
      const members = await this.members.list(rideId, tx);
      if (members.some((member) => member.userId === userId)) return;
      const shares = (await this.payments.listRideAndShares(rideId, tx)).filter(
        ({ payerId, purpose }) => payerId === userId && purpose === 'share',
      );
      for (const share of shares) {
        if (isLiving(share)) await this.holds.releaseNow(tx, share);
        if (share.state !== 'captured') continue;
        await this.early.evenOut(tx, share, 0);
        await this.payments.setAside(tx, share.id);
      }
    });
  }
}
