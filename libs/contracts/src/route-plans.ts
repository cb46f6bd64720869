import { MAX_REFERENCE_LENGTH, Passenger } from './business-accounts';
import { RIDE_STATUSES, RIDE_TYPES, type RideStatus, type RideType } from './enums';
import { Decimal, Flag, Instant, ListOf, Money, Nested, OneOf, Text, Whole } from './fields';
import { DAY_FIELD } from './metrics';
import { Place } from './places';
import { VEHICLE_CLASSES, type VehicleClass } from './vehicles';

export const MOST_ROUTE_REQUESTS = 60;
export const MOST_ROUTE_VEHICLES = 20;
/** A shift may last into the day after next. */
export const LAST_ROUTE_MINUTE = 2_880;

export const ROUTE_STOP_KINDS = ['pickup', 'dropoff'] as const;
export type RouteStopKind = (typeof ROUTE_STOP_KINDS)[number];

/** Why nobody serves a request. */
export const UNSERVED_REASONS = [
  'too_many_people',
  'shift_too_short',
  'out_of_reach',
  'vehicles_full',
  'left_out',
] as const;
export type UnservedRequestReason = (typeof UNSERVED_REASONS)[number];

/** What keeps an order of stops from being driven. */
export const ROUTE_FAULTS = [
  'half_served',
  'two_vehicles',
  'dropped_off_first',
  'after_window',
  'too_many_people',
  'after_shift',
] as const;
export type RouteFaultCode = (typeof ROUTE_FAULTS)[number];

const MINUTE = { min: 0, max: LAST_ROUTE_MINUTE };
const SECONDS = 'Seconds after the midnight in the city that the day begins with';

export class RoutePlanVisit {
  @Nested(() => Place) place!: Place;
  @Whole({ ...MINUTE, description: 'Earliest minute after midnight in the city; an early vehicle waits' })
  from!: number;
  @Whole({ ...MINUTE, description: 'Latest minute after midnight' }) to!: number;
  @Whole({ min: 0, max: 240, description: 'Minutes that people need to get in or out' }) serviceMinutes!: number;
}

/** People who travel together. One of the two stops may be missing: they then board where the vehicle starts, or ride to where it ends. */
export class RoutePlanRequest {
  @Text({ max: 100 }) label!: string;
  @Whole({ min: 1, max: 60 }) people!: number;
  @Nested(() => RoutePlanVisit, { optional: true }) pickup!: RoutePlanVisit | null;
  @Nested(() => RoutePlanVisit, { optional: true }) dropoff!: RoutePlanVisit | null;
}

export class RoutePlanVehicle {
  @Text({ max: 100 }) name!: string;
  @Whole({ min: 1, max: 60 }) seats!: number;
  @Nested(() => Place) start!: Place;
  @Nested(() => Place) end!: Place;
  @Whole({ ...MINUTE, description: 'Minute after midnight in the city when the shift begins' }) from!: number;
  @Whole({ ...MINUTE, description: 'Minute when the vehicle is at its end at the latest' }) to!: number;
}

export class NewRoutePlan {
  @Text({ max: 100 }) name!: string;
  @Text({ ...DAY_FIELD, description: 'Day in the city' }) day!: string;
  @ListOf(() => RoutePlanRequest, { max: MOST_ROUTE_REQUESTS }) requests!: RoutePlanRequest[];
  @ListOf(() => RoutePlanVehicle, { max: MOST_ROUTE_VEHICLES }) vehicles!: RoutePlanVehicle[];
}

export class RoutePlanRevision {
  @Whole({ min: 1, description: 'Of the plan as you saw it' }) revision!: number;
}

export class RoutePlanWithdrawal extends RoutePlanRevision {
  @Text({ max: 300, multiline: true, description: 'Passengers and drivers read it' }) reason!: string;
}

export class RoutePlanChange extends NewRoutePlan {
  @Whole({ min: 1, description: 'Of the plan as you saw it' }) revision!: number;
}

export class RoutePlanStop {
  @Whole({ min: 0, description: 'Position of the request in the plan, from 0' }) request!: number;
  @OneOf(ROUTE_STOP_KINDS, { name: 'RouteStopKind' }) kind!: RouteStopKind;
}

export class RoutePlanOrder {
  @Whole({ min: 0, description: 'Position of the vehicle in the plan, from 0' }) vehicle!: number;
  @ListOf(() => RoutePlanStop, { max: 2 * MOST_ROUTE_REQUESTS }) stops!: RoutePlanStop[];
}

