import { Injectable } from '@nestjs/common';
import { MAX_GROUP_SIZE, MIN_GROUP_SIZE, RIDE_TYPES, type RateView, type RideType } from '@groupride/contracts';
import { formatCents } from '@groupride/pricing';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { fieldError } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { AuditFacade } from '../identity/identity.facade';
import { RIDE_TYPE_TEXTS } from './domain/ride-types';
import { PricingRepository, type DatedRateCard } from './pricing.repository';

/** The rates as operations keep them. A change makes a new rate card; quotes keep the one they were calculated with. */
@Injectable()
export class RatesService {
  constructor(
    private readonly database: Database,
    private readonly repository: PricingRepository,
    private readonly audit: AuditFacade,
    private readonly clock: Clock,
  ) {}

  async list(): Promise<RateView[]> {
    const card = await this.repository.rateCardAt(this.clock.now());
    return RIDE_TYPES.map((rideType) => present(rideType, card));
  }

  /** @throws ApiError validation_failed when the vehicles of the type have fewer seats */
  async change(who: Principal, rideType: RideType, minimumSeats: number): Promise<RateView> {
    const most = MAX_GROUP_SIZE[rideType];
    if (minimumSeats > most) throw fieldError('minimumSeats', `must be at most ${most}`);
    return this.database.transaction(async (tx) => {
      const card = await this.repository.changeMinimumSeats(tx, rideType, minimumSeats, who.userId);
      await this.audit.record(who.userId, 'change_rates', `rate_card:${card.id}`, { rideType, minimumSeats }, tx);
      return present(rideType, card);
    });
  }
}

function present(rideType: RideType, { rates, validFrom }: DatedRateCard): RateView {
  return {
    rideType,
    name: RIDE_TYPE_TEXTS[rideType].name,
    basePerPerson: formatCents(rates[rideType].basePerPerson),
    minimumSeats: rates[rideType].minimumSeats ?? MIN_GROUP_SIZE,
    maxGroupSize: MAX_GROUP_SIZE[rideType],
    validFrom: validFrom.toISOString(),
  };
}
