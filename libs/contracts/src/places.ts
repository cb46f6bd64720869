import { Decimal, ListOf, Text, Integer, Flag, OneOf, Nested, ListOfStrings } from './fields';
import { LANGUAGES, PERSONAL_PAYMENT_METHODS, type Language, type PersonalPaymentMethod } from './enums';
import { Features } from './settings';

export class Position {
  @Decimal({ min: -90, max: 90, description: 'Degrees north, WGS 84' }) lat!: number;
  @Decimal({ min: -180, max: 180, description: 'Degrees east, WGS 84' }) lng!: number;
}

/** A named point: where a ride starts or ends. */
export class Place extends Position {
  @Text({ max: 200 }) name!: string;
}

export const PLACE_KINDS = [
  'address',
  'street',
  'city',
  'town',
  'suburb',
  'neighborhood',
  'airport',
  'station',
  'bus_stop',
  'stadium',
  'venue',
  'museum',
  'theatre',
  'attraction',
  'hospital',
  'university',
  'school',
  'library',
  'town_hall',
  'worship',
  'mall',
  'shop',
  'restaurant',
  'cafe',
  'bar',
  'winery',
  'hotel',
  'park',
  'golf',
  'water',
  'parking',
  'office',
  'other',
] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** Source of a suggestion. */
export const SUGGESTION_TYPES = ['current', 'saved', 'popular', 'recent', 'search', 'google', 'mapbox'] as const;
export type SuggestionType = (typeof SUGGESTION_TYPES)[number];

/** `street`: the house number is not known, so the result is its street. */
export const PLACE_MATCHES = ['exact', 'street'] as const;
export type PlaceMatch = (typeof PLACE_MATCHES)[number];

export class PlaceSuggestion extends Place {
  @Text({ max: 100 }) id!: string;
  @Text({ min: 0, max: 300, description: 'Street, house number and town, as far as known' }) address!: string;
  @OneOf(PLACE_KINDS) kind!: PlaceKind;
  @OneOf(SUGGESTION_TYPES) type!: SuggestionType;
  @OneOf(PLACE_MATCHES, { description: 'street: the house number is not known, and this is its street' })
  match!: PlaceMatch;
  @Integer({ optional: true, description: 'Meters from `near`, as the crow flies' }) distance!: number | null;
  @Text({ max: 40, optional: true, description: 'Your label of a saved place' }) label?: string | null;
}

/** Maximum number of saved places per rider. */
export const MOST_SAVED_PLACES = 20;

/** A saved place; it replaces an earlier one with the same label. */
export class SavedPlaceForm extends Place {
  @Text({ max: 40, description: 'What you call it, such as Home or Work' }) label!: string;
  @Text({ min: 0, max: 300, optional: true }) address?: string;
}

export class SavedPlaceView extends Place {
  @Integer() id!: number;
  @Text({ max: 40 }) label!: string;
  @Text({ min: 0, max: 300 }) address!: string;
}

const POINT = /^-?\d{1,3}(\.\d{1,20})?,-?\d{1,3}(\.\d{1,20})?$/;
const POINTS = /^-?\d{1,3}(\.\d{1,20})?,-?\d{1,3}(\.\d{1,20})?(\|-?\d{1,3}(\.\d{1,20})?,-?\d{1,3}(\.\d{1,20})?){0,9}$/;

export class PlaceQuery {
  @Text({
    max: 200,
    optional: true,
    description: 'At least two characters; otherwise the popular and your recent places are returned',
  })
  search?: string;
  @Text({
    max: 60,
    optional: true,
    pattern: POINT,
    message: 'must be lat,lng',
    description: 'Nearer places come first',
  })
  near?: string;
}

export class PlaceList {
  @ListOf(() => PlaceSuggestion) places!: PlaceSuggestion[];
}

export class GeocodeQuery {
  @Text({ min: 2, max: 300, description: 'A place or an address' }) address!: string;
}

export class ReverseGeocodeQuery {
  @Text({ max: 60, pattern: POINT, message: 'must be lat,lng' }) at!: string;
}

