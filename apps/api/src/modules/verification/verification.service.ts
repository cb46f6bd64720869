import { Injectable } from '@nestjs/common';
import type { VerificationAttempt, VerificationView, VerifiedMember } from '@groupride/contracts';
import { Config } from '../../config/config';
import { Clock } from '../../platform/clock';
import { Database, type Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { firstName, IdentityFacade } from '../identity/identity.facade';
import { MembersFacade, type Member } from '../members/members.facade';
import { noSuchRide, RidesFacade, type Ride } from '../rides/rides.facade';
import { readClaim, signClaim } from './boarding-token';
import {
  alreadyVerified,
  codesLocked,
  goneWithout,
  notBoarding,
  oneProof,
  qrExpired,
  qrInvalid,
  wrongCode,
} from './verification.errors';

const QR_LIFETIME = 30_000;
const MOST_WRONG_CODES = 5;
const LOCK_MINUTES = 5;

type Outcome = { member: Member } | { wrong: number };

/** Boarding: each member's own code and QR code, and the driver's check of them. */
@Injectable()
export class VerificationService {
  constructor(
    private readonly database: Database,
    private readonly rides: RidesFacade,
    private readonly members: MembersFacade,
    private readonly identity: IdentityFacade,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** Somebody's own code; nobody sees anybody else's. */
  async show(who: Principal, rideId: number): Promise<VerificationView> {
    const { ride } = await this.rides.authorize(who, rideId);
    const member = await this.members.find(ride.id, who.userId);
    if (!member) throw noSuchRide();
    const expiresAt = this.clock.now().getTime() + QR_LIFETIME;
    return {
      code: member.code,
      qr: signClaim(
        { type: 'groupride_verification', rideId, memberId: member.id, expiresAt },
        this.config.SIGNING_SECRET,
      ),
      expiresAt: new Date(expiresAt).toISOString(),
      expiresInMs: QR_LIFETIME,
      verified: member.verifiedAt !== null,
    };
  }

  async verify(who: Principal, rideId: number, attempt: VerificationAttempt): Promise<VerifiedMember> {
    const { viewer } = await this.rides.authorize(who, rideId);
    if (viewer !== 'driver') throw noSuchRide();
    if ((typeof attempt.code === 'string') === (typeof attempt.qr === 'string')) throw oneProof();
    // A wrong code is counted and must stay counted, so the refusal comes after the commit.
    const outcome = await this.database.transaction(async (tx): Promise<Outcome> => {
      const ride = await this.rides.lock(tx, rideId);
      if (!ride.arrivedAt || (ride.status !== 'en_route' && ride.status !== 'in_progress')) throw notBoarding();
      const members = await this.members.list(rideId, tx);
      const member =
        typeof attempt.qr === 'string'
          ? this.byQr(ride, members, attempt.qr)
          : this.byCode(ride, members, attempt.code!);
      if (!member) return { wrong: await this.rides.countWrongCode(tx, rideId, MOST_WRONG_CODES, this.lockEnd()) };
      await this.record(tx, who, member);
      return { member };
    });
    if ('wrong' in outcome) {
      throw outcome.wrong >= MOST_WRONG_CODES
        ? codesLocked(LOCK_MINUTES * 60)
        : wrongCode(MOST_WRONG_CODES - outcome.wrong);
    }
    return this.present(rideId, outcome.member);
  }

  private byCode(ride: Ride, members: Member[], code: string): Member | undefined {
    const locked = (ride.codesLockedUntil?.getTime() ?? 0) - this.clock.now().getTime();
    if (locked > 0) throw codesLocked(Math.ceil(locked / 1000));
    return members.find((member) => member.code === code);
  }

  private byQr(ride: Ride, members: Member[], qr: string): Member {
    const claim = readClaim(qr, this.config.SIGNING_SECRET);
    const member = claim?.rideId === ride.id ? members.find(({ id }) => id === claim.memberId) : undefined;
    if (!claim || !member) throw qrInvalid();
    if (claim.expiresAt < this.clock.now().getTime()) throw qrExpired();
    return member;
  }

  private async record(tx: Transaction, who: Principal, member: Member): Promise<void> {
    if (member.noShowAt) throw goneWithout();
    if (!(await this.members.verify(tx, member.id))) throw alreadyVerified();
    await this.rides.forgetWrongCodes(tx, member.rideId);
    await this.rides.note(tx, {
      rideId: member.rideId,
      type: 'member_verified',
      actor: { as: 'driver', userId: who.userId },
      data: { memberId: member.id },
    });
  }

  private async present(rideId: number, member: Member): Promise<VerifiedMember> {
    const [ride, person, members] = await Promise.all([
      this.rides.find(rideId),
      this.identity.find(member.userId),
      this.members.list(rideId),
    ]);
    return {
      memberId: member.id,
      name: firstName(person?.name ?? ''),
      destination: ride?.dropoffLocation ?? '',
      verified: true,
      timestamp: this.clock.now().toISOString(),
      verifiedCount: members.filter(({ verifiedAt }) => verifiedAt).length,
      memberCount: members.length,
    };
  }

  private lockEnd(): Date {
    return new Date(this.clock.now().getTime() + LOCK_MINUTES * 60_000);
  }
}
