import { MAX_REFERENCE_LENGTH, Passenger } from './business-accounts';
import { RIDE_STATUSES, RIDE_TYPES, type RideStatus, type RideType } from './enums';
import { Decimal, Flag, Instant, ListOf, Money, Nested, OneOf, Text, Integer } from './fields';
import { DAY_FIELD } from './metrics';
import { Place } from './places';
import { VEHICLE_CLASSES, type VehicleClass } from './vehicles';

export const MOST_ROUTE_REQUESTS = 60;
export const MOST_ROUTE_VEHICLES = 20;
/** Latest minute of a shift, counted from midnight: the end of the next day. */
export const LAST_ROUTE_MINUTE = 2_880;

export const ROUTE_STOP_KINDS = ['pickup', 'dropoff'] as const;
export type RouteStopKind = (typeof ROUTE_STOP_KINDS)[number];

/** Why no vehicle serves a request. */
export const UNSERVED_REASONS = [
  'too_many_people',
  'shift_too_short',
  'out_of_reach',
  'vehicles_full',
  'left_out',
] as const;
export type UnservedRequestReason = (typeof UNSERVED_REASONS)[number];

/** Why an order of stops cannot be driven. */
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
  @Integer({ ...MINUTE, description: 'Earliest minute after midnight in the city; an early vehicle waits' })
  from!: number;
  @Integer({ ...MINUTE, description: 'Latest minute after midnight' }) to!: number;
  @Integer({ min: 0, max: 240, description: 'Minutes that people need to get in or out' }) serviceMinutes!: number;
}

/**
 * People who travel together. If one of the two stops is missing, they board where the vehicle starts or ride to where
 * it ends.
 */
export class RoutePlanRequest {
  @Text({ max: 100 }) label!: string;
  @Integer({ min: 1, max: 60 }) people!: number;
  @Nested(() => RoutePlanVisit, { optional: true }) pickup!: RoutePlanVisit | null;
  @Nested(() => RoutePlanVisit, { optional: true }) dropoff!: RoutePlanVisit | null;
}

export class RoutePlanVehicle {
  @Text({ max: 100 }) name!: string;
  @Integer({ min: 1, max: 60 }) seats!: number;
  @Nested(() => Place) start!: Place;
  @Nested(() => Place) end!: Place;
  @Integer({ ...MINUTE, description: 'Minute after midnight in the city when the shift begins' }) from!: number;
  @Integer({ ...MINUTE, description: 'Latest minute for the vehicle to be at its end' }) to!: number;
}

export class NewRoutePlan {
  @Text({ max: 100 }) name!: string;
  @Text({ ...DAY_FIELD, description: 'Day in the city' }) day!: string;
  @ListOf(() => RoutePlanRequest, { max: MOST_ROUTE_REQUESTS }) requests!: RoutePlanRequest[];
  @ListOf(() => RoutePlanVehicle, { max: MOST_ROUTE_VEHICLES }) vehicles!: RoutePlanVehicle[];
}

export class RoutePlanRevision {
  @Integer({ min: 1, description: 'Revision of the plan that you saw' }) revision!: number;
}

export class RoutePlanWithdrawal extends RoutePlanRevision {
  @Text({ max: 300, multiline: true, description: 'Passengers and drivers read it' }) reason!: string;
}

export class RoutePlanChange extends NewRoutePlan {
  @Integer({ min: 1, description: 'Revision of the plan that you saw' }) revision!: number;
}

export class RoutePlanStop {
  @Integer({ min: 0, description: 'Position of the request in the plan, from 0' }) request!: number;
  @OneOf(ROUTE_STOP_KINDS, { name: 'RouteStopKind' }) kind!: RouteStopKind;
}

export class RoutePlanOrder {
  @Integer({ min: 0, description: 'Position of the vehicle in the plan, from 0' }) vehicle!: number;
  @ListOf(() => RoutePlanStop, { max: 2 * MOST_ROUTE_REQUESTS }) stops!: RoutePlanStop[];
}

