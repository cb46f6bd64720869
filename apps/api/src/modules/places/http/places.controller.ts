import { Controller, Get, Query } from '@nestjs/common';
import { GeocodeQuery, PlaceList, PlaceQuery, PlaceSuggestion, ReverseGeocodeQuery } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { MaybeMe, type Principal } from '../../../platform/http/principal';
import { PlacesService } from '../places.service';

@Controller()
export class PlacesController {
  constructor(private readonly places: PlacesService) {}

  @Get('places')
  @Access('public')
  @Describe({ id: 'listPlaces', summary: 'Places whose names fit; without a search your recent and the popular ones', tag: 'Mapping', answer: PlaceList })
  list(@MaybeMe() me: Principal | null, @Query() query: PlaceQuery): Promise<PlaceList> {
    return this.places.suggest(me, query);
  }

  @Get('geocode')
  @Access('public')
  @Describe({ id: 'geocode', summary: 'Where a place or an address is', tag: 'Mapping', answer: PlaceSuggestion })
  geocode(@Query() { address }: GeocodeQuery): Promise<PlaceSuggestion> {
    return this.places.geocode(address);
  }

  @Get('geocode/reverse')
  @Access('public')
  @Describe({ id: 'reverseGeocode', summary: 'What is at a point', tag: 'Mapping', answer: PlaceSuggestion })
  reverse(@Query() { at }: ReverseGeocodeQuery): Promise<PlaceSuggestion> {
    return this.places.reverse(at);
  }
}
