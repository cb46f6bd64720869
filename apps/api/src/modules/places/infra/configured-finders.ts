import { Injectable } from '@nestjs/common';
import { Config } from '../../../config/config';
import { Forwarder } from '../../../platform/forwarder';
import { MapQuota } from '../../../platform/map-quota';
import { MapServices } from '../../../platform/map-services';
import { Upstream, UPSTREAM_DEFAULTS } from '../../../platform/upstream';
import { type ExternalPlaceFinder, ExternalPlaceFinders } from '../external-place-finder';
import { GoogleFinder } from './google-finder';
import { MapboxFinder } from './mapbox-finder';

@Injectable()
export class ConfiguredFinders extends ExternalPlaceFinders {
  readonly finder: ExternalPlaceFinder | null;

  constructor({ GOOGLE_MAPS_KEY, MAPBOX_TOKEN }: Config, at: MapServices, quota: MapQuota) {
    super();
    const to = (service: string, base: string) => new Upstream({ service, base, ...UPSTREAM_DEFAULTS });
    if (GOOGLE_MAPS_KEY)
      this.finder = new GoogleFinder(
        new Forwarder(to('Google Maps', at.google), { keyName: 'key', key: GOOGLE_MAPS_KEY, quota }),
      );
    else if (MAPBOX_TOKEN)
      this.finder = new MapboxFinder(
        new Forwarder(to('Mapbox', at.mapbox), { keyName: 'access_token', key: MAPBOX_TOKEN, quota }),
      );
    else this.finder = null;
  }
}
