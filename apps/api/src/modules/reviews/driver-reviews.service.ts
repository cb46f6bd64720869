import { Injectable } from '@nestjs/common';
import { RATINGS_UNTIL_SHOWN, type DriverReviews } from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import { isOperatorWith } from '../../platform/http/access';
import { notFound } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { CityFacade } from '../city/city.facade';
import { presentReview } from './driver-reviews.presenter';
import { DriverReviewsRepository } from './driver-reviews.repository';

const PAGE = 20;
/** Reviews are shown with a delay, because a driver who reads one right after a trip would know who wrote it. */
const DELAY_MS = 24 * 3600_000;
const NO_AVERAGES = { safety: null, punctuality: null, cleanliness: null, communication: null };

/** Shows drivers their reviews without revealing who wrote them. */
@Injectable()
export class DriverReviewsService {
  constructor(
    private readonly reviews: DriverReviewsRepository,
    private readonly city: CityFacade,
    private readonly clock: Clock,
  ) {}

  /** @param before id of the last review of the page before @throws ApiError not_found */
  async received(who: Principal, driverId: number, before: number | null): Promise<DriverReviews> {
    if (who.driverId !== driverId && !isOperatorWith(who, 'people.view')) throw notFound('driver');
    const { count, average, stars, categories } = await this.reviews.ratings(driverId);
    if (count < RATINGS_UNTIL_SHOWN)
      return { count, average: null, stars: [], categories: NO_AVERAGES, reviews: [], nextBefore: null };
    const givenBefore = new Date(this.clock.now().getTime() - DELAY_MS);
    const found = await this.reviews.list(driverId, { givenBefore, before, limit: PAGE + 1 });
    const page = found.slice(0, PAGE);
    return {
      count,
      average,
      stars,
      categories,
      reviews: page.map((review) => presentReview(review, this.city.current.timeZone)),
      nextBefore: found.length > PAGE ? (page.at(-1)?.id ?? null) : null,
    };
  }
}
