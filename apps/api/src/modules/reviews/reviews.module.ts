import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ReviewEntity } from './infra/review.entity';
import { CityModule } from '../city/city.module';
import { DriversModule } from '../drivers/drivers.module';
import { IdentityModule } from '../identity/identity.module';
import { MembersModule } from '../members/members.module';
import { RidesModule } from '../rides/rides.module';
import { InboxModule } from '../inbox/inbox.module';
import { AdminReviewsController } from './http/admin-reviews.controller';
import { SqlReviewModerationRepository } from './infra/sql-review-moderation.repository';
import { ReviewModerationRepository } from './review-moderation.repository';
import { ReviewModerationService } from './review-moderation.service';
import { DriverReviewsRepository } from './driver-reviews.repository';
import { DriverReviewsService } from './driver-reviews.service';
import { DriverReviewsController } from './http/driver-reviews.controller';
import { SqlDriverReviewsRepository } from './infra/sql-driver-reviews.repository';
import { ReviewsController } from './http/reviews.controller';
import { SqlReviewsRepository } from './infra/sql-reviews.repository';
import { ReviewsRepository } from './reviews.repository';
import { ReviewsService } from './reviews.service';

@Module({
  imports: [
    TypeOrmModule.forFeature([ReviewEntity]),
    RidesModule,
    MembersModule,
    CityModule,
    DriversModule,
    IdentityModule,
    InboxModule,
  ],
  controllers: [ReviewsController, DriverReviewsController, AdminReviewsController],
  providers: [
    ReviewsService,
    ReviewModerationService,
    DriverReviewsService,
    { provide: DriverReviewsRepository, useClass: SqlDriverReviewsRepository },
    { provide: ReviewModerationRepository, useClass: SqlReviewModerationRepository },
    { provide: ReviewsRepository, useClass: SqlReviewsRepository },
  ],
})
export class ReviewsModule {}
