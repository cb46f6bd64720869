import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/identity.module';
import { RidesModule } from '../rides/rides.module';
import { FirstRideController } from './http/first-ride.controller';
import { PromotionsController } from './http/promotions.controller';
import { SqlPromotionsRepository } from './infra/sql-promotions.repository';
import { PromotionsDesk } from './promotions-desk.service';
import { PromotionsFacade } from './promotions.facade';
import { PromotionsRepository } from './promotions.repository';
import { PromotionsService } from './promotions.service';

@Module({
  imports: [IdentityModule, RidesModule],
  controllers: [FirstRideController, PromotionsController],
  providers: [
    PromotionsService,
    PromotionsDesk,
    { provide: PromotionsFacade, useExisting: PromotionsService },
    { provide: PromotionsRepository, useClass: SqlPromotionsRepository },
  ],
  exports: [PromotionsFacade],
})
export class PromotionsModule {}
