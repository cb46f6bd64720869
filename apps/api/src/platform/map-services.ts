import { Injectable } from '@nestjs/common';

/** Where the map services are; tests put others in their place. */
@Injectable()
export class MapServices {
  readonly google: string = 'https://maps.googleapis.com';
  readonly mapbox: string = 'https://api.mapbox.com';
}
