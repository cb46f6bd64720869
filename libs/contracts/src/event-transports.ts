import { BUSINESS_CHARGE_STATES, MAX_REFERENCE_LENGTH, Passenger, type BusinessChargeState } from './business-accounts';
import { RIDE_STATUSES, type RideStatus } from './enums';
import { Instant, ListOf, Money, Nested, OneOf, Text, Integer } from './fields';
import { PricingRequest } from './pricing';

export const MAX_EVENT_RIDES = 100;
const PAGE = { max: 1000, optional: true, description: 'nextCursor of the previous response' } as const;

/** One ride of an event transport, with everything its price depends on and its passenger. */
export class EventRide extends PricingRequest {
  @Nested(() => Passenger) passenger!: Passenger;
  @Text({ max: 20, optional: true, description: 'Code of a cost center' }) costCenter?: string;
  @Text({ max: MAX_REFERENCE_LENGTH, optional: true }) reference?: string;
}

export class EventTransportBooking {
  @Text({ max: 100 }) eventName!: string;
  @ListOf(() => EventRide, {
    max: MAX_EVENT_RIDES,
    description: 'At least one, at most 100, each with pickup and destination; all are booked or none',
  })
  rides!: EventRide[];
}

export class EventTransportRide {
  @Integer({ description: 'Place in the request, from 0' }) index!: number;
  @Integer() rideId!: number;
  @OneOf(RIDE_STATUSES) status!: RideStatus;
  @Instant({ optional: true }) scheduledAt!: string | null;
  @Text({ max: 200 }) pickupLocation!: string;
  @Text({ max: 200 }) dropoffLocation!: string;
  @Text({ max: 100, optional: true, description: 'First name; full if you booked' }) passengerName!: string | null;
  @Text({ max: 20, optional: true }) costCenter!: string | null;
  @Text({ max: MAX_REFERENCE_LENGTH, optional: true }) reference!: string | null;
  @OneOf(BUSINESS_CHARGE_STATES) state!: BusinessChargeState;
  @Money() amount!: string;
}

export class EventTransportRow {
  @Integer() id!: number;
  @Text({ max: 100 }) eventName!: string;
  @Integer({ description: 'Rides in it' }) rideCount!: number;
  @Money({ description: 'What its rides cost, reserved or charged' }) total!: string;
  @Instant() bookedAt!: string;
}

export class EventTransportView extends EventTransportRow {
  @ListOf(() => EventTransportRide, { description: 'In the order of the request' }) rides!: EventTransportRide[];
}

export class EventTransportsQuery {
  @Integer({ min: 1, max: 100, optional: true, fromQuery: true }) limit?: number;
  @Text(PAGE) cursor?: string;
}

export class EventTransportList {
  @ListOf(() => EventTransportRow, { description: 'Newest first' }) events!: EventTransportRow[];
  @Text({ max: 1000, optional: true }) nextCursor!: string | null;
}
