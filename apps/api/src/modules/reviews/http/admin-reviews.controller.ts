import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import {
  AdminReview,
  AdminReviewList,
  AdminReviewsQuery,
  ReviewHiding,
  ReviewReply,
  ReviewSummary,
} from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { ReviewModerationService } from '../review-moderation.service';

@Controller('admin/reviews')
export class AdminReviewsController {
  constructor(private readonly reviews: ReviewModerationService) {}

  @Get()
  @Access('admin', { permission: 'operations.view' })
  @Describe({
    id: 'listReviews',
    summary: 'Reviews, newest first',
    tag: 'Operations',
    scope: 'operations:read',
    answer: AdminReviewList,
  })
  list(@Query() query: AdminReviewsQuery): Promise<AdminReviewList> {
    return this.reviews.list(query);
  }

  @Get('summary')
  @Access('admin', { permission: 'operations.view' })
  @Describe({
    id: 'getReviewSummary',
    summary: 'Number of times each rating was given, and the average',
    tag: 'Operations',
    scope: 'operations:read',
    answer: ReviewSummary,
  })
  summary(): Promise<ReviewSummary> {
    return this.reviews.summary();
  }

  @Put(':reviewId/reply')
  @Access('admin', { permission: 'reviews.moderate' })
  @Describe({
    id: 'replyToReview',
    summary: 'Replies to the rider',
    tag: 'Operations',
    scope: 'operations:write',
    answer: AdminReview,
  })
  reply(
    @Me() me: Principal,
    @Param('reviewId', IdPipe) reviewId: number,
    @Body() reply: ReviewReply,
  ): Promise<AdminReview> {
    return this.reviews.reply(me, reviewId, reply);
  }

  @Post(':reviewId/hide')
  @Access('admin', { permission: 'reviews.moderate' })
  @Describe({
    id: 'hideReview',
    summary: 'Hides a review and removes it from the driver’s rating',
    tag: 'Operations',
    scope: 'operations:write',
    answer: AdminReview,
  })
  hide(
    @Me() me: Principal,
    @Param('reviewId', IdPipe) reviewId: number,
    @Body() hiding: ReviewHiding,
  ): Promise<AdminReview> {
    return this.reviews.hide(me, reviewId, hiding);
  }

  @Post(':reviewId/show')
  @Access('admin', { permission: 'reviews.moderate' })
  @Describe({
    id: 'showReview',
    summary: 'Shows a hidden review again',
    tag: 'Operations',
    scope: 'operations:write',
    answer: AdminReview,
  })
  show(@Me() me: Principal, @Param('reviewId', IdPipe) reviewId: number): Promise<AdminReview> {
    return this.reviews.show(me, reviewId);
  }
}
