import { Decimal, ListOf, Text, Whole, Flag, OneOf, Nested, ListOfWords } from './fields';
import { PAYMENT_METHODS, type PaymentMethod } from './words';

export class Position {
  @Decimal({ min: -90, max: 90, description: 'Degrees north, WGS 84' }) lat!: number;
  @Decimal({ min: -180, max: 180, description: 'Degrees east, WGS 84' }) lng!: number;
}

/** A named point: where a ride starts or ends. */
export class Place extends Position {
  @Text({ max: 200 }) name!: string;
}

export const PLACE_KINDS = ['airport', 'stadium', 'hospital', 'university', 'mall', 'park', 'station', 'hotel', 'museum', 'neighborhood', 'venue', 'town'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

export class PlaceSuggestion extends Place {
  @Text({ max: 50 }) id!: string;
  @Text({ max: 200 }) address!: string;
  @OneOf(PLACE_KINDS) kind!: PlaceKind;
  @Flag({ description: 'Shown before anything is typed' }) popular!: boolean;
}

export class PlaceQuery {
  @Text({ max: 200, optional: true }) search?: string;
}

export class DirectionsQuery {
  @Text({ max: 60, pattern: /^-?\d+(\.\d+)?,-?\d+(\.\d+)?$/, message: 'must be lat,lng' }) from!: string;
  @Text({ max: 60, pattern: /^-?\d+(\.\d+)?,-?\d+(\.\d+)?$/, message: 'must be lat,lng' }) to!: string;
}

export class DirectionsView {
  @Text({ max: 100000, description: 'Encoded polyline, precision 1e5' }) polyline!: string;
  @Whole({ description: 'Metres' }) distance!: number;
  @Text({ max: 20, description: 'Seconds, as text' }) duration!: string;
  @Flag({ description: 'A straight-line estimate, not a route on roads' }) estimated!: boolean;
}

export class City {
  @Text({ max: 100 }) name!: string;
  @Text({ max: 60, description: 'IANA time zone' }) timeZone!: string;
  @Nested(() => Position) center!: Position;
}

/** What a browser needs to know before it starts; nothing in it is secret. */
export class ClientConfig {
  @Nested(() => City) city!: City;
  @Text({ max: 200 }) paymentPublishableKey!: string;
  @Text({ max: 300, optional: true, description: 'Script to load instead of the provider’s own: a sandbox' }) paymentScriptUrl!: string | null;
  @ListOfWords(PAYMENT_METHODS) paymentMethods!: PaymentMethod[];
  @Flag({ description: 'Development outbox and other demo tools are on' }) demoTools!: boolean;
  @Text({ max: 300, optional: true, description: 'Where messages can be read while no mail service is configured' }) outboxUrl!: string | null;
  @Text({ max: 300 }) riderWebUrl!: string;
  @Text({ max: 300 }) driverWebUrl!: string;
}

export class PlaceList {
  @ListOf(() => PlaceSuggestion) places!: PlaceSuggestion[];
}
