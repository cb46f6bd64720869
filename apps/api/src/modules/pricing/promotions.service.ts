import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Promotion } from '@groupride/pricing';
import { Clock } from '../../platform/clock';
import { Database, type Transaction } from '../../platform/database/database';
import { Events } from '../../platform/events/events';
import type { Principal } from '../../platform/http/principal';
import { IdentityFacade } from '../identity/identity.facade';
import { rideCancelled, type RideFact } from '../rides/rides.events';
import { RidesFacade } from '../rides/rides.facade';
import { forfeitsPromotion, isNewEnough } from './domain/promotion-rules';
import { promoInvalid, promoTooLate, promoUsed } from './pricing.errors';
import type { Quote } from './pricing.facade';
import { PricingRepository } from './pricing.repository';

/** Who may use which code, and what becomes of it when the ride does not happen. */
@Injectable()
export class PromotionsService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly repository: PricingRepository,
    private readonly identity: IdentityFacade,
    private readonly rides: RidesFacade,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.react(rideCancelled, 'give-back-promotion-when-ride-is-cancelled', (fact) => this.giveBack(fact));
  }

  /**
   * The promotion behind a code, if this person may still use it. Somebody who is not signed in sees what a new account would get.
   * @throws ApiError promo_invalid, promo_used
   */
  async lookUp(code: string, who: Principal | null): Promise<Promotion> {
    const promotion = await this.repository.promotion(code.toUpperCase());
    if (!promotion) throw promoInvalid();
    if (who) {
      const person = await this.identity.find(who.userId);
      if (!person || !isNewEnough(person.createdAt, promotion.newAccountDays, this.clock.now())) throw promoTooLate();
      if (await this.repository.hasRedeemed(await this.identity.sharingPhone(person.id))) throw promoUsed();
    }
    return promotion;
  }

  async redeem(tx: Transaction, quote: Quote, rideId: number, userId: number): Promise<void> {
    for (const { code, discount } of quote.price.promotions) {
      const promotion = await this.repository.promotion(code, tx);
      const person = await this.identity.find(userId, tx);
      if (!promotion || !person) throw promoInvalid();
      if (!isNewEnough(person.createdAt, promotion.newAccountDays, this.clock.now())) throw promoTooLate();
      // One first ride per account and per verified phone. A number that was only typed says nothing about anybody.
      const accounts = await this.identity.sharingPhone(userId, tx);
      await this.repository.lockRedemptions(tx, accounts);
      if (await this.repository.hasRedeemed(accounts, tx)) throw promoUsed();
      const phone = person.phoneVerifiedAt ? person.phone : null;
      if (!(await this.repository.redeem(tx, { code, userId, phone, rideId, discount }))) throw promoUsed();
    }
  }

  private async giveBack({ rideId }: RideFact): Promise<void> {
    const ride = await this.rides.find(rideId);
    if (!ride || forfeitsPromotion(ride)) return;
    await this.database.transaction((tx) => this.repository.giveBack(tx, rideId));
  }
}
