import { Injectable } from '@nestjs/common';
import { VOLUME_DISCOUNT_CODE, type AccountCheck, type ApiScope, type BusinessChargeKind } from '@groupride/contracts';
import type { AppliedPromotion, Cents, Promotion } from '@groupride/pricing';
import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import { type ApiError, notFound } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { scopeMissing } from '../../platform/http/scope';
import { CityFacade } from '../city/city.facade';
import { BusinessAccountsFacade, type AccountRide, type NewEvent } from './business-accounts.facade';
import { presentCheck } from './business-accounts.presenter';
import {
  accountClosed,
  accountLimitReached,
  accountSuspended,
  businessAccountRequired,
  costCenterUnknown,
} from './business-accounts.errors';
import { BusinessChargesRepository } from './business-charges.repository';
import { creditShortfall } from './domain/balance';
import { ruleFor } from './domain/volume-discount';
import { monthOf } from './domain/month';

/** Reserves the price of rides on a business account, and charges it when they are over. */
@Injectable()
export class BusinessCharges extends BusinessAccountsFacade {
  constructor(
    private readonly charges: BusinessChargesRepository,
    private readonly city: CityFacade,
    private readonly clock: Clock,
  ) {
    super();
  }

  async accountOf({ userId, token }: Principal, scope: 'business:read' | 'business:write'): Promise<number> {
    const accountId = token ? await this.charges.accountOfUser(userId) : null;
    if (!token || accountId === null) throw businessAccountRequired();
    const refusal = scopeRefusal(token, scope);
    if (refusal) throw refusal;
    return accountId;
  }

  async nameOf(tx: Transaction, accountId: number): Promise<string> {
    const account = await this.charges.figures(accountId, tx);
    if (!account) throw notFound('business account');
    return account.name;
  }

  payerOf(rideId: number, tx?: Transaction) {
    return this.charges.payerOf(rideId, tx);
  }

  async discountFor(who: Principal | null): Promise<Promotion | null> {
    // Only services have business accounts, and they authenticate with tokens.
    const accountId = who?.token ? await this.charges.accountOfUser(who.userId) : null;
    return accountId === null ? null : this.discountOf(accountId);
  }

  serviceOf(accountId: number) {
    return this.charges.serviceOf(accountId);
  }

  async discountOf(accountId: number): Promise<Promotion | null> {
    const { start } = monthOf(this.clock.now(), this.city.current.timeZone);
    const found = await this.charges.discountsOf(accountId, start);
    const rule = found && ruleFor(found.rules, found.completed);
    return rule && volumeDiscount(rule.percentOff);
  }

  async discountOfRide(tx: Transaction, rideId: number): Promise<AppliedPromotion | null> {
    const discount = await this.charges.discount(tx, rideId);
    return discount && { ...volumeDiscount(discount.percent), discount: discount.amount };
  }

  async reserve(
    tx: Transaction,
    accountId: number,
    rides: readonly AccountRide[],
    event?: NewEvent,
  ): Promise<number | null> {
    const codes = [...new Set(rides.flatMap(({ costCenter }) => costCenter ?? []))];
    const costCenters = await this.charges.costCenters(tx, accountId, codes);
    for (const [index, { costCenter }] of rides.entries())
      if (costCenter !== null && !costCenters.has(costCenter))
        throw costCenterUnknown(costCenter, event ? `rides.${index}.costCenter` : 'costCenter');
    const eventId = event ? await this.charges.insertEvent(tx, accountId, event.name) : null;
    await this.charges.insert(
      tx,
      rides.map(({ rideId, total, discount, costCenter, reference }, index) => ({
        rideId,
        accountId,
        reference,
        eventId,
        eventIndex: event ? index : null,
        amount: total,
        costCenterId: costCenter === null ? null : costCenters.get(costCenter)!,
        discountPercent: discount?.percent ?? null,
        discount: discount?.amount ?? 0,
      })),
    );
    // Comes last, because other bookings on the account wait from here until the commit.
    await this.take(
      tx,
      accountId,
      rides.reduce((sum, { total }) => sum + total, 0),
    );
    return eventId;
  }

  async changeReservation(tx: Transaction, rideId: number, total: Cents, discount: Cents): Promise<void> {
    const charge = await this.charges.lockReserved(tx, rideId);
    if (!charge) throw new Error(`nothing is reserved for ride ${rideId}`);
    await this.charges.setAmount(tx, rideId, total, discount);
    if (total > charge.amount) await this.take(tx, charge.accountId, total - charge.amount);
    if (total < charge.amount) await this.charges.release(tx, charge.accountId, charge.amount - total);
  }

  async settle(
    tx: Transaction,
    rideId: number,
    { kind, amount }: { kind: BusinessChargeKind; amount: Cents },
  ): Promise<number | null> {
    const charge = await this.charges.lockReserved(tx, rideId);
    if (!charge) return null;
    await this.charges.settle(tx, rideId, { kind, amount, at: this.clock.now() });
    await this.charges.owe(tx, charge.accountId, charge.amount, amount);
    return charge.accountId;
  }

  async check(who: Principal | null, total: Cents): Promise<AccountCheck | null> {
    const accountId = who?.token ? await this.charges.accountOfUser(who.userId) : null;
    if (!who?.token || accountId === null) return null;
    return presentCheck(scopeRefusal(who.token, 'business:write') ?? (await this.refusalOf(accountId, total)));
  }

  async refusalOfChange(tx: Transaction, rideId: number, total: Cents): Promise<ApiError | null> {
    const charge = await this.charges.lockReserved(tx, rideId);
    return charge && total > charge.amount ? this.refusalOf(charge.accountId, total - charge.amount, tx) : null;
  }

  /** Why the account could not pay this much more now; null when it could. */
  private async refusalOf(accountId: number, amount: Cents, tx?: Transaction): Promise<ApiError | null> {
    const account = await this.charges.figures(accountId, tx);
    if (!account) return notFound('business account');
    if (account.status === 'closed') return accountClosed();
    if (account.status === 'suspended') return accountSuspended();
    const missing = creditShortfall(account, amount);
    return missing > 0 ? accountLimitReached(missing) : null;
  }

  private async take(tx: Transaction, accountId: number, amount: Cents): Promise<void> {
    if (await this.charges.reserve(tx, accountId, amount)) return;
    const refusal = await this.refusalOf(accountId, amount, tx);
    if (refusal) throw refusal;
    // Enough was released in the meantime.
    await this.take(tx, accountId, amount);
  }
}

const scopeRefusal = (token: NonNullable<Principal['token']>, scope: ApiScope): ApiError | null =>
  token.scopes.includes(scope) ? null : scopeMissing(scope);

/** The volume discount as a promotion, so that prices treat both alike. */
const volumeDiscount = (percentOff: number): Promotion => ({
  code: VOLUME_DISCOUNT_CODE,
  name: `Volume discount ${percentOff}%`,
  maxDiscount: Number.MAX_SAFE_INTEGER,
  percentOff,
});
