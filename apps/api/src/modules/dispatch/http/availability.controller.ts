import { Body, Controller, Post } from '@nestjs/common';
import { AvailabilityRequest, AvailabilityView } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IsExpensive } from '../../../platform/http/caller-concurrency';
import { RideTypeAvailabilityService } from '../ride-type-availability.service';

@Controller('ride-types')
export class AvailabilityController {
  constructor(private readonly availability: RideTypeAvailabilityService) {}

  @Post('availability')
  @Access('public')
  @IsExpensive()
  @Describe({
    id: 'getAvailability',
    summary: 'How soon each ride type is available at a pickup',
    tag: 'Dispatch',
    scope: 'quotes:read',
    answer: AvailabilityView,
  })
  ofAllTypes(@Body() request: AvailabilityRequest): Promise<AvailabilityView> {
    return this.availability.ofAllTypes(request);
  }
}
