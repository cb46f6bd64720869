import { Injectable } from '@nestjs/common';
import {
  CREDIT_DAYS,
  LARGEST_CREDIT,
  MAX_CREDITS,
  MOST_CREDIT_DAYS,
  type AdminCreditsView,
  type CreditGrant,
  type CreditReturn,
  type CreditRevocation,
  type CreditsView,
} from '@groupride/contracts';
import { formatCents, parseCents, type Cents } from '@groupride/pricing';
import { Clock } from '../../platform/clock';
import { Database, type Transaction } from '../../platform/database/database';
import { fieldError, notFound } from '../../platform/http/api-error';
import { Idempotency } from '../../platform/http/idempotency';
import type { Principal } from '../../platform/http/principal';
import { CreditNotices } from './credit-notices';
import { creditNotUsed, creditSpent } from './credits.errors';
import { presentForOperators, presentForRider } from './credits.presenter';
import { CreditsRepository } from './credits.repository';
import { CreditBooks } from './credit-books';
import { CreditsService } from './credits.service';

const DAY_MS = 24 * 3600_000;

/** Lets operators grant and revoke credit, and shows it to riders and operators. */
@Injectable()
export class CreditOperations {
  constructor(
    private readonly database: Database,
    private readonly repository: CreditsRepository,
    private readonly books: CreditBooks,
    private readonly credits: CreditsService,
    private readonly notices: CreditNotices,
    private readonly idempotency: Idempotency,
    private readonly clock: Clock,
  ) {}

  async ofRider(riderId: number): Promise<CreditsView> {
    return presentForRider(await this.repository.list(riderId, MAX_CREDITS), this.clock.now());
  }

  async list(riderId: number, tx?: Transaction): Promise<AdminCreditsView> {
    return presentForOperators(await this.repository.list(riderId, MAX_CREDITS, tx), this.clock.now());
  }

  /** @throws ApiError not_found, validation_failed, idempotency_key_reused */
  async grant(who: Principal, riderId: number, grant: CreditGrant, key: string | undefined): Promise<AdminCreditsView> {
    if (key === undefined) throw fieldError('Idempotency-Key', 'is required', 'required');
    const now = this.clock.now();
    const amount = amountOf(grant);
    const expiresAt = expiryOf(grant, now);
    return this.database.transaction((tx) =>
      this.idempotency.once(tx, who.userId, key, { call: 'grantCredit', riderId, ...grant }, async () => {
        if (!(await this.repository.isRider(tx, riderId))) throw notFound('rider');
        const { reason, rideId = null } = grant;
        if (rideId !== null && !(await this.repository.rodeIn(tx, riderId, rideId)))
          throw fieldError('rideId', 'must be a ride of this rider');
        const granted = { riderId, amount, reason, rideId, expiresAt, grantedBy: who.userId, grantedAt: now };
        const id = await this.repository.insert(tx, granted);
        await this.books.granted(tx, { id, rideId }, amount);
        await this.notices.granted(tx, { id, ...granted });
        return this.list(riderId, tx);
      }),
    );
  }

  /**
   * Returns the credit that a rider used for a ride, even when there is no card payment to refund.
   * @throws ApiError not_found, credit_not_used
   */
  async giveBack(who: Principal, riderId: number, { rideId, reason }: CreditReturn): Promise<AdminCreditsView> {
    return this.database.transaction(async (tx) => {
      if (!(await this.repository.isRider(tx, riderId))) throw notFound('rider');
      const { returned, usable } = await this.credits.returnUsed(tx, rideId, riderId);
      if (returned === 0) throw creditNotUsed();
      await this.notices.returned(tx, { riderId, rideId, by: who.userId, reason, returned, usable });
      return this.list(riderId, tx);
    });
  }

  /**
   * Revokes a credit: its available part ends now, and parts that a ride returns later end then.
   * @throws ApiError not_found, credit_spent
   */
  async revoke(
    who: Principal,
    riderId: number,
    creditId: number,
    { reason }: CreditRevocation,
  ): Promise<AdminCreditsView> {
    return this.database.transaction(async (tx) => {
      const revocation = { id: creditId, riderId, by: who.userId, reason, at: this.clock.now() };
      const lapse = await this.repository.revoke(tx, revocation);
      if (!lapse) throw (await this.repository.exists(tx, creditId, riderId)) ? creditSpent() : notFound('credit');
      await this.books.lapsed(tx, [lapse]);
      await this.notices.revoked(tx, { ...revocation, amount: lapse.amount });
      return this.list(riderId, tx);
    });
  }
}

function amountOf({ amount }: CreditGrant): Cents {
  const cents = parseCents(amount);
  if (cents <= 0) throw fieldError('amount', 'must be above zero');
  if (cents > LARGEST_CREDIT) throw fieldError('amount', `must be at most ${formatCents(LARGEST_CREDIT)}`);
  return cents;
}

function expiryOf({ expiresAt }: CreditGrant, now: Date): Date {
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS);
  const expiry = expiresAt ? new Date(expiresAt) : inDays(CREDIT_DAYS);
  if (expiry <= now) throw fieldError('expiresAt', 'must be in the future');
  if (expiry > inDays(MOST_CREDIT_DAYS)) throw fieldError('expiresAt', `must be within ${MOST_CREDIT_DAYS} days`);
  return expiry;
}
