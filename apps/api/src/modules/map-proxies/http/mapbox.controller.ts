import { Controller, Get, Param, Query, Res, UseFilters } from '@nestjs/common';
import type { Response } from 'express';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { MapboxProxyService } from '../mapbox-proxy.service';
import { MapboxDirectionsPath, MapboxDirectionsQuery, MapboxGeocodingPath, MapboxGeocodingQuery } from '../proxy-query';
import { MapboxErrors } from './wire-errors';
import { Caller } from '../../../platform/http/caller';
import { IsExpensive } from '../../../platform/http/caller-concurrency';

@Controller('mapping/mapbox')
@IsExpensive()
@UseFilters(MapboxErrors)
export class MapboxController {
  constructor(private readonly mapbox: MapboxProxyService) {}

  @Get('geocoding/v5/mapbox.places/:query.json')
  @Access('public')
  @Describe({
    id: 'mapboxGeocode',
    summary: 'Finds a place by text or point, in the format of Mapbox',
    tag: 'Mapping',
    scope: 'places:read',
    answer: null,
    status: 200,
  })
  async geocode(
    @Caller() who: string,
    @Param() { query }: MapboxGeocodingPath,
    @Query() more: MapboxGeocodingQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<unknown> {
    const { status, body } = await this.mapbox.geocode(who, query, more);
    response.status(status);
    return body;
  }

  @Get('directions/v5/mapbox/:mode/:coordinates')
  @Access('public')
  @Describe({
    id: 'mapboxDirections',
    summary: 'A route through points, in the format of Mapbox',
    tag: 'Mapping',
    scope: 'places:read',
    answer: null,
    status: 200,
  })
  async directions(
    @Caller() who: string,
    @Param() path: MapboxDirectionsPath,
    @Query() query: MapboxDirectionsQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<unknown> {
    const { status, body } = await this.mapbox.directions(who, path, query);
    response.status(status);
    return body;
  }
}