export class RoutePlanOrders extends RoutePlanRevision {
  @ListOf(() => RoutePlanOrder, { max: MOST_ROUTE_VEHICLES }) routes!: RoutePlanOrder[];
}

export class TimedRouteStop extends RoutePlanStop {
  @Whole({ description: SECONDS }) arrivesAt!: number;
  @Whole({ description: 'When people get in or out; later than the arrival when the vehicle waits' }) beginsAt!: number;
  @Whole({ description: SECONDS }) leavesAt!: number;
}

export class PlannedVehicleRoute {
  @Whole({ min: 0 }) vehicle!: number;
  @Whole({ description: SECONDS }) leavesAt!: number;
  @Whole({ description: SECONDS }) returnsAt!: number;
  @Decimal({ description: 'On roads, or in straight lines when `estimated`' }) meters!: number;
  @Whole() drivingSeconds!: number;
  @Text({ max: 200_000, min: 0, description: 'Encoded, precision 1e5' }) polyline!: string;
  @ListOf(() => TimedRouteStop) stops!: TimedRouteStop[];
}

export class UnservedRequest {
  @Whole({ min: 0 }) request!: number;
  @OneOf(UNSERVED_REASONS, { name: 'UnservedRequestReason' }) reason!: UnservedRequestReason;
}

export class RouteFault {
  @OneOf(ROUTE_FAULTS, { name: 'RouteFaultCode' }) code!: RouteFaultCode;
  @Whole({ min: 0, optional: true }) vehicle!: number | null;
  @Whole({ min: 0, optional: true }) request!: number | null;
  @OneOf(ROUTE_STOP_KINDS, { name: 'RouteStopKind', optional: true }) kind!: RouteStopKind | null;
}

export class RoutePlanTotals {
  @Whole() vehicles!: number;
  @Whole({ description: 'Seats of the vehicles that drive' }) seats!: number;
  @Whole({ description: 'People who are served' }) people!: number;
  @Whole({ description: 'People whom nobody serves' }) unservedPeople!: number;
  @Decimal() meters!: number;
  @Whole() drivingSeconds!: number;
  @Flag({
    description: 'Whether every vehicle can drive its stops in this order; says nothing of people whom nobody serves',
  })
  feasible!: boolean;
}

export class RoutePlanResult {
  @ListOf(() => PlannedVehicleRoute) routes!: PlannedVehicleRoute[];
  @ListOf(() => UnservedRequest) unserved!: UnservedRequest[];
  @ListOf(() => RouteFault, { description: 'Empty when the plan can be driven' }) faults!: RouteFault[];
  @Flag({ description: 'True when straight lines stand in for roads' }) estimated!: boolean;
  @Nested(() => RoutePlanTotals) totals!: RoutePlanTotals;
}

export class PublishedVehicle {
  @Whole({ min: 0, description: 'Position of a vehicle that drives, from 0' }) vehicle!: number;
  @Whole({ min: 1 }) driverId!: number;
  @OneOf(RIDE_TYPES, { description: 'Of its rides, for their price and for the class of the vehicle' })
  rideType!: RideType;
}

export class PlannedPassenger {
  @Whole({ min: 0, description: 'Position of a served request, from 0' }) request!: number;
  @Nested(() => Passenger) passenger!: Passenger;
  @Text({
    max: MAX_REFERENCE_LENGTH,
    optional: true,
    description: 'On the invoice; the label of the request when left out',
  })
  reference?: string;
}

export class PricedVehicle {
  @Whole({ min: 0, description: 'Position of a vehicle that drives, from 0' }) vehicle!: number;
  @OneOf(RIDE_TYPES) rideType!: RideType;
}

/** What rides of a plan would cost an account, before anyone is named. */
export class RoutePlanPricing extends RoutePlanRevision {
  @Whole({ min: 1 }) accountId!: number;
  @ListOf(() => PricedVehicle, { max: MOST_ROUTE_VEHICLES, description: 'Every vehicle that drives, once' })
  vehicles!: PricedVehicle[];
}

