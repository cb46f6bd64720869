import { Controller, Get, Query } from '@nestjs/common';
import { GeocodeQuery, PlaceList, PlaceQuery, PlaceSuggestion, ReverseGeocodeQuery } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { Caller } from '../../../platform/http/caller';
import { OptionalMe, type Principal } from '../../../platform/http/principal';
import { IsExpensive } from '../../../platform/http/caller-concurrency';
import { PlacesService } from '../places.service';

@Controller()
@IsExpensive()
export class PlacesController {
  constructor(private readonly places: PlacesService) {}

  @Get('places')
  @Access('public')
  @Describe({
    id: 'listPlaces',
    summary: 'Places whose names match; without a search text, your recent places and popular ones',
    tag: 'Mapping',
    scope: 'places:read',
    answer: PlaceList,
  })
  list(@OptionalMe() me: Principal | null, @Caller() caller: string, @Query() query: PlaceQuery): Promise<PlaceList> {
    return this.places.suggest(me, caller, query);
  }

  @Get('geocode')
  @Access('public')
  @Describe({
    id: 'geocode',
    summary: 'The position of a place or an address',
    tag: 'Mapping',
    scope: 'places:read',
    answer: PlaceSuggestion,
  })
  geocode(@Caller() caller: string, @Query() { address }: GeocodeQuery): Promise<PlaceSuggestion> {
    return this.places.geocode(caller, address);
  }

  @Get('geocode/reverse')
  @Access('public')
  @Describe({
    id: 'reverseGeocode',
    summary: 'The place at a point',
    tag: 'Mapping',
    scope: 'places:read',
    answer: PlaceSuggestion,
  })
  reverse(@Caller() caller: string, @Query() { at }: ReverseGeocodeQuery): Promise<PlaceSuggestion> {
    return this.places.reverse(caller, at);
  }
}
