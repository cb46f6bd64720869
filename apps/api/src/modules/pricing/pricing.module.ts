import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/identity.module';
import { MappingModule } from '../mapping/mapping.module';
import { RidesModule } from '../rides/rides.module';
import { PricingController } from './http/pricing.controller';
import { SqlPricingRepository } from './infra/sql-pricing.repository';
import { PricingFacade } from './pricing.facade';
import { PricingRepository } from './pricing.repository';
import { PromotionsService } from './promotions.service';
import { QuotesService } from './quotes.service';

@Module({
  imports: [IdentityModule, MappingModule, RidesModule],
  controllers: [PricingController],
  providers: [
    QuotesService,
    PromotionsService,
    { provide: PricingFacade, useExisting: QuotesService },
    { provide: PricingRepository, useClass: SqlPricingRepository },
  ],
  exports: [PricingFacade],
})
export class PricingModule {}
