import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { OwnReview, ReviewRequest } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { ReviewsService } from '../reviews.service';

@Controller('rides/:rideId/reviews')
export class ReviewsController {
  constructor(private readonly reviews: ReviewsService) {}

  @Get('own')
  @Access('signed-in', { guests: true })
  @Describe({
    id: 'getOwnReview',
    summary: 'Your own review of a ride',
    tag: 'Reviews',
    scope: 'reviews:read',
    answer: OwnReview,
  })
  show(@Me() me: Principal, @Param('rideId', IdPipe) rideId: number): Promise<OwnReview> {
    return this.reviews.show(me, rideId);
  }

  @Post()
  @Access('signed-in', { guests: true })
  @Describe({
    id: 'giveReview',
    summary: 'Rates the driver of a completed ride, once per rider',
    tag: 'Reviews',
    scope: 'reviews:write',
    answer: OwnReview,
  })
  give(
    @Me() me: Principal,
    @Param('rideId', IdPipe) rideId: number,
    @Body() request: ReviewRequest,
  ): Promise<OwnReview> {
    return this.reviews.give(me, rideId, request);
  }
}