export class RoutePlanOrders extends RoutePlanRevision {
  @ListOf(() => RoutePlanOrder, { max: MOST_ROUTE_VEHICLES }) routes!: RoutePlanOrder[];
}

export class TimedRouteStop extends RoutePlanStop {
  @Integer({ description: SECONDS }) arrivesAt!: number;
  @Integer({ description: 'When people get in or out; later than the arrival when the vehicle waits' })
  beginsAt!: number;
  @Integer({ description: SECONDS }) leavesAt!: number;
}

export class PlannedVehicleRoute {
  @Integer({ min: 0 }) vehicle!: number;
  @Integer({ description: SECONDS }) leavesAt!: number;
  @Integer({ description: SECONDS }) returnsAt!: number;
  @Decimal({ description: 'Meters on roads, or in straight lines when `estimated`' }) meters!: number;
  @Integer() drivingSeconds!: number;
  @Text({ max: 200_000, min: 0, description: 'Encoded, precision 1e5' }) polyline!: string;
  @ListOf(() => TimedRouteStop) stops!: TimedRouteStop[];
}

export class UnservedRequest {
  @Integer({ min: 0 }) request!: number;
  @OneOf(UNSERVED_REASONS, { name: 'UnservedRequestReason' }) reason!: UnservedRequestReason;
}

export class RouteFault {
  @OneOf(ROUTE_FAULTS, { name: 'RouteFaultCode' }) code!: RouteFaultCode;
  @Integer({ min: 0, optional: true }) vehicle!: number | null;
  @Integer({ min: 0, optional: true }) request!: number | null;
  @OneOf(ROUTE_STOP_KINDS, { name: 'RouteStopKind', optional: true }) kind!: RouteStopKind | null;
}

export class RoutePlanTotals {
  @Integer() vehicles!: number;
  @Integer({ description: 'Seats of the vehicles that drive' }) seats!: number;
  @Integer({ description: 'Number of people who are served' }) people!: number;
  @Integer({ description: 'Number of people who are not served' }) unservedPeople!: number;
  @Decimal() meters!: number;
  @Integer() drivingSeconds!: number;
  @Flag({
    description: 'Whether every vehicle can drive its stops in this order, regardless of people who are not served',
  })
  feasible!: boolean;
}

export class RoutePlanResult {
  @ListOf(() => PlannedVehicleRoute) routes!: PlannedVehicleRoute[];
  @ListOf(() => UnservedRequest) unserved!: UnservedRequest[];
  @ListOf(() => RouteFault, { description: 'Empty when the plan can be driven' }) faults!: RouteFault[];
  @Flag({ description: 'True when distances and times are estimated from straight lines' }) estimated!: boolean;
  @Nested(() => RoutePlanTotals) totals!: RoutePlanTotals;
}

export class PublishedVehicle {
  @Integer({ min: 0, description: 'Position of a vehicle that drives, from 0' }) vehicle!: number;
  @Integer({ min: 1 }) driverId!: number;
  @OneOf(RIDE_TYPES, {
    description: 'Ride type of its rides, which determines their price and the class of the vehicle',
  })
  rideType!: RideType;
}

export class PlannedPassenger {
  @Integer({ min: 0, description: 'Position of a served request, from 0' }) request!: number;
  @Nested(() => Passenger) passenger!: Passenger;
  @Text({
    max: MAX_REFERENCE_LENGTH,
    optional: true,
    description: 'Printed on the invoice; the label of the request when left out',
  })
  reference?: string;
}

export class PricedVehicle {
  @Integer({ min: 0, description: 'Position of a vehicle that drives, from 0' }) vehicle!: number;
  @OneOf(RIDE_TYPES) rideType!: RideType;
}

/** A request for the price of a plan's rides on an account, before passengers are named. */
export class RoutePlanPricing extends RoutePlanRevision {
  @Integer({ min: 1 }) accountId!: number;
  @ListOf(() => PricedVehicle, { max: MOST_ROUTE_VEHICLES, description: 'Every vehicle that drives, once' })
  vehicles!: PricedVehicle[];
}

