import { Text } from '@groupride/contracts';
import { IgnoresUnknown } from '../../platform/http/validation.pipe';

const POINT = String.raw`-?\d{1,3}(?:\.\d{1,20})?,-?\d{1,3}(?:\.\d{1,20})?`;
const SHORT = { min: 0, optional: true, max: 300 } as const;
const LONGEST_WORD = 40;

/** One of a few values; an empty value counts as omitted. */
const oneOf = (...words: readonly string[]) => ({
  ...SHORT,
  max: LONGEST_WORD,
  pattern: new RegExp(`^(${words.join('|')}|)$`),
  message: `must be ${inWords(words)}`,
});
/** A list of such values, separated by `separator`. */
const someOf = (separator: string, ...words: readonly string[]) => ({
  ...SHORT,
  pattern: new RegExp(`^((${words.join('|')})([${separator}](${words.join('|')}))*|)$`),
  message: `must be of ${inWords(words)}, separated by ${separator}`,
});
const inWords = (words: readonly string[]) => `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
const FLAG = oneOf('true', 'false');

/** Unix time in seconds, as Google uses it. */
const SECONDS = String.raw`\d{1,12}`;
const TIME = {
  ...SHORT,
  pattern: /^(\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?(Z|[-+\s]\d{2}:?\d{2})?|)$/,
  message: 'must be a time like 2026-11-22T15:30, with Z or +01:00 after it where it is not the time of the place',
} as const;

/** Parameters that are forwarded to the real service and ignored for the city's own answers. */
const FORWARDED_ONLY = {
  ...SHORT,
  description: 'Passed on to Google or Mapbox where a key is set; the city has no use for it',
} as const;

const UNSUPPORTED = 'Passed on to Mapbox where a token is set; the city does not know it: only false';

/** Parameters of all Google Maps calls. */
@IgnoresUnknown()
class GoogleQuery {
  @Text(FORWARDED_ONLY) language?: string;
  @Text(FORWARDED_ONLY) region?: string;
  @Text({ ...SHORT, description: 'country:US|postal_code:28202|…: only places of that postal_code and locality' })
  components?: string;
}

/** Requires exactly one of address, latlng and place_id, or only components. */
export class GoogleGeocodeQuery extends GoogleQuery {
  @Text({ ...SHORT, description: 'What to look for' }) address?: string;
  @Text({ ...SHORT, description: 'lat,lng: what is there' }) latlng?: string;
  @Text({ ...SHORT, description: 'A place that was found before' }) place_id?: string;
  @Text({ ...SHORT, description: 'lat,lng|lat,lng: places in its middle come first' }) bounds?: string;
  @Text({ ...SHORT, description: 'Kinds of place, separated by |, for latlng' }) result_type?: string;
  @Text({
    ...someOf('|', 'ROOFTOP', 'RANGE_INTERPOLATED', 'GEOMETRIC_CENTER', 'APPROXIMATE'),
    description: 'How exact, for latlng; the city knows no RANGE_INTERPOLATED',
  })
  location_type?: string;
}

export class GoogleAutocompleteQuery extends GoogleQuery {
  @Text({ ...SHORT, description: 'What was typed so far' }) input?: string;
  @Text({
    ...SHORT,
    max: 100,
    pattern: /^[a-z_|()]*$/,
    message: 'must be kinds of place in small letters, separated by |',
    description: 'Kinds of place, separated by |',
  })
  types?: string;
  @Text({
    ...SHORT,
    max: 4,
    pattern: /^\d*$/,
    message: 'must be a whole number',
    description: 'So many characters of the input are meant',
  })
  offset?: string;
  @Text({ ...SHORT, max: 60, description: 'lat,lng: nearer places come first' }) location?: string;
  @Text({
    ...SHORT,
    max: 8,
    pattern: /^\d*$/,
    message: 'must be meters, a whole number',
    description: 'Meters around location',
  })
  radius?: string;
  @Text({ ...FLAG, description: 'true: only places within radius of location' }) strictbounds?: string;
  @Text({ ...SHORT, description: 'point:, circle: or rectangle:, places there come first' }) locationbias?: string;
  @Text({ ...SHORT, description: 'circle: or rectangle:, only places there' }) locationrestriction?: string;
  @Text({ ...SHORT, max: 60, description: 'lat,lng: from where distances are told' }) origin?: string;
}

export class GoogleDirectionsQuery extends GoogleQuery {
  @Text({
    ...SHORT,
    description: 'lat,lng, a place, or place_id:; side_of_road: and heading=90: may stand before lat,lng',
  })
  origin?: string;
  @Text({
    ...SHORT,
    description: 'lat,lng, a place, or place_id:; side_of_road: and heading=90: may stand before lat,lng',
  })
  destination?: string;
  @Text({ ...SHORT, max: 20, description: 'driving' }) mode?: string;
  @Text({
    ...SHORT,
    max: 2000,
    description:
      'Stops on the way, separated by |; via: passes without a stop, optimize:true in front finds the best order',
  })
  waypoints?: string;
  @Text(FLAG) alternatives?: string;
  @Text({ ...SHORT, description: 'tolls, highways, ferries, separated by |' }) avoid?: string;
  @Text({ ...SHORT, description: 'metric or imperial, for the texts of distances' }) units?: string;
  @Text({ ...FORWARDED_ONLY, pattern: new RegExp(`^(now|${SECONDS}|)$`), message: 'must be now or seconds since 1970' })
  departure_time?: string;
  @Text({ ...FORWARDED_ONLY, ...oneOf('best_guess', 'pessimistic', 'optimistic') }) traffic_model?: string;
  @Text({ ...FORWARDED_ONLY, pattern: new RegExp(`^(${SECONDS}|)$`), message: 'must be seconds since 1970' })
  arrival_time?: string;
}

/** Parameters of all Mapbox calls. */
@IgnoresUnknown()
class MapboxQuery {
  @Text(FORWARDED_ONLY) language?: string;
}

export class MapboxGeocodingPath {
  @Text({ max: 300, description: 'What to look for, or lng,lat' }) query!: string;
}

const TYPES = [
  'country',
  'region',
  'postcode',
  'district',
  'place',
  'locality',
  'neighborhood',
  'address',
  'poi',
] as const;

export class MapboxGeocodingQuery extends MapboxQuery {
  @Text({
    ...SHORT,
    max: 60,
    pattern: new RegExp(`^(ip|${POINT}|)$`),
    message: 'must be lng,lat or ip',
    description: 'lng,lat: nearer places come first',
  })
  proximity?: string;
  @Text({ ...SHORT, max: 120, description: 'west,south,east,north: only places there' }) bbox?: string;
  @Text({ ...SHORT, max: 2, pattern: /^([1-9]|10|)$/, message: 'must be between 1 and 10' }) limit?: string;
  @Text(someOf(',', ...TYPES)) types?: string;
  @Text({ ...FLAG, description: 'Passed on to Mapbox where a token is set; the city completes words in either case' })
  autocomplete?: string;
  @Text({
    ...FLAG,
    description: 'Passed on to Mapbox where a token is set; the city corrects typing errors in either case',
  })
  fuzzyMatch?: string;
  @Text({ ...FLAG, description: UNSUPPORTED }) routing?: string;
  @Text(FORWARDED_ONLY) country?: string;
  @Text(FORWARDED_ONLY) worldview?: string;
}

export class MapboxDirectionsPath {
  @Text({
    max: 20,
    pattern: /^(driving|driving-traffic|walking|cycling)$/,
    message: 'must be driving, driving-traffic, walking or cycling',
  })
  mode!: string;
  @Text({
    max: 1200,
    pattern: new RegExp(`^${POINT}(;${POINT}){1,24}$`),
    message: 'must be 2 to 25 times lng,lat, separated by ;',
  })
  coordinates!: string;
}

export class MapboxDirectionsQuery extends MapboxQuery {
  @Text(oneOf('geojson', 'polyline', 'polyline6')) geometries?: string;
  @Text(oneOf('full', 'simplified', 'false')) overview?: string;
  @Text(FLAG) steps?: string;
  @Text(FLAG) alternatives?: string;
  @Text({ ...SHORT, description: 'distance, duration, speed, separated by commas; with overview=full' })
  annotations?: string;
  @Text({ ...SHORT, description: 'motorway, toll, ferry, separated by commas' }) exclude?: string;
  @Text({ ...SHORT, description: 'Positions of the coordinates that are stops, separated by ;' }) waypoints?: string;
  @Text({ ...SHORT, max: 600, description: 'angle,range for each coordinate, separated by ;' }) bearings?: string;
  @Text({ ...SHORT, max: 600, description: 'Meters to a road for each coordinate, or unlimited, separated by ;' })
  radiuses?: string;
  @Text({ ...SHORT, description: 'unrestricted for each coordinate, separated by ;' }) approaches?: string;
  @Text({ ...FLAG, description: 'The city lets cars turn back at stops: only false' }) continue_straight?: string;
  @Text({ ...FLAG, description: UNSUPPORTED }) banner_instructions?: string;
  @Text({ ...FLAG, description: UNSUPPORTED }) voice_instructions?: string;
  @Text({ ...FLAG, description: UNSUPPORTED }) roundabout_exits?: string;
  @Text({ ...FORWARDED_ONLY, ...TIME }) depart_at?: string;
  @Text({ ...FORWARDED_ONLY, ...TIME }) arrive_by?: string;
}
