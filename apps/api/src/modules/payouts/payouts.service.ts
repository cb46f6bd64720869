import { Injectable } from '@nestjs/common';
import { addDays, instantToZoned } from '@groupride/geo';
import type { InstantPayout, PayoutsView } from '@groupride/contracts';
import { parseCents, type Cents } from '@groupride/pricing';
import { Clock } from '../../platform/clock';
import { Database, type Transaction } from '../../platform/database/database';
import { isOperatorWith } from '../../platform/http/access';
import { fieldError, notFound } from '../../platform/http/api-error';
import { Idempotency } from '../../platform/http/idempotency';
import type { Principal } from '../../platform/http/principal';
import { CityFacade } from '../city/city.facade';
import { AvailableFunds, type FundsReading } from './available-funds.service';
import { availableOf, INSTANT_FEE, instantAmount, SMALLEST_PAYOUT, tuesdayFrom } from './domain/payout';
import { payoutAccountNotReady, payoutTooLarge } from './payouts.errors';
import type { DriverPayouts } from './payouts.facade';
import { presentPayouts } from './payouts.presenter';
import { PayoutsRepository } from './payouts.repository';
import { PayoutCreation } from './payout-creation.service';

const SHOWN = 20;

/** Shows a driver's payouts and makes instant ones. */
@Injectable()
export class PayoutsService implements DriverPayouts {
  constructor(
    private readonly database: Database,
    private readonly repository: PayoutsRepository,
    private readonly creation: PayoutCreation,
    private readonly funds: AvailableFunds,
    private readonly idempotency: Idempotency,
    private readonly city: CityFacade,
    private readonly clock: Clock,
  ) {}

  async of(who: Principal, driverId: number): Promise<PayoutsView> {
    if (who.driverId !== driverId && !isOperatorWith(who, 'people.view')) throw notFound('driver');
    const [money, funds, nextWeekly] = await Promise.all([
      this.database.snapshot((tx) => this.moneyOf(driverId, tx)),
      this.funds.shown(),
      this.nextWeekly(),
    ]);
    return presentPayouts({ ...money, funds, nextWeekly });
  }

  /** Needs a snapshot: a payout that ends between two reads would be failed in the list and on the way in the total. */
  private async moneyOf(driverId: number, tx: Transaction) {
    return {
      account: await this.repository.findAccount(driverId, tx),
      payouts: await this.repository.listOfDriver(driverId, SHOWN, tx),
      totals: await this.repository.totalsOf(driverId, tx),
      balance: await this.creation.balanceOf(driverId, tx),
    };
  }

  /** The next Tuesday whose payouts have not been made yet, YYYY-MM-DD in the city. */
  private async nextWeekly(): Promise<string> {
    const { date: today } = instantToZoned(this.clock.now(), this.city.current.timeZone);
    const tuesday = tuesdayFrom(today);
    return (await this.repository.weeklyRunEnded(tuesday)) ? addDays(tuesday, 7) : tuesday;
  }

  /**
   * Promises an instant payout from the provider's available funds. The promised amount leaves the driver's balance.
   * @throws ApiError not_found, payout_account_not_ready, payout_too_large, payment_provider_unavailable,
   * idempotency_key_reused
   */
  async instant(
    who: Principal,
    driverId: number,
    { amount }: InstantPayout,
    key: string | undefined,
  ): Promise<PayoutsView> {
    if (who.driverId !== driverId) throw notFound('driver');
    const cents = parseCents(amount);
    if (cents < SMALLEST_PAYOUT) throw fieldError('amount', 'must be at least 1.00');
    const funds = await this.funds.current();
    await this.database.transaction((tx) =>
      this.idempotency.once(tx, who.userId, key, { call: 'payOut', driverId, amount }, async () => ({
        payoutId: await this.promise(tx, driverId, cents, funds),
      })),
    );
    return this.of(who, driverId);
  }

  private async promise(tx: Transaction, driverId: number, amount: Cents, funds: FundsReading): Promise<number> {
    const account = await this.repository.lockAccount(tx, driverId);
    if (!account?.payoutsEnabled) throw payoutAccountNotReady();
    const balance = await this.creation.balanceOf(driverId, tx);
    const most = instantAmount(availableOf(balance, await this.funds.unpromised(funds, tx)));
    if (amount > most) throw payoutTooLarge(most);
    const payout = await this.creation.make(tx, {
      driverId,
      kind: 'instant',
      amount,
      fee: INSTANT_FEE,
      dueOn: null,
      failedBefore: 0,
      bankLast4: account.bankLast4,
      retryOf: null,
    });
    if (!payout) throw new Error('an instant payout always finds room');
    return payout.id;
  }
}
