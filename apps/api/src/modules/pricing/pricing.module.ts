import { Module } from '@nestjs/common';
import { MappingModule } from '../mapping/mapping.module';
import { PromotionsModule } from '../promotions/promotions.module';
import { PricingController } from './http/pricing.controller';
import { SqlPricingRepository } from './infra/sql-pricing.repository';
import { PriceComparisonService } from './price-comparison.service';
import { PricedTripService } from './priced-trip.service';
import { PricingFacade } from './pricing.facade';
import { PricingRepository } from './pricing.repository';
import { QuotesService } from './quotes.service';

@Module({
  imports: [MappingModule, PromotionsModule],
  controllers: [PricingController],
  providers: [
    PricedTripService,
    PriceComparisonService,
    QuotesService,
    { provide: PricingFacade, useExisting: QuotesService },
    { provide: PricingRepository, useClass: SqlPricingRepository },
  ],
  exports: [PricingFacade],
})
export class PricingModule {}