export class PlannedRidePrice {
  @Whole({ min: 0, description: 'Position of the request in the plan' }) request!: number;
  @Whole({ min: 0, description: 'Position of the vehicle in the plan' }) vehicle!: number;
  @Whole({ description: 'People' }) seats!: number;
  @Whole({ optional: true, description: 'Seats that are paid for, where the group is smaller; otherwise null' })
  minimumSeats!: number | null;
  @Money({ description: 'The largest share of one seat' }) perSeat!: string;
  @Money({ description: 'Taken off by the account’s volume discount; 0.00 without one' }) discount!: string;
  @Money({ description: 'What the account pays' }) total!: string;
}

export class PlannedRunPrice {
  @Whole({ min: 0, description: 'Position of the vehicle in the plan' }) vehicle!: number;
  @Whole({ description: 'People of all its rides' }) seats!: number;
  @Money() total!: string;
}

export class RoutePlanPrices {
  @ListOf(() => PlannedRidePrice) rides!: PlannedRidePrice[];
  @ListOf(() => PlannedRunPrice) runs!: PlannedRunPrice[];
  @Money({ description: 'Of all rides; to send when publishing' }) total!: string;
}

/** Who drives, who rides, and which business account pays. */
export class RoutePlanPublication extends RoutePlanRevision {
  @Whole({ min: 1 }) accountId!: number;
  @Money({
    optional: true,
    description: 'Total that the operator agreed to; refused with `prices_changed` when the rides cost something else',
  })
  total?: string;
  @Text({ max: 20, optional: true, description: 'Code of a cost center of the account' }) costCenter?: string;
  @ListOf(() => PublishedVehicle, { max: MOST_ROUTE_VEHICLES, description: 'Every vehicle that drives, once' })
  vehicles!: PublishedVehicle[];
  @ListOf(() => PlannedPassenger, { max: MOST_ROUTE_REQUESTS, description: 'Every served request, once' })
  passengers!: PlannedPassenger[];
}

export class PublishedRide {
  @Whole({ min: 0, description: 'Position of the request in the plan' }) request!: number;
  @Whole() rideId!: number;
  @OneOf(RIDE_STATUSES) status!: RideStatus;
}

export class PublishedRun {
  @Whole() runId!: number;
  @Whole({ min: 0, description: 'Position of the vehicle in the plan' }) vehicle!: number;
  @Whole({ optional: true, description: 'Who drives now; null while nobody does' }) driverId!: number | null;
  @Text({ max: 100, optional: true }) driverName!: string | null;
  @ListOf(() => PublishedRide) rides!: PublishedRide[];
}

export class PublishedRoutePlan {
  @Instant() publishedAt!: string;
  @Whole() accountId!: number;
  @Text({ max: 100 }) accountName!: string;
  @Whole({ description: 'Event transport with which the account lists the rides' }) eventId!: number;
  @ListOf(() => PublishedRun) runs!: PublishedRun[];
}

export class RoutePlanDriversQuery {
  @Whole({ min: 0, fromQuery: true, description: 'Position of a vehicle that drives' }) vehicle!: number;
  @OneOf(RIDE_TYPES) rideType!: RideType;
}

/** A driver who could drive one vehicle's route. */
export class RoutePlanDriver {
  @Whole() driverId!: number;
  @Text({ max: 100 }) name!: string;
  @Text({ max: 100 }) vehicle!: string;
  @OneOf(VEHICLE_CLASSES) vehicleClass!: VehicleClass;
  @Whole() seats!: number;
}

export class RoutePlanView extends NewRoutePlan {
  @Whole() id!: number;
  @Whole() revision!: number;
  @Instant() changedAt!: string;
  @Nested(() => RoutePlanResult, { optional: true, description: 'Null until the plan is solved or ordered by hand' })
  result!: RoutePlanResult | null;
  @Nested(() => RoutePlanTotals, { optional: true, description: 'Of the result before this one' })
  previous!: RoutePlanTotals | null;
  @Nested(() => PublishedRoutePlan, { optional: true, description: 'Null until the plan is published' })
  publication!: PublishedRoutePlan | null;
}

export class RoutePlansQuery {
  @Whole({ min: 1, optional: true, fromQuery: true, description: 'Those before this plan' }) before?: number;
}

export class RoutePlanSummary {
  @Whole() id!: number;
  @Text({ max: 100 }) name!: string;
  @Text({ ...DAY_FIELD, description: 'Day in the city' }) day!: string;
  @Whole() requests!: number;
  @Whole() vehicles!: number;
  @Instant() changedAt!: string;
  @Nested(() => RoutePlanTotals, { optional: true }) totals!: RoutePlanTotals | null;
  @Instant({ optional: true }) publishedAt!: string | null;
}
