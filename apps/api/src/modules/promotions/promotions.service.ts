import { Injectable, type OnModuleInit } from '@nestjs/common';
import { FIRST_RIDE_CODE, type RideType } from '@groupride/contracts';
import type { AppliedPromotion, Cents } from '@groupride/pricing';
import { Clock } from '../../platform/clock';
import { Database, type Transaction } from '../../platform/database/database';
import { Events } from '../../platform/events/events';
import { ApiError } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { IdentityFacade, type Person } from '../identity/identity.facade';
import { rideCancelled, type RideFact } from '../rides/rides.events';
import { RidesFacade } from '../rides/rides.facade';
import { forfeitsPromotion, refusalOf } from './domain/promotion-rules';
import { phoneUnverified, promoInvalid, promoNotForRideType, promoNotNow } from './promotions.errors';
import { type LimitedOffer, PromotionsFacade, type PromotionOffer } from './promotions.facade';
import { PromotionsRepository } from './promotions.repository';

/** Decides who may use a code, and gives it back when the ride is cancelled. */
@Injectable()
export class PromotionsService extends PromotionsFacade implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly repository: PromotionsRepository,
    private readonly identity: IdentityFacade,
    private readonly rides: RidesFacade,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {
    super();
  }

  onModuleInit(): void {
    this.events.react(rideCancelled, 'give-back-promotion-when-ride-is-cancelled', (fact) => this.giveBack(fact));
  }

  async lookUp(typed: string, rideType: RideType, who: Principal | null, besides?: number): Promise<PromotionOffer> {
    const { offer, rideTypes } = await this.findOffer(typed, who, besides);
    if (rideTypes.length > 0 && !rideTypes.includes(rideType)) throw promoNotForRideType(rideTypes);
    return offer;
  }

  async findOffer(typed: string, who: Principal | null, besides?: number): Promise<LimitedOffer> {
    const promotion = await this.repository.find(typed.toUpperCase());
    if (!promotion) throw promoInvalid();
    const person = who && (await this.identity.find(who.userId));
    const use = await this.repository.useOf(promotion, {
      userIds: person ? await this.identity.sharingPhone(person.id) : [],
      besides: besides ?? null,
    });
    const refusal = refusalOf(promotion, use, accountOf(person), this.clock.now());
    if (refusal) throw promoNotNow(refusal);
    const { code, name, maxDiscount, percentOff, rideTypes } = promotion;
    return {
      offer: {
        code,
        name,
        maxDiscount,
        percentOff,
        needsVerifiedPhone: promotion.firstRideOnly && !person?.phoneVerifiedAt,
      },
      rideTypes,
    };
  }

  /** The first-ride offer if this person can use it now, or null. */
  async firstRideOffer(who: Principal | null): Promise<PromotionOffer | null> {
    try {
      return (await this.findOffer(FIRST_RIDE_CODE, who)).offer;
    } catch (error) {
      if (error instanceof ApiError && error.code.startsWith('promo_')) return null;
      throw error;
    }
  }

  async redeem(tx: Transaction, promised: AppliedPromotion, rideId: number, userId: number): Promise<void> {
    const { code, name, maxDiscount, percentOff, discount } = promised;
    const promotion = await this.repository.holdForRedemption(tx, code);
    const person = await this.identity.find(userId, tx);
    if (!promotion || !person) throw promoInvalid();
    // The limit applies per account and per verified phone. An unverified number may belong to someone else.
    const userIds = await this.lockAccounts(tx, userId);
    await this.repository.giveBack(tx, rideId);
    const refusal = refusalOf(
      promotion,
      await this.repository.useOf(promotion, { userIds, besides: rideId }, tx),
      accountOf(person),
      this.clock.now(),
    );
    if (refusal) throw promoNotNow(refusal);
    const phone = person.phoneVerifiedAt ? person.phone : null;
    const firstRide = promotion.firstRideOnly;
    if (firstRide && !phone) throw phoneUnverified();
    const terms = { name, maxDiscount, percentOff: percentOff ?? null };
    if (!(await this.repository.redeem(tx, { code, ...terms, userId, phone, rideId, discount, firstRide })))
      throw promoNotNow('first_ride_taken');
  }

  async takeOff(tx: Transaction, rideId: number, userId: number): Promise<void> {
    await this.lockAccounts(tx, userId);
    await this.repository.giveBack(tx, rideId);
  }

  ofRide(tx: Transaction, rideId: number): Promise<AppliedPromotion[]> {
    return this.repository.ofRide(tx, rideId);
  }

  async rediscount(
    tx: Transaction,
    rideId: number,
    { code, discount }: { code: string; discount: Cents },
  ): Promise<void> {
    await this.repository.setDiscount(tx, rideId, code, discount);
  }

  /** Returns all accounts of the person and serializes their redemptions from here on. */
  private async lockAccounts(tx: Transaction, userId: number): Promise<number[]> {
    const userIds = await this.identity.sharingPhone(userId, tx);
    await this.repository.lockAccounts(tx, userIds);
    return userIds;
  }

  private async giveBack({ rideId }: RideFact): Promise<void> {
    const ride = await this.rides.find(rideId);
    if (!ride || forfeitsPromotion(ride)) return;
    await this.database.transaction((tx) => this.repository.giveBack(tx, rideId));
  }
}

const accountOf = (person: Person | null) =>
  person && { createdAt: person.createdAt, isService: person.isServiceAccount ?? false };
