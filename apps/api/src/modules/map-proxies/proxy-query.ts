import { Text } from '@groupride/contracts';

const POINT = String.raw`-?\d{1,3}(?:\.\d{1,20})?,-?\d{1,3}(?:\.\d{1,20})?`;
const SHORT = { min: 0, optional: true, max: 300 } as const;

/** Exactly one of the two. */
export class GoogleGeocodeQuery {
  @Text({ ...SHORT, description: 'What to look for' }) address?: string;
  @Text({ ...SHORT, description: 'lat,lng: what is there' }) latlng?: string;
}

export class GoogleAutocompleteQuery {
  @Text({ ...SHORT, description: 'What was typed so far' }) input?: string;
  @Text({ ...SHORT, max: 100, pattern: /^[a-z_|()]*$/, description: 'Kinds of place, separated by |' }) types?: string;
}

export class GoogleDirectionsQuery {
  @Text({ ...SHORT, description: 'lat,lng or a place' }) origin?: string;
  @Text({ ...SHORT, description: 'lat,lng or a place' }) destination?: string;
  @Text({ ...SHORT, max: 20, description: 'driving' }) mode?: string;
  @Text({ ...SHORT, max: 2000, description: 'Stops on the way, separated by |' }) waypoints?: string;
  @Text({ ...SHORT, max: 5 }) alternatives?: string;
}

export class MapboxGeocodingPath {
  @Text({ max: 300, description: 'What to look for, or lng,lat' }) query!: string;
}

export class MapboxGeocodingQuery {
  @Text({ ...SHORT, max: 60, pattern: new RegExp(`^(${POINT})?$`), description: 'lng,lat: nearer places come first' }) proximity?: string;
  @Text({ ...SHORT, max: 2, pattern: /^\d*$/ }) limit?: string;
  @Text({ ...SHORT, max: 100, pattern: /^[a-z,]*$/ }) types?: string;
  @Text({ ...SHORT, max: 5 }) autocomplete?: string;
}

export class MapboxDirectionsPath {
  @Text({ max: 20, pattern: /^(driving|driving-traffic|walking|cycling)$/, message: 'must be driving, driving-traffic, walking or cycling' }) mode!: string;
  @Text({ max: 1200, pattern: new RegExp(`^${POINT}(;${POINT}){1,24}$`), message: 'must be lng,lat;lng,lat' }) coordinates!: string;
}

export class MapboxDirectionsQuery {
  @Text({ ...SHORT, max: 10, pattern: /^(geojson|polyline|)$/ }) geometries?: string;
  @Text({ ...SHORT, max: 10, pattern: /^(full|simplified|false|)$/ }) overview?: string;
  @Text({ ...SHORT, max: 5 }) steps?: string;
  @Text({ ...SHORT, max: 5 }) alternatives?: string;
}
