import { Injectable } from '@nestjs/common';
import type { MemberView, RideStatus, ShareConsent, SplitChange, SplitView } from '@groupride/contracts';
import { formatCents, seatPrices } from '@groupride/pricing';
import { Database } from '../../platform/database/database';
import { Events } from '../../platform/events/events';
import { fieldError } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { noSuchRide, RidesFacade, rideStateConflict, sharedRide, type Ride } from '../rides/rides.facade';
import { pledgeFixed, shareHasChanged } from './members.errors';
import { shareAgreed } from './members.events';
import { MembersRepository } from './members.repository';
import { MembersService } from './members.service';
import { customAmounts } from './seat-amounts';

const BEFORE_THE_START: readonly RideStatus[] = ['awaiting_payment', 'pending', 'confirmed', 'en_route'];

/** Manages how the price is split, and members' consent to their shares. */
@Injectable()
export class SplitService {
  constructor(
    private readonly database: Database,
    private readonly repository: MembersRepository,
    private readonly members: MembersService,
    private readonly rides: RidesFacade,
    private readonly events: Events,
  ) {}

  async view(who: Principal, rideId: number): Promise<SplitView> {
    const { ride, viewer } = await this.rides.authorize(who, rideId);
    if (viewer === 'driver') throw noSuchRide();
    const seated = await this.repository.list(rideId);
    const isHidden = ride.paymentMethod === 'account' && viewer === 'member';
    return {
      mode: ride.splitMode,
      total: formatCents(isHidden ? 0 : ride.totalCost),
      discount: formatCents(isHidden ? 0 : ride.discount),
      seats: seatPrices(sharedRide(ride)).map((amount, seat) => ({
        seat,
        amount: formatCents(amount),
        memberId: seated.find((member) => member.seat === seat)?.id ?? null,
      })),
      mayChange:
        viewer === 'organizer' &&
        ride.splitMode !== 'pledge' &&
        ride.paymentMethod !== 'account' &&
        BEFORE_THE_START.includes(ride.status),
    };
  }

  /** @throws ApiError validation_failed, ride_state_conflict, not_found */
  async change(who: Principal, rideId: number, { mode, shares }: SplitChange): Promise<SplitView> {
    const { viewer } = await this.rides.authorize(who, rideId);
    if (viewer !== 'organizer') throw noSuchRide();
    await this.database.transaction(async (tx) => {
      const ride = await this.rides.lock(tx, rideId);
      if (ride.splitMode === 'pledge') throw pledgeFixed();
      if (ride.paymentMethod === 'account')
        throw fieldError('mode', 'can’t change: a business account pays for everyone');
      const customShares = customAmounts({ total: ride.totalCost, groupSize: ride.groupSize }, mode, shares);
      const changed = await this.rides.amend(tx, {
        rideId,
        actor: { as: 'organizer', userId: who.userId },
        event: 'split_changed',
        data: { mode, shares: customShares?.map(formatCents) ?? null },
        set: { splitMode: mode, customShares },
        from: BEFORE_THE_START,
      });
      await this.members.askAgain(tx, changed);
    });
    return this.view(who, rideId);
  }

  /**
   * @throws ApiError share_changed when the share differs from what the person was shown, ride_state_conflict,
   * not_found
   */
  async consent(who: Principal, rideId: number, { share, agree }: ShareConsent): Promise<MemberView[]> {
    const { viewer } = await this.rides.authorize(who, rideId);
    if (viewer !== 'member') throw noSuchRide();
    await this.database.transaction(async (tx) => {
      const ride = await this.rides.lock(tx, rideId);
      if (!BEFORE_THE_START.includes(ride.status)) throw rideStateConflict(ride.status);
      const member = (await this.repository.list(rideId, tx)).find(({ userId }) => userId === who.userId);
      if (!member) throw noSuchRide();
      const now = shareOf(ride, member.seat);
      if (formatCents(now) !== share) throw shareHasChanged(now);
      if (now <= member.agreed || (!agree && member.declined === now)) return;
      await this.repository.setConsent(tx, member.id, {
        agreed: agree ? now : member.agreed,
        asked: now,
        declined: agree ? null : now,
      });
      const data = { memberId: member.id, before: formatCents(member.agreed), share };
      if (agree) await this.events.publish(tx, shareAgreed, { rideId, userId: who.userId });
      await this.rides.note(tx, {
        rideId,
        type: agree ? 'share_agreed' : 'share_declined',
        actor: { as: 'member', userId: who.userId },
        data,
      });
    });
    return this.members.views(who, rideId);
  }
}

const shareOf = (ride: Ride, seat: number) => seatPrices(sharedRide(ride))[seat] ?? 0;
