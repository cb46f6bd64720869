import { Injectable } from '@nestjs/common';
import { formatCents, parseCents, type Cents } from '@groupride/pricing';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { fieldError } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { RidesFacade, type Ride } from '../rides/rides.facade';
import {
  UNPAID_STATES,
  PaymentRecords,
  type ConfirmablePayment,
  type StoredPayment,
} from '../payments/payment-records.facade';
import { LARGEST_TIP, SMALLEST_TIP, tippingEnds, tipPresets, type TipPreset } from './domain/tipping';
import { Holds } from '../payments/holds.facade';
import { PaymentIntents, type DuePayment } from '../authorizations/authorizations.facade';
import { nothingDue } from '../payments/payments.facade';

export interface OwnTip {
  mayTip: boolean;
  before: Date | null;
  presets: TipPreset[];
  /** The tip that was paid; null before that, also when one was only started. */
  given: StoredPayment | null;
}

/** Handles tips for the driver after the trip: a separate payment, once per person. */
@Injectable()
export class TipsService {
  constructor(
    private readonly database: Database,
    private readonly payments: PaymentRecords,
    private readonly rides: RidesFacade,
    private readonly holds: Holds,
    private readonly intents: PaymentIntents,
    private readonly clock: Clock,
  ) {}

  async view(who: Principal, rideId: number): Promise<OwnTip> {
    const { ride } = await this.rides.authorizeRider(who, rideId);
    const [{ money, amounts }, tip] = await Promise.all([
      this.rides.view(who, rideId),
      this.payments.findTip(rideId, who.userId),
    ]);
    // Suggestions are based on the charge before credit.
    const charge = parseCents(money.yourCharge) + parseCents(amounts?.credit ?? '0.00');
    const given = tip && !UNPAID_STATES.includes(tip.state) ? tip : null;
    return {
      mayTip: !given && this.isOpen(ride),
      before: tippingEnds(ride),
      presets: tipPresets(charge > 0 ? charge : parseCents(money.yourShare)),
      given,
    };
  }

  /**
   * Creates an intent to confirm with a card. Repeating the call returns the same intent, or a new one for another
   * amount, unless a card was already charged.
   * @throws ApiError validation_failed, payment_not_due, not_found, payment_provider_unavailable
   */
  async give(who: Principal, rideId: number, amountText: string): Promise<ConfirmablePayment> {
    const amount = parseCents(amountText);
    if (amount < SMALLEST_TIP || amount > LARGEST_TIP)
      throw fieldError('amount', `must be from ${formatCents(SMALLEST_TIP)} to ${formatCents(LARGEST_TIP)}`);
    const { ride } = await this.rides.authorizeRider(who, rideId);
    return this.intents.beginWith(ride, () => this.open(who.userId, rideId, amount));
  }

  private async open(payerId: number, rideId: number, amount: Cents): Promise<DuePayment> {
    return this.database.transaction(async (tx) => {
      const ride = await this.rides.lock(tx, rideId);
      if (!this.isOpen(ride)) throw nothingDue('Tips can be given for 30 days after a trip.');
      const tip = await this.payments.findTip(rideId, payerId, tx);
      if (tip && !UNPAID_STATES.includes(tip.state))
        throw nothingDue('You have tipped for this ride already. Thank you!');
      if (tip && tip.amount !== amount) await this.holds.releaseNow(tx, tip);
      return { payment: await this.payments.open(tx, { rideId, payerId, purpose: 'tip', amount }), earlier: [] };
    });
  }

  private isOpen(ride: Ride): boolean {
    const ends = tippingEnds(ride);
    return ends !== null && this.clock.now() < ends;
  }
}
