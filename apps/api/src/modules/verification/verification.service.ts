import { Injectable } from '@nestjs/common';
import {
  type BoardingView,
  type VerificationAttempt,
  type VerificationView,
  type VerifiedMember,
} from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import { Database, type Transaction } from '../../platform/database/database';
import { Idempotency } from '../../platform/http/idempotency';
import type { Principal } from '../../platform/http/principal';
import { MembersFacade, type Member } from '../members/members.facade';
import { checkedStepTime, happenedData, noSuchRide, RidesFacade, type Ride } from '../rides/rides.facade';
import { BoardingClaims } from './boarding-claims.service';
import type { BoardingChecks } from './verification.facade';
import {
  alreadyVerified,
  codesLocked,
  passengerMarkedNoShow,
  notBoarding,
  oneProof,
  qrExpired,
  qrInvalid,
  wrongCode,
} from './verification.errors';
import { presentVerified } from './verification.presenter';

const QR_LIFETIME = 30_000;
/** Tolerance in milliseconds for inaccurate clocks of devices. */
const CLOCK_TOLERANCE = 30_000;
const MOST_WRONG_CODES = 5;
const LOCK_MINUTES = 5;

type Outcome = { memberId: number } | { wrong: number };

/** Shows each member their boarding code and QR code, and checks the codes that drivers submit. */
@Injectable()
export class VerificationService implements BoardingChecks {
  constructor(
    private readonly database: Database,
    private readonly rides: RidesFacade,
    private readonly members: MembersFacade,
    private readonly claims: BoardingClaims,
    private readonly clock: Clock,
    private readonly idempotency: Idempotency,
  ) {}

  /** The data with which the assigned driver's device checks codes without a network. */
  async boarding(who: Principal, rideId: number): Promise<BoardingView> {
    const { viewer } = await this.rides.authorize(who, rideId);
    if (viewer !== 'driver') throw noSuchRide();
    return { rideId, publicKey: this.claims.publicKey, now: this.clock.now().getTime() };
  }

  /** The caller's own code. Nobody can see another member's code. */
  async show(who: Principal, rideId: number): Promise<VerificationView> {
    const { ride } = await this.rides.authorize(who, rideId);
    const member = await this.members.find(ride.id, who.userId);
    if (!member) throw noSuchRide();
    const expiresAt = this.clock.now().getTime() + QR_LIFETIME;
    return {
      code: member.code,
      qr: this.claims.sign({ type: 'groupride_verification', rideId, memberId: member.id, expiresAt }),
      expiresAt: new Date(expiresAt).toISOString(),
      expiresInMs: QR_LIFETIME,
      verified: member.verifiedAt !== null,
    };
  }

  /**
   * @param key makes a repeated report return the first answer
   * @throws ApiError verification_code_wrong, verification_expired, verification_locked, already_verified, marked_no_show, step_time_invalid
   */
  async verify(who: Principal, rideId: number, attempt: VerificationAttempt, key?: string): Promise<VerifiedMember> {
    const { viewer } = await this.rides.authorize(who, rideId);
    if (viewer !== 'driver') throw noSuchRide();
    if ((typeof attempt.code === 'string') === (typeof attempt.qr === 'string')) throw oneProof();
    const { qr, happenedAt } = attempt;
    const isLate =
      typeof qr === 'string' &&
      typeof happenedAt === 'string' &&
      who.driverId !== null &&
      !(await this.claims.wasInContact(rideId, who.driverId, new Date(happenedAt)));
    // A wrong code is counted and must stay counted, so the refusal comes after the commit.
    const outcome = await this.database.transaction((tx) =>
      this.idempotency.once(tx, who.userId, key, { verify: rideId, ...attempt }, () =>
        this.tryAttempt(tx, who, rideId, { ...attempt, isLate }),
      ),
    );
    if ('wrong' in outcome) {
      throw outcome.wrong >= MOST_WRONG_CODES
        ? codesLocked(LOCK_MINUTES * 60)
        : wrongCode(MOST_WRONG_CODES - outcome.wrong);
    }
    return this.verified(rideId, outcome.memberId);
  }

  private async tryAttempt(
    tx: Transaction,
    who: Principal,
    rideId: number,
    { qr, code, happenedAt, isLate }: VerificationAttempt & { isLate: boolean },
  ): Promise<Outcome> {
    const ride = await this.rides.lock(tx, rideId);
    if (!ride.arrivedAt || (ride.status !== 'en_route' && ride.status !== 'in_progress')) throw notBoarding();
    const at = checkedStepTime(happenedAt, ride.arrivedAt, this.clock.now());
    const members = await this.members.list(rideId, tx);
    const member =
      typeof qr === 'string'
        ? this.byQr(ride, members, { qr, at: isLate ? at : this.clock.now() })
        : this.byCode(ride, members, code ?? '');
    if (!member) return { wrong: await this.rides.countWrongCode(tx, rideId, MOST_WRONG_CODES, this.lockEnd()) };
    await this.record(tx, who, member, happenedData(happenedAt, at));
    return { memberId: member.id };
  }

  private byCode(ride: Ride, members: Member[], code: string): Member | undefined {
    const locked = (ride.codesLockedUntil?.getTime() ?? 0) - this.clock.now().getTime();
    if (locked > 0) throw codesLocked(Math.ceil(locked / 1000));
    return members.find((member) => member.code === code);
  }

  /** The time of the scan must be within the 30 seconds of the code. */
  private byQr(ride: Ride, members: Member[], { qr, at }: { qr: string; at: Date }): Member {
    const claim = this.claims.read(qr);
    const member = claim?.rideId === ride.id ? members.find(({ id }) => id === claim.memberId) : undefined;
    if (!claim || !member) throw qrInvalid();
    if (claim.expiresAt < at.getTime() || claim.expiresAt > at.getTime() + QR_LIFETIME + CLOCK_TOLERANCE)
      throw qrExpired();
    return member;
  }

  private async record(tx: Transaction, who: Principal, member: Member, when: object): Promise<void> {
    if (member.noShowAt) throw passengerMarkedNoShow();
    if (!(await this.members.verify(tx, member.id))) throw alreadyVerified();
    await this.rides.forgetWrongCodes(tx, member.rideId);
    await this.rides.note(tx, {
      rideId: member.rideId,
      type: 'member_verified',
      actor: { as: 'driver', userId: who.userId },
      data: { memberId: member.id, ...when },
    });
  }

  private async verified(rideId: number, memberId: number): Promise<VerifiedMember> {
    const [ride, members, names] = await Promise.all([
      this.rides.find(rideId),
      this.members.list(rideId),
      this.members.firstNames(rideId),
    ]);
    const member = members.find(({ id }) => id === memberId);
    return presentVerified(memberId, {
      name: (member && names.get(member.userId)) ?? '',
      destination: ride?.dropoffLocation ?? '',
      members,
      at: this.clock.now(),
    });
  }

  private lockEnd(): Date {
    return new Date(this.clock.now().getTime() + LOCK_MINUTES * 60_000);
  }
}
