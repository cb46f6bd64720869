import { Injectable } from '@nestjs/common';
import type { MemberView, NoShowView, RideView } from '@groupride/contracts';
import { formatCents, nextRowAt, policyRow, type CancellationParty, type PolicyRow } from '@groupride/pricing';
import { Clock } from '../../platform/clock';
import { Database, type Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { MembersFacade, type Member } from '../members/members.facade';
import { PaymentsFacade } from '../payments/payments.facade';
import { noSuchRide, RidesFacade, rideStateConflict, type Ride } from '../rides/rides.facade';
import { alreadyBoarded, noSuchMember, notArrivedYet, someoneCame, stillWaiting } from './cancellations.errors';
import { CancellationsRepository } from './cancellations.repository';
import { outcomeOf, type Outcome } from './domain/outcome';
import { NoShowMails } from './no-show-mails';
import { PoliciesRepository } from './policies.repository';

const NOBODY_CAME = 'Nobody came to the pickup.';

/** Passengers who do not come: the driver waits, and then goes on without them, or calls the ride off when nobody came. */
@Injectable()
export class NoShowsService {
  constructor(
    private readonly database: Database,
    private readonly repository: CancellationsRepository,
    private readonly policies: PoliciesRepository,
    private readonly rides: RidesFacade,
    private readonly members: MembersFacade,
    private readonly payments: PaymentsFacade,
    private readonly mails: NoShowMails,
    private readonly clock: Clock,
  ) {}

  async view(who: Principal, rideId: number): Promise<NoShowView> {
    const ride = await this.ownRide(who, rideId);
    const [policy, members] = await Promise.all([this.policies.rows(ride.cancelPolicyId), this.members.list(rideId)]);
    const waitUntil = waitEnd(policy, ride);
    const open = ride.status === 'en_route' && ride.arrivedAt !== null;
    const waited = (party: CancellationParty) => open && waitOver(policy, party, ride, this.clock.now());
    const { driverPart } = await this.outcome(ride, policy, members, true);
    return {
      waitUntil: waitUntil?.toISOString() ?? null,
      secondsLeft: waitUntil ? Math.max(0, Math.ceil((waitUntil.getTime() - this.clock.now().getTime()) / 1000)) : 0,
      mayMark: waited('member'),
      mayCallOff: waited('organizer') && members.every(({ verifiedAt }) => !verifiedAt),
      earnings: formatCents(driverPart),
    };
  }

  /** Goes on without a member; their share stands. Doing it twice changes nothing. @throws ApiError still_waiting, not_arrived, already_verified, ride_state_conflict */
  async mark(who: Principal, rideId: number, memberId: number): Promise<MemberView[]> {
    await this.ownRide(who, rideId);
    await this.database.transaction(async (tx) => {
      const { ride, policy, members } = await this.lockArrived(tx, rideId);
      const member = members.find(({ id }) => id === memberId);
      if (!member) throw noSuchMember();
      this.checkWaited(policy, 'member', ride);
      if (member.verifiedAt) throw alreadyBoarded();
      if (!(await this.repository.markNoShow(tx, rideId, memberId, this.clock.now()))) return;
      await this.rides.note(tx, { rideId, type: 'member_no_show', actor: { as: 'driver', userId: who.userId }, data: { memberId } });
      await this.mails.leftBehind(tx, ride, member);
    });
    return this.members.views(who, rideId);
  }

  /** The member came after all. @throws ApiError ride_state_conflict once the trip has started */
  async undo(who: Principal, rideId: number, memberId: number): Promise<MemberView[]> {
    await this.ownRide(who, rideId);
    await this.database.transaction(async (tx) => {
      await this.lockArrived(tx, rideId);
      if (!(await this.repository.undoNoShow(tx, rideId, memberId))) return;
      await this.rides.note(tx, { rideId, type: 'member_no_show_undone', actor: { as: 'driver', userId: who.userId }, data: { memberId } });
    });
    return this.members.views(who, rideId);
  }

  /** Nobody came. @throws ApiError still_waiting, not_arrived, ride_state_conflict when somebody has boarded or the ride is elsewhere */
  async callOff(who: Principal, rideId: number): Promise<RideView> {
    const { driverId } = await this.ownRide(who, rideId);
    await this.database.transaction(async (tx) => {
      const { ride, policy, members } = await this.lockArrived(tx, rideId);
      this.checkWaited(policy, 'organizer', ride);
      if (members.some(({ verifiedAt }) => verifiedAt)) throw someoneCame();
      const { fee, driverPart } = await this.outcome(ride, policy, members, false, tx);
      await this.rides.move(tx, {
        rideId,
        to: 'cancelled',
        actor: { as: 'driver', userId: who.userId },
        event: 'ride_cancelled',
        reason: NOBODY_CAME,
        onlyOfDriver: driverId!,
        data: { rule: 'no_show', fee: formatCents(fee), driverPart: formatCents(driverPart), policy: ride.cancelPolicyId },
        set: { cancelledAt: this.clock.now(), cancelReason: NOBODY_CAME, cancelRule: 'no_show', cancelFee: fee, cancelDriverPart: driverPart },
      });
    });
    return this.rides.view(who, rideId);
  }

  /** The assigned driver's alone; to anybody else there is nothing here. */
  private async ownRide(who: Principal, rideId: number): Promise<Ride> {
    const { ride, viewer } = await this.rides.authorize(who, rideId);
    if (viewer !== 'driver') throw noSuchRide();
    return ride;
  }

  private async lockArrived(tx: Transaction, rideId: number): Promise<{ ride: Ride; policy: PolicyRow[]; members: Member[] }> {
    const ride = await this.rides.lock(tx, rideId);
    if (ride.status !== 'en_route') throw rideStateConflict(ride.status);
    if (!ride.arrivedAt) throw notArrivedYet();
    return { ride, policy: await this.policies.rows(ride.cancelPolicyId, tx), members: await this.members.list(rideId, tx) };
  }

  private checkWaited(policy: readonly PolicyRow[], party: CancellationParty, ride: Ride): void {
    const now = this.clock.now();
    if (waitOver(policy, party, ride, now)) return;
    const end = nextRowAt(policy, 'no_show', party, momentOf(ride, now));
    if (!end) throw rideStateConflict(ride.status);
    throw stillWaiting((end.getTime() - now.getTime()) / 1000);
  }

  /** @param waited as if the waiting time were over */
  private async outcome(ride: Ride, policy: readonly PolicyRow[], members: readonly Member[], waited: boolean, tx?: Transaction): Promise<Outcome> {
    const payments = await this.payments.listOfRide(ride.id, tx);
    const now = this.clock.now();
    const end = (waited && waitEnd(policy, ride)) || now;
    const at = new Date(Math.max(now.getTime(), end.getTime() + 1));
    return outcomeOf(ride, policy, 'no_show', 'organizer', at, members.map(({ userId }) => userId), payments);
  }
}

const momentOf = (ride: Ride, now: Date) => ({ now, acceptedAt: ride.acceptedAt, arrivedAt: ride.arrivedAt, scheduledAt: ride.scheduledAt });
const waitOver = (policy: readonly PolicyRow[], party: CancellationParty, ride: Ride, now: Date) => policyRow(policy, 'no_show', party, momentOf(ride, now)) !== null;
const waitEnd = (policy: readonly PolicyRow[], ride: Ride) => ride.arrivedAt && nextRowAt(policy, 'no_show', 'organizer', momentOf(ride, ride.arrivedAt));
