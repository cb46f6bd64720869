import { Controller, Get, Param, Query } from '@nestjs/common';
import { DriverReviews, DriverReviewsQuery } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { DriverReviewsService } from '../driver-reviews.service';

@Controller('drivers/:driverId/reviews')
export class DriverReviewsController {
  constructor(private readonly reviews: DriverReviewsService) {}

  @Get()
  @Access('signed-in')
  @Describe({
    id: 'getDriverReviews',
    summary: 'Ratings and comments that a driver received, without the riders',
    tag: 'Driving',
    scope: 'driving:read',
    answer: DriverReviews,
  })
  received(
    @Me() me: Principal,
    @Param('driverId', IdPipe) driverId: number,
    @Query() { before }: DriverReviewsQuery,
  ): Promise<DriverReviews> {
    return this.reviews.received(me, driverId, before ?? null);
  }
}
