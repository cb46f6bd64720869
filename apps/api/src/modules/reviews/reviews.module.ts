import { Module } from '@nestjs/common';
import { DriversModule } from '../drivers/drivers.module';
import { IdentityModule } from '../identity/identity.module';
import { MembersModule } from '../members/members.module';
import { RidesModule } from '../rides/rides.module';
import { ReviewsController } from './http/reviews.controller';
import { SqlReviewsRepository } from './infra/sql-reviews.repository';
import { ReviewsRepository } from './reviews.repository';
import { ReviewsService } from './reviews.service';

@Module({
  imports: [RidesModule, MembersModule, DriversModule, IdentityModule],
  controllers: [ReviewsController],
  providers: [ReviewsService, { provide: ReviewsRepository, useClass: SqlReviewsRepository }],
})
export class ReviewsModule {}