export class DirectionsQuery {
  @Text({ max: 60, pattern: POINT, message: 'must be lat,lng' }) from!: string;
  @Text({ max: 60, pattern: POINT, message: 'must be lat,lng' }) to!: string;
  @Text({
    max: 700,
    optional: true,
    pattern: POINTS,
    message: 'must be up to ten lat,lng separated by |',
    description: 'Stops on the way, in this order',
  })
  via?: string;
  @Integer({ min: 0, max: 3, optional: true, fromQuery: true, description: 'Number of alternative routes to include' })
  alternatives?: number;
  @OneOf(LANGUAGES, { optional: true, description: 'Language of the instructions; English when left out' })
  language?: Language;
}

/** The service that computed a route or found a place. `estimate` is a straight line, shown dashed. */
export const MAPPING_SERVICES = ['city', 'valhalla', 'mapbox', 'google', 'estimate'] as const;
export type MappingService = (typeof MAPPING_SERVICES)[number];

export class RouteView {
  @Text({ max: 200000, description: 'Encoded polyline, precision 1e5' }) polyline!: string;
  @Integer({ description: 'Meters' }) distance!: number;
  @Text({ max: 20, description: 'Seconds, as text' }) duration!: string;
}

/** Direction of a maneuver, as an arrow shows it. */
export const TURN_DIRECTIONS = [
  'straight',
  'slight_left',
  'left',
  'sharp_left',
  'slight_right',
  'right',
  'sharp_right',
  'u_turn',
  'roundabout',
  'arrive',
] as const;
export type TurnDirection = (typeof TURN_DIRECTIONS)[number];

/** A lane where the road divides. Lanes are listed from left to right. */
export class RouteLane {
  @ListOfStrings(TURN_DIRECTIONS, { description: 'Directions of the lane' }) directions!: TurnDirection[];
  @Flag({ description: 'Whether the route can be followed from this lane' }) recommended!: boolean;
}

export class RouteStep {
  @Text({ max: 500 }) text!: string;
  @Integer({ description: 'Meters to the next maneuver' }) distance!: number;
  @Integer({ description: 'Seconds to the next maneuver' }) duration!: number;
  @Nested(() => Position) location!: Position;
  @OneOf(TURN_DIRECTIONS, {
    optional: true,
    name: 'TurnDirection',
    description: 'Null when the routing engine does not provide it',
  })
  direction!: TurnDirection | null;
  @Integer({ optional: true, min: 1, max: 100, description: 'Number of the exit of a roundabout' }) exit!:
    number | null;
  @Text({
    max: 500,
    optional: true,
    description: 'Name or number of the road that the maneuver leads to, if it has one',
  })
  street!: string | null;
  @ListOf(() => RouteLane, { max: 30, description: 'Lanes at the beginning of the maneuver; empty when unknown' })
  lanes!: RouteLane[];
}

export class DirectionsView extends RouteView {
  @Flag({ description: 'A straight-line estimate, not a route on roads' }) estimated!: boolean;
  @OneOf(MAPPING_SERVICES) service!: MappingService;
  @ListOf(() => RouteStep, { max: 2000 }) steps!: RouteStep[];
  @ListOf(() => RouteView, { max: 3, description: 'Alternative routes, fastest first' }) alternatives!: RouteView[];
}

export const MAPPING_ANSWERS = ['directions', 'places', 'geocoding', 'tiles', 'matrix', 'matching'] as const;
export type MappingAnswer = (typeof MAPPING_ANSWERS)[number];

export class MappingServiceView {
  @OneOf(MAPPING_SERVICES) id!: MappingService;
  @Text({ max: 100 }) name!: string;
  @Flag({ description: 'Whether its key or address is set, or it needs none' }) configured!: boolean;
  @Flag({ description: 'Whether it responded to the last request' }) available!: boolean;
  @ListOfStrings(MAPPING_ANSWERS, { description: 'Requests that this service currently answers' })
  answers!: MappingAnswer[];
}

