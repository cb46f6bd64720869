import { Controller, Get, Param } from '@nestjs/common';
import { CancellationTermsView } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { CancellationTermsService } from '../terms.service';

@Controller()
export class CancellationTermsController {
  constructor(private readonly terms: CancellationTermsService) {}

  @Get('cancellation-terms')
  @Access('public')
  @Describe({
    id: 'getCancellationTerms',
    summary: 'The cancellation terms for a ride that is booked now',
    tag: 'Rides',
    scope: 'rides:read',
    answer: CancellationTermsView,
  })
  current(): Promise<CancellationTermsView> {
    return this.terms.current();
  }

  @Get('rides/:rideId/cancellation-terms')
  @Access('signed-in', { guests: true })
  @Describe({
    id: 'getRideCancellationTerms',
    summary: 'The cancellation terms that a ride was booked under',
    tag: 'Rides',
    scope: 'rides:read',
    answer: CancellationTermsView,
  })
  ofRide(@Me() me: Principal, @Param('rideId', IdPipe) rideId: number): Promise<CancellationTermsView> {
    return this.terms.ofRide(me, rideId);
  }
}
