import { Injectable } from '@nestjs/common';
import { firstName, type CancellationRefusal, type CancellationView, type RideViewer } from '@groupride/contracts';
import { mayMove } from '@groupride/contracts';
import { Config } from '../../config/config';
import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { IdentityFacade } from '../identity/identity.facade';
import { MembersFacade } from '../members/members.facade';
import { isClosedPledge, type Ride } from '../rides/rides.facade';
import { signAgreement, situationOf } from './agreement';
import { presentOutcome } from './cancellation.presenter';
import { outcomeOf, type Outcome } from './domain/outcome';
import { PaidSoFar } from './paid-so-far.service';
import { Pickups } from './pickups.service';
import { PoliciesRepository } from './policies.repository';

export const TOKEN_LIFETIME = 2 * 60_000;

/** Previews the outcome of a cancellation and signs it. */
@Injectable()
export class PreviewsService {
  constructor(
    private readonly policies: PoliciesRepository,
    private readonly members: MembersFacade,
    private readonly paid: PaidSoFar,
    private readonly pickups: Pickups,
    private readonly identity: IdentityFacade,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** The outcome for each payer if the ride were cancelled now. */
  async outcome(ride: Ride, viewer: Exclude<RideViewer, 'driver'>, tx?: Transaction): Promise<Outcome> {
    const policy = await this.policies.rows(ride.cancelPolicyId, tx);
    const members = await this.members.list(ride.id, tx);
    const payments = await this.paid.of(ride.id, tx);
    // A member leaves for free, so their preview uses the rules of a cancellation without fault.
    const who = viewer === 'organizer' ? 'organizer' : 'admin';
    return outcomeOf({
      ride: await this.pickups.withoutLeftArrival(ride, members, tx),
      policy,
      occasion: 'cancel',
      who,
      now: this.clock.now(),
      memberIds: members.map(({ userId }) => userId),
      payments,
    });
  }

  /** The outcome as `who` may see it, with a token when they may agree to it. */
  async show(
    who: Principal,
    viewer: Exclude<RideViewer, 'driver'>,
    ride: Ride,
    outcome: Outcome,
  ): Promise<CancellationView> {
    const people = await this.identity.findMany(outcome.payers.map(({ userId }) => userId));
    const names = new Map([
      ...[...people].map(([id, { name }]) => [id, firstName(name)] as const),
      ...(await this.members.firstNames(ride.id)),
    ]);
    const refusal = mayMove(ride.status, 'cancelled', viewer === 'admin' ? 'admin' : 'organizer')
      ? await this.leavingRefusal(ride, who, viewer)
      : 'ride_state_conflict';
    const token = viewer === 'organizer' && !refusal ? this.token(who, ride, outcome) : null;
    const policy = { id: ride.cancelPolicyId, validFrom: await this.policies.validFrom(ride.cancelPolicyId) };
    return presentOutcome(outcome, {
      policy,
      viewer,
      userId: who.userId,
      organizerId: ride.organizerId,
      isPledge: ride.splitMode === 'pledge',
      names,
      refusal,
      token,
    });
  }

  /** Why a member cannot leave; null when they can. Of an account ride, only the booker may cancel the passenger's seat. */
  private async leavingRefusal(
    ride: Ride,
    { userId }: Principal,
    viewer: RideViewer,
  ): Promise<CancellationRefusal | null> {
    if (viewer !== 'member') return null;
    const member = await this.members.find(ride.id, userId);
    if (ride.paymentMethod === 'account' && member?.seat === 0) return 'passenger_cannot_leave';
    if (member?.noShowAt) return 'marked_no_show';
    if (member?.verifiedAt) return 'already_verified';
    return isClosedPledge(ride, this.clock.now()) ? 'pledge_closed' : null;
  }

  private token({ userId }: Principal, ride: Ride, outcome: Outcome): { text: string; expiresAt: Date } {
    const expiresAt = this.clock.now().getTime() + TOKEN_LIFETIME;
    const { fee, driverPart, row } = outcome;
    const agreement = {
      rideId: ride.id,
      userId,
      situation: situationOf(ride, outcome),
      rule: row?.rule ?? null,
      fee,
      driverPart,
      expiresAt,
    };
    return { text: signAgreement(agreement, this.config.SIGNING_SECRET), expiresAt: new Date(expiresAt) };
  }
}
