import { Injectable } from '@nestjs/common';
import type { DirectionsQuery, DirectionsView, PlaceList } from '@groupride/contracts';
import { distanceMeters, encodePolyline, metersToMiles, type LatLng } from '@groupride/geo';
import { Config } from '../../config/config';
import { ApiError } from '../../platform/http/api-error';
import { searchPlaces } from './domain/place-search';
import { MappingFacade, type Way } from './mapping.facade';
import { PlaceSource } from './place-source';

/** Roads are longer than the crow flies: mean ratio in North American cities (Newell, "Traffic Flow on Transportation Networks", 1980, about 1.3). */
const DETOUR = 1.3;
/** Mean speed in city traffic, metres per second (25 miles an hour). */
const CITY_SPEED = 11.2;
const SHOWN = 8;

/** Places and ways. Until a routing engine is there, ways are straight-line estimates and say so. */
@Injectable()
export class MappingService extends MappingFacade {
  constructor(
    private readonly config: Config,
    private readonly places: PlaceSource,
  ) {
    super();
  }

  estimate(from: LatLng, to: LatLng): Pick<Way, 'meters' | 'seconds'> {
    const meters = Math.round(distanceMeters(from, to) * DETOUR);
    return { meters, seconds: Math.round(meters / CITY_SPEED) };
  }

  async way(from: LatLng, to: LatLng): Promise<Way> {
    return { ...this.estimate(from, to), points: [from, to], estimated: true };
  }

  checkInArea(field: string, point: LatLng): void {
    const miles = metersToMiles(distanceMeters({ lat: this.config.CITY_LAT, lng: this.config.CITY_LNG }, point));
    if (miles <= this.config.CITY_RADIUS_MILES) return;
    const message = `is ${Math.round(miles)} miles from ${this.config.CITY_NAME}; we drive within ${this.config.CITY_RADIUS_MILES}`;
    throw new ApiError('place_outside_area', `That place ${message}.`, { errors: [{ field, code: 'place_outside_area', message }] });
  }

  async suggest(search: string | undefined): Promise<PlaceList> {
    return { places: searchPlaces(this.places.all(), search ?? '', SHOWN) };
  }

  async directions({ from, to }: DirectionsQuery): Promise<DirectionsView> {
    const start = pointOf(from);
    const end = pointOf(to);
    this.checkInArea('from', start);
    this.checkInArea('to', end);
    const way = await this.way(start, end);
    return { polyline: encodePolyline(way.points), distance: way.meters, duration: String(way.seconds), estimated: way.estimated, service: 'estimate', steps: [], alternatives: [] };
  }
}

function pointOf(text: string): LatLng {
  const [lat, lng] = text.split(',').map(Number);
  return { lat: lat!, lng: lng! };
}
