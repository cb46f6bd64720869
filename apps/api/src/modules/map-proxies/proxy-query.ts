import { Text } from '@groupride/contracts';

const POINT = String.raw`-?\d{1,3}(?:\.\d{1,20})?,-?\d{1,3}(?:\.\d{1,20})?`;
const SHORT = { min: 0, optional: true, max: 300 } as const;

const UNUSED = { min: 0, max: 2000, optional: true, description: 'Taken from programs that send it; not used' } as const;

/** What Google's own programs send along. */
class GoogleExtras {
  @Text(UNUSED) key?: string;
  @Text(UNUSED) language?: string;
  @Text(UNUSED) region?: string;
  @Text(UNUSED) components?: string;
  @Text(UNUSED) sessiontoken?: string;
  @Text(UNUSED) channel?: string;
  @Text(UNUSED) client?: string;
  @Text(UNUSED) callback?: string;
}

/** What Mapbox' own programs send along. */
class MapboxExtras {
  @Text(UNUSED) access_token?: string;
  @Text(UNUSED) language?: string;
  @Text(UNUSED) country?: string;
}

/** Exactly one of the two. */
export class GoogleGeocodeQuery extends GoogleExtras {
  @Text({ ...SHORT, description: 'What to look for' }) address?: string;
  @Text({ ...SHORT, description: 'lat,lng: what is there' }) latlng?: string;
  @Text(UNUSED) bounds?: string;
  @Text(UNUSED) result_type?: string;
  @Text(UNUSED) location_type?: string;
}

export class GoogleAutocompleteQuery extends GoogleExtras {
  @Text(UNUSED) location?: string;
  @Text(UNUSED) origin?: string;
  @Text(UNUSED) radius?: string;
  @Text(UNUSED) strictbounds?: string;
  @Text(UNUSED) locationbias?: string;
  @Text(UNUSED) locationrestriction?: string;
  @Text(UNUSED) offset?: string;
  @Text({ ...SHORT, description: 'What was typed so far' }) input?: string;
  @Text({ ...SHORT, max: 100, pattern: /^[a-z_|()]*$/, description: 'Kinds of place, separated by |' }) types?: string;
}

export class GoogleDirectionsQuery extends GoogleExtras {
  @Text(UNUSED) units?: string;
  @Text(UNUSED) avoid?: string;
  @Text(UNUSED) departure_time?: string;
  @Text(UNUSED) arrival_time?: string;
  @Text(UNUSED) traffic_model?: string;
  @Text({ ...SHORT, description: 'lat,lng or a place' }) origin?: string;
  @Text({ ...SHORT, description: 'lat,lng or a place' }) destination?: string;
  @Text({ ...SHORT, max: 20, description: 'driving' }) mode?: string;
  @Text({ ...SHORT, max: 2000, description: 'Stops on the way, separated by |' }) waypoints?: string;
  @Text({ ...SHORT, max: 5 }) alternatives?: string;
}

export class MapboxGeocodingPath {
  @Text({ max: 300, description: 'What to look for, or lng,lat' }) query!: string;
}

export class MapboxGeocodingQuery extends MapboxExtras {
  @Text(UNUSED) bbox?: string;
  @Text(UNUSED) fuzzyMatch?: string;
  @Text(UNUSED) routing?: string;
  @Text(UNUSED) worldview?: string;
  @Text(UNUSED) reverseMode?: string;
  @Text({ ...SHORT, max: 60, pattern: new RegExp(`^(${POINT})?$`), description: 'lng,lat: nearer places come first' }) proximity?: string;
  @Text({ ...SHORT, max: 2, pattern: /^\d*$/ }) limit?: string;
  @Text({ ...SHORT, max: 100, pattern: /^[a-z,]*$/ }) types?: string;
  @Text({ ...SHORT, max: 5 }) autocomplete?: string;
}

export class MapboxDirectionsPath {
  @Text({ max: 20, pattern: /^(driving|driving-traffic|walking|cycling)$/, message: 'must be driving, driving-traffic, walking or cycling' }) mode!: string;
  @Text({ max: 1200, pattern: new RegExp(`^${POINT}(;${POINT}){1,24}$`), message: 'must be lng,lat;lng,lat' }) coordinates!: string;
}

export class MapboxDirectionsQuery extends MapboxExtras {
  @Text(UNUSED) annotations?: string;
  @Text(UNUSED) continue_straight?: string;
  @Text(UNUSED) exclude?: string;
  @Text(UNUSED) radiuses?: string;
  @Text(UNUSED) bearings?: string;
  @Text(UNUSED) approaches?: string;
  @Text(UNUSED) roundabout_exits?: string;
  @Text(UNUSED) banner_instructions?: string;
  @Text(UNUSED) voice_instructions?: string;
  @Text(UNUSED) voice_units?: string;
  @Text(UNUSED) waypoint_names?: string;
  @Text({ ...SHORT, max: 10, pattern: /^(geojson|polyline|polyline6|)$/ }) geometries?: string;
  @Text({ ...SHORT, max: 10, pattern: /^(full|simplified|false|)$/ }) overview?: string;
  @Text({ ...SHORT, max: 5 }) steps?: string;
  @Text({ ...SHORT, max: 5 }) alternatives?: string;
}
