import { Controller, Get, Query } from '@nestjs/common';
import { DirectionsQuery, DirectionsView, MappingStatusView } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { Caller } from '../../../platform/http/caller';
import { IsExpensive } from '../../../platform/http/caller-concurrency';
import { MappingService } from '../mapping.service';

@Controller()
export class MappingController {
  constructor(private readonly mapping: MappingService) {}

  @Get('directions')
  @Access('public')
  @IsExpensive()
  @Describe({
    id: 'getDirections',
    summary: 'A route between two points, with directions for every turn',
    tag: 'Mapping',
    scope: 'places:read',
    answer: DirectionsView,
  })
  directions(@Caller() caller: string, @Query() query: DirectionsQuery): Promise<DirectionsView> {
    return this.mapping.directions(caller, query);
  }

  @Get('mapping/status')
  @Access('public')
  @Describe({
    id: 'getMappingStatus',
    summary: 'The mapping services and the requests that they answer',
    tag: 'Mapping',
    scope: 'places:read',
    answer: MappingStatusView,
  })
  status(): MappingStatusView {
    return this.mapping.status();
  }
}
