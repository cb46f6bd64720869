import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PromotionRedemptionEntity } from './infra/promotion-redemption.entity';
import { PromotionEntity } from './infra/promotion.entity';
import { IdentityModule } from '../identity/identity.module';
import { SettingsModule } from '../settings/settings.module';
import { RidesModule } from '../rides/rides.module';
import { FirstRideController } from './http/first-ride.controller';
import { PromotionsController } from './http/promotions.controller';
import { SqlPromotionsRepository } from './infra/sql-promotions.repository';
import { PromotionOperationsService } from './promotion-operations.service';
import { PromotionsFacade } from './promotions.facade';
import { PromotionsRepository } from './promotions.repository';
import { PromotionsService } from './promotions.service';
import { RedemptionsErasure } from './infra/redemptions-erasure';

@Module({
  imports: [
    TypeOrmModule.forFeature([PromotionRedemptionEntity, PromotionEntity]),
    IdentityModule,
    RidesModule,
    SettingsModule,
  ],
  controllers: [FirstRideController, PromotionsController],
  providers: [
    RedemptionsErasure,
    PromotionsService,
    PromotionOperationsService,
    { provide: PromotionsFacade, useExisting: PromotionsService },
    { provide: PromotionsRepository, useClass: SqlPromotionsRepository },
  ],
  exports: [PromotionsFacade],
})
export class PromotionsModule {}
