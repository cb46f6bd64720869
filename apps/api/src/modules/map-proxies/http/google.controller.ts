import { Controller, Get, Query, UseFilters } from '@nestjs/common';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { GoogleProxyService } from '../google-proxy.service';
import { GoogleAutocompleteQuery, GoogleDirectionsQuery, GoogleGeocodeQuery } from '../proxy-query';
import { GoogleErrors } from './wire-errors';
import { Caller } from '../../../platform/http/caller';
import { IsExpensive } from '../../../platform/http/caller-concurrency';

@Controller('mapping/google')
@IsExpensive()
@UseFilters(GoogleErrors)
export class GoogleController {
  constructor(private readonly google: GoogleProxyService) {}

  @Get('geocode/json')
  @Access('public')
  @Describe({
    id: 'googleGeocode',
    summary: 'Finds an address or the place at a point, in the format of Google Maps',
    tag: 'Mapping',
    scope: 'places:read',
    answer: null,
    status: 200,
  })
  geocode(@Caller() who: string, @Query() query: GoogleGeocodeQuery): Promise<unknown> {
    return this.google.geocode(who, query);
  }

  @Get('place/autocomplete/json')
  @Access('public')
  @Describe({
    id: 'googleAutocomplete',
    summary: 'Places that begin with the text, in the format of Google Maps',
    tag: 'Mapping',
    scope: 'places:read',
    answer: null,
    status: 200,
  })
  autocomplete(@Caller() who: string, @Query() query: GoogleAutocompleteQuery): Promise<unknown> {
    return this.google.autocomplete(who, query);
  }

  @Get('directions/json')
  @Access('public')
  @Describe({
    id: 'googleDirections',
    summary: 'A route between two places, in the format of Google Maps',
    tag: 'Mapping',
    scope: 'places:read',
    answer: null,
    status: 200,
  })
  directions(@Caller() who: string, @Query() query: GoogleDirectionsQuery): Promise<unknown> {
    return this.google.directions(who, query);
  }
}
