import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { QuoteEntity } from './infra/quote.entity';
import { RateCardEntity } from './infra/rate-card.entity';
import { BusinessAccountsModule } from '../business-accounts/business-accounts.module';
import { IdentityModule } from '../identity/identity.module';
import { MappingModule } from '../mapping/mapping.module';
import { PlacesModule } from '../places/places.module';
import { PromotionsModule } from '../promotions/promotions.module';
import { SettingsModule } from '../settings/settings.module';
import { PricingController } from './http/pricing.controller';
import { SqlPricingRepository } from './infra/sql-pricing.repository';
import { PriceComparisonService } from './price-comparison.service';
import { PricedTripService } from './priced-trip.service';
import { PricingFacade } from './pricing.facade';
import { PricingRepository } from './pricing.repository';
import { QuotesService } from './quotes.service';
import { BookedPricesService } from './booked-prices.service';
import { RideTypeLimits } from './ride-type-limits';
import { PricesController } from './http/prices.controller';
import { SqlPriceVersionsRepository } from './infra/sql-price-versions.repository';
import { PriceVersionsRepository } from './price-versions.repository';
import { PriceVersions } from './price-versions.service';
import { QuotesErasure } from './infra/quotes-erasure';
import { expiredRows } from '../../platform/retention/expired-rows';

@Module({
  imports: [
    TypeOrmModule.forFeature([QuoteEntity, RateCardEntity]),
    BusinessAccountsModule,
    IdentityModule,
    MappingModule,
    PlacesModule,
    PromotionsModule,
    SettingsModule,
  ],
  controllers: [PricingController, PricesController],
  providers: [
    expiredRows('quotes', `old.used_at IS NULL AND old.expires_at < now() - interval '1 day'`),
    QuotesErasure,
    PricedTripService,
    PriceComparisonService,
    QuotesService,
    BookedPricesService,
    RideTypeLimits,
    PriceVersions,
    { provide: PriceVersionsRepository, useClass: SqlPriceVersionsRepository },
    { provide: PricingFacade, useExisting: BookedPricesService },
    { provide: PricingRepository, useClass: SqlPricingRepository },
  ],
  exports: [PricingFacade],
})
export class PricingModule {}
