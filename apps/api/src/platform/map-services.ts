import { Injectable } from '@nestjs/common';

/** Addresses of the map services; tests replace them. */
@Injectable()
export class MapServices {
  readonly google: string = 'https://maps.googleapis.com';
  readonly mapbox: string = 'https://api.mapbox.com';
}
