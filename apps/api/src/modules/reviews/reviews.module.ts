import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ReviewEntity } from './infra/review.entity';
import { DriversModule } from '../drivers/drivers.module';
import { IdentityModule } from '../identity/identity.module';
import { MembersModule } from '../members/members.module';
import { RidesModule } from '../rides/rides.module';
import { InboxModule } from '../inbox/inbox.module';
import { AdminReviewsController } from './http/admin-reviews.controller';
import { SqlReviewModerationRepository } from './infra/sql-review-moderation.repository';
import { ReviewModerationRepository } from './review-moderation.repository';
import { ReviewModerationService } from './review-moderation.service';
import { ReviewsController } from './http/reviews.controller';
import { SqlReviewsRepository } from './infra/sql-reviews.repository';
import { ReviewsRepository } from './reviews.repository';
import { ReviewsService } from './reviews.service';

@Module({
  imports: [
    TypeOrmModule.forFeature([ReviewEntity]),
    RidesModule,
    MembersModule,
    DriversModule,
    IdentityModule,
    InboxModule,
  ],
  controllers: [ReviewsController, AdminReviewsController],
  providers: [
    ReviewsService,
    ReviewModerationService,
    { provide: ReviewModerationRepository, useClass: SqlReviewModerationRepository },
    { provide: ReviewsRepository, useClass: SqlReviewsRepository },
  ],
})
export class ReviewsModule {}