export const TRAVEL_TIME_SOURCES = ['roads', 'straight_lines'] as const;
export type TravelTimeSource = (typeof TRAVEL_TIME_SOURCES)[number];

export class MappingStatusView {
  @ListOf(() => MappingServiceView) services!: MappingServiceView[];
  @OneOf(TRAVEL_TIME_SOURCES, {
    name: 'TravelTimeSource',
    description:
      'Basis for choosing drivers: travel times on the roads of the city, or estimates from straight lines when the import contains no travel times',
  })
  travelTimes!: TravelTimeSource;
}

/** A bounding box in degrees, WGS 84. */
export class Bounds {
  @Decimal({ min: -180, max: 180 }) west!: number;
  @Decimal({ min: -90, max: 90 }) south!: number;
  @Decimal({ min: -180, max: 180 }) east!: number;
  @Decimal({ min: -90, max: 90 }) north!: number;
}

/** The map built from the city's own data. */
export class CityMap {
  @Integer({ description: 'Changes with every import' }) version!: number;
  @Text({ max: 200, description: 'With {z}, {x} and {y}; Mapbox vector tiles' }) tilesUrl!: string;
  @Integer() minZoom!: number;
  @Integer({ description: 'Above this zoom, its tiles are enlarged' }) maxZoom!: number;
  @Nested(() => Bounds) bounds!: Bounds;
  @Text({ max: 300, description: 'Must be shown with the map' }) attribution!: string;
  @Flag({ description: 'Drawn by hand from main roads, with invented local streets' }) sketch!: boolean;
}

export class TilePath {
  @Integer({ min: 0, max: 22, fromQuery: true }) z!: number;
  @Integer({ min: 0, max: 4194303, fromQuery: true }) x!: number;
  @Integer({ min: 0, max: 4194303, fromQuery: true }) y!: number;
}

export class TileQuery {
  @Text({
    max: 20,
    optional: true,
    pattern: /^\d{1,9}$/,
    message: 'must be the number of an import',
    description: 'Number of the import; with it, clients may cache the answer indefinitely',
  })
  city?: string;
}

export class City {
  @Text({ max: 100 }) name!: string;
  @Text({ max: 60, description: 'IANA time zone' }) timeZone!: string;
  @Nested(() => Position) center!: Position;
  @Decimal({
    description: 'Distance from the center within which rides may start and end, even where the map ends earlier',
  })
  radiusMiles!: number;
  @Nested(() => CityMap, { optional: true, description: 'Null until a city has been built' }) map!: CityMap | null;
}

/** Configuration for browsers; contains no secrets. */
export class ClientConfig {
  @Nested(() => City) city!: City;
  @Text({ max: 200 }) paymentPublishableKey!: string;
  @Text({ max: 300, optional: true, description: 'Script to load instead of the provider’s own: a sandbox' })
  paymentScriptUrl!: string | null;
  @ListOfStrings(PERSONAL_PAYMENT_METHODS) paymentMethods!: PersonalPaymentMethod[];
  @Flag({ description: 'Development outbox and other demo tools are on' }) demoTools!: boolean;
  @Text({
    max: 300,
    optional: true,
    description: 'Address where messages can be read while no mail service is configured',
  })
  outboxUrl!: string | null;
  @Text({ max: 30, optional: true, description: 'Phone number for support; null when there is none' })
  supportPhone!: string | null;
  @Text({ max: 254, optional: true, description: 'Email address for support; null when there is none' })
  supportEmail!: string | null;
  @Text({ max: 300 }) riderWebUrl!: string;
  @Text({ max: 300 }) driverWebUrl!: string;
  @Text({ max: 300 }) adminWebUrl!: string;
  @Text({
    max: 300,
    optional: true,
    description:
      'Public Mapbox token. With a token, Mapbox GL draws the maps; without one, MapLibre draws them from the city’s own tiles',
  })
  mapboxToken!: string | null;
  @Nested(() => Features, { description: 'Features, which operations can switch off' }) features!: Features;
}
