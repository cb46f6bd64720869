import { Flag, Instant, ListOf, OneOf, Text, Integer } from './fields';
import { VEHICLE_CLASSES, type VehicleClass } from './vehicles';

/** Why dispatch excluded a driver. If several reasons apply, the first one in this list is recorded. */
export const EXCLUSIONS = [
  'member',
  'refused',
  'not_confirmed',
  'stopped_coming',
  'taken_back',
  'unanswered',
  'went_offline',
  'controlled',
  'documents_expired',
  'offline',
  'position_too_old',
  'vehicle_too_small',
  'class_not_suitable',
  'busy',
  'scheduled_ride',
  'other_offer',
  'too_far',
  'no_route',
] as const;
export type Exclusion = (typeof EXCLUSIONS)[number];

/**
 * The result of a decision for one driver: the offer, a better choice elsewhere, or the reason why the driver was left
 * out.
 */
export const CANDIDATE_RESULTS = ['offered', 'not_preferred', 'matched_elsewhere', 'locked', ...EXCLUSIONS] as const;
export type CandidateResult = (typeof CANDIDATE_RESULTS)[number];

/**
 * Why a group could not join a vehicle that already serves others. When several reasons apply, the reason belongs to
 * the order of stops with the least driving.
 */
export const INSERTION_OBSTACLES = [
  'no_way',
  'no_seats',
  'promise_to_others',
  'pickup_too_late',
  'ride_too_long',
] as const;
export type InsertionObstacle = (typeof INSERTION_OBSTACLES)[number];

/**
 * The result of a decision for a vehicle with another group: the group joined it, another vehicle was better, or the
 * reason why the group could not join.
 */
export const JOIN_RESULTS = ['joined', 'not_preferred', ...INSERTION_OBSTACLES, ...EXCLUSIONS] as const;
export type JoinResult = (typeof JOIN_RESULTS)[number];

/** How well a vehicle's class fits the ride. */
export const VEHICLE_FITS = ['right_sized', 'larger', 'unsuitable'] as const;
export type VehicleFit = (typeof VEHICLE_FITS)[number];

export class DispatchCandidateView {
  @Integer() driverId!: number;
  @Text({ max: 100 }) driverName!: string;
  @Text({ max: 100 }) vehicle!: string;
  @OneOf(VEHICLE_CLASSES) vehicleClass!: VehicleClass;
  @Integer() seats!: number;
  @OneOf(VEHICLE_FITS) fit!: VehicleFit;
  @Integer({ optional: true, description: 'Minutes to the pickup; null for drivers who were left out' }) minutes!:
    number | null;
  @Integer({
    optional: true,
    description:
      'Seconds to the pickup plus a penalty for a larger vehicle; the lowest is best. Null for drivers who were left out',
  })
  score!: number | null;
  @OneOf(CANDIDATE_RESULTS) result!: CandidateResult;
}

export class DispatchExclusionCount {
  @OneOf(EXCLUSIONS) reason!: Exclusion;
  @Integer({ description: 'Number of drivers who were left out for this reason, including those who are not listed' })
  drivers!: number;
}

export class ServedRide {
  @Integer() rideId!: number;
}

/** A vehicle with another group that was considered for a GroupPool ride. */
export class SharedVehicleCandidateView {
  @Integer() driverId!: number;
  @Text({ max: 100 }) driverName!: string;
  @Text({ max: 100 }) vehicle!: string;
  @ListOf(() => ServedRide, { description: 'Rides that the vehicle was serving' }) rides!: ServedRide[];
  @Integer({
    optional: true,
    description: 'Minutes to the pickup, including the stops before it; null if the group cannot join',
  })
  minutes!: number | null;
  @Integer({ optional: true, description: 'Additional driving time of the vehicle; null if the group cannot join' })
  addedSeconds!: number | null;
  @OneOf(JOIN_RESULTS) result!: JoinResult;
}

export class DispatchDecisionView {
  @Integer() id!: number;
  @Instant() at!: string;
  @Integer({
    optional: true,
    description: 'The driver who was offered the ride, or whose vehicle the group joined; null when there was none',
  })
  driverId!: number | null;
  @Text({ max: 100, optional: true }) driverName!: string | null;
  @Integer({ description: 'Number of rides that were matched together, including this one' }) ridesTogether!: number;
  @Flag({ description: 'Whether minutes are estimated from straight lines, because road data was not available' })
  minutesEstimated!: boolean;
  @ListOf(() => DispatchCandidateView) candidates!: DispatchCandidateView[];
  @ListOf(() => SharedVehicleCandidateView, { description: 'For GroupPool: vehicles with other groups, best first' })
  sharedVehicles!: SharedVehicleCandidateView[];
  @ListOf(() => DispatchExclusionCount) leftOut!: DispatchExclusionCount[];
}

/** Dispatch decisions about a ride, newest first. */
export class DispatchDecisionList {
  @ListOf(() => DispatchDecisionView) decisions!: DispatchDecisionView[];
}
