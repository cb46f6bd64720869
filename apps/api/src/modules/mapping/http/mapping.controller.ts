import { Controller, Get, Query } from '@nestjs/common';
import { DirectionsQuery, DirectionsView, PlaceList, PlaceQuery } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { MappingService } from '../mapping.service';

@Controller()
export class MappingController {
  constructor(private readonly mapping: MappingService) {}

  @Get('places')
  @Access('public')
  @Describe({ id: 'listPlaces', summary: 'Places whose names fit; the popular ones without a search', tag: 'Mapping', answer: PlaceList })
  places(@Query() query: PlaceQuery): Promise<PlaceList> {
    return this.mapping.suggest(query.search);
  }

  @Get('directions')
  @Access('public')
  @Describe({ id: 'getDirections', summary: 'The way between two points', tag: 'Mapping', answer: DirectionsView })
  directions(@Query() query: DirectionsQuery): Promise<DirectionsView> {
    return this.mapping.directions(query);
  }
}
