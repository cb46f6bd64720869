import { MIN_GROUP_SIZE, RIDE_TYPES, type RideType } from './enums';
import { Flag, ListOf, ListOfStrings, OneOf, Text, Integer } from './fields';
import {
  LEAST_CLASS_SEATS,
  MOST_CLASS_SEATS,
  VEHICLE_CLASSES,
  type RideTypeRule,
  type VehicleClass,
  type VehicleClassRule,
  type VehicleRules,
} from './vehicles';

export const CLASS_NAME_MAX_LENGTH = 40;

export class VehicleClassSetting implements VehicleClassRule {
  @OneOf(VEHICLE_CLASSES) vehicleClass!: VehicleClass;
  @Flag({ description: 'Whether the class serves rides that are booked from now on' }) offered!: boolean;
  @Integer({
    min: LEAST_CLASS_SEATS,
    max: MOST_CLASS_SEATS,
    description: 'Fewest passenger seats of a vehicle of this class',
  })
  leastSeats!: number;
  @Integer({ min: LEAST_CLASS_SEATS, max: MOST_CLASS_SEATS }) mostSeats!: number;
  @Text({ max: CLASS_NAME_MAX_LENGTH, optional: true, description: 'Null for the default name of the apps' })
  nameEn!: string | null;
  @Text({ max: CLASS_NAME_MAX_LENGTH, optional: true, description: 'Null for the default name of the apps' })
  nameEs!: string | null;
}

export class RideTypeVehicles implements RideTypeRule {
  @OneOf(RIDE_TYPES) rideType!: RideType;
  @Integer({
    min: MIN_GROUP_SIZE,
    max: MOST_CLASS_SEATS,
    description: 'Maximum number of people in a group that books from now on',
  })
  largestGroup!: number;
  @ListOfStrings(VEHICLE_CLASSES, { min: 1, description: 'Classes that serve the ride type, preferred class first' })
  suitable!: VehicleClass[];
  @ListOfStrings(VEHICLE_CLASSES, { description: 'Classes that step in when no suitable vehicle is near' })
  larger!: VehicleClass[];
}

export class VehicleClassesSetting implements VehicleRules {
  @ListOf(() => VehicleClassSetting, { max: VEHICLE_CLASSES.length, description: 'Every class once' })
  classes!: VehicleClassSetting[];
  @ListOf(() => RideTypeVehicles, { max: RIDE_TYPES.length, description: 'Every ride type once' })
  rideTypes!: RideTypeVehicles[];
  @Integer({
    min: MIN_GROUP_SIZE,
    max: MOST_CLASS_SEATS,
    description: 'A coach steps in for a smaller vehicle only for groups of at least this size',
  })
  largerCoachFrom!: number;
}

export class VehicleClassesView {
  @ListOf(() => VehicleClassSetting, { description: 'Smallest first' }) classes!: VehicleClassSetting[];
}