export class PlannedRidePrice {
  @Integer({ min: 0, description: 'Position of the request in the plan' }) request!: number;
  @Integer({ min: 0, description: 'Position of the vehicle in the plan' }) vehicle!: number;
  @Integer({ description: 'People' }) seats!: number;
  @Integer({ optional: true, description: 'Number of seats paid for, if the group is smaller; otherwise null' })
  minimumSeats!: number | null;
  @Money({ description: 'The largest share of one seat' }) perSeat!: string;
  @Money({ description: 'Volume discount of the account; 0.00 without one' }) discount!: string;
  @Money({ description: 'What the account pays' }) total!: string;
}

export class PlannedRunPrice {
  @Integer({ min: 0, description: 'Position of the vehicle in the plan' }) vehicle!: number;
  @Integer({ description: 'People of all its rides' }) seats!: number;
  @Money() total!: string;
}

export class RoutePlanPrices {
  @ListOf(() => PlannedRidePrice) rides!: PlannedRidePrice[];
  @ListOf(() => PlannedRunPrice) runs!: PlannedRunPrice[];
  @Money({ description: 'Total of all rides; send it when publishing' }) total!: string;
}

/** The drivers, the passengers and the paying business account of a plan. */
export class RoutePlanPublication extends RoutePlanRevision {
  @Integer({ min: 1 }) accountId!: number;
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
  @Integer({ min: 0, description: 'Position of the request in the plan' }) request!: number;
  @Integer() rideId!: number;
  @OneOf(RIDE_STATUSES) status!: RideStatus;
}

export class PublishedRun {
  @Integer() runId!: number;
  @Integer({ min: 0, description: 'Position of the vehicle in the plan' }) vehicle!: number;
  @Integer({ optional: true, description: 'The current driver; null while there is none' }) driverId!: number | null;
  @Text({ max: 100, optional: true }) driverName!: string | null;
  @ListOf(() => PublishedRide) rides!: PublishedRide[];
}

export class PublishedRoutePlan {
  @Instant() publishedAt!: string;
  @Integer() accountId!: number;
  @Text({ max: 100 }) accountName!: string;
  @Integer({ description: 'Event transport with which the account lists the rides' }) eventId!: number;
  @ListOf(() => PublishedRun) runs!: PublishedRun[];
}

export class RoutePlanDriversQuery {
  @Integer({ min: 0, fromQuery: true, description: 'Position of a vehicle that drives' }) vehicle!: number;
  @OneOf(RIDE_TYPES) rideType!: RideType;
}

/** A driver who could drive one vehicle's route. */
export class RoutePlanDriver {
  @Integer() driverId!: number;
  @Text({ max: 100 }) name!: string;
  @Text({ max: 100 }) vehicle!: string;
  @OneOf(VEHICLE_CLASSES) vehicleClass!: VehicleClass;
  @Integer() seats!: number;
}

export class RoutePlanView extends NewRoutePlan {
  @Integer() id!: number;
  @Integer() revision!: number;
  @Instant() changedAt!: string;
  @Nested(() => RoutePlanResult, { optional: true, description: 'Null until the plan is solved or ordered by hand' })
  result!: RoutePlanResult | null;
  @Nested(() => RoutePlanTotals, { optional: true, description: 'Totals of the previous result' })
  previous!: RoutePlanTotals | null;
  @Nested(() => PublishedRoutePlan, { optional: true, description: 'Null until the plan is published' })
  publication!: PublishedRoutePlan | null;
}

export class RoutePlansQuery {
  @Integer({ min: 1, optional: true, fromQuery: true, description: 'Only plans before this one' }) before?: number;
}

export class RoutePlanSummary {
  @Integer() id!: number;
  @Text({ max: 100 }) name!: string;
  @Text({ ...DAY_FIELD, description: 'Day in the city' }) day!: string;
  @Integer() requests!: number;
  @Integer() vehicles!: number;
  @Instant() changedAt!: string;
  @Nested(() => RoutePlanTotals, { optional: true }) totals!: RoutePlanTotals | null;
  @Instant({ optional: true }) publishedAt!: string | null;
}
