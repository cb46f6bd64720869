import { MAX_GROUP_SIZE, RIDE_TYPES, type RideType } from './enums';

/** Kinds of vehicle, smallest first. A party bus is a separate class because no other class can replace it. */
export const VEHICLE_CLASSES = ['car', 'van', 'minibus', 'shuttle', 'coach', 'party_bus'] as const;
export type VehicleClass = (typeof VEHICLE_CLASSES)[number];

/** Minimum number of passenger seats that operations can set for a class. */
export const LEAST_CLASS_SEATS = 1;
export const MOST_CLASS_SEATS = 60;

/** The name of a class in each language; null for the default name of the apps. */
export interface VehicleClassNames {
  readonly nameEn?: string | null;
  readonly nameEs?: string | null;
}

export interface VehicleClassRule extends VehicleClassNames {
  readonly vehicleClass: VehicleClass;
  /** Whether the class serves rides that are booked from now on. */
  readonly offered: boolean;
  /** Passenger seats that a vehicle of the class can have. Ranges overlap: a van may have as many seats as a small minibus. */
  readonly leastSeats: number;
  readonly mostSeats: number;
}

export interface ServingClasses {
  /**
   * Classes that serve the ride type, in order of preference: between vehicles at a similar distance, the earlier class
   * is preferred.
   */
  readonly suitable: readonly VehicleClass[];
  /** Larger classes that step in when no suitable vehicle is within reach. */
  readonly larger: readonly VehicleClass[];
}

export interface RideTypeRule extends ServingClasses {
  readonly rideType: RideType;
  readonly largestGroup: number;
}

/** Rules for which vehicles serve which rides. Operations change them; see the setting `vehicle_classes`. */
export interface VehicleRules {
  readonly classes: readonly VehicleClassRule[];
  readonly rideTypes: readonly RideTypeRule[];
  /** A coach replaces a smaller vehicle only for groups of at least this size. */
  readonly largerCoachFrom: number;
}

const SEATS: Readonly<Record<VehicleClass, readonly [least: number, most: number]>> = {
  car: [2, 8],
  van: [5, 15],
  minibus: [9, 30],
  shuttle: [9, 40],
  coach: [25, 60],
  party_bus: [8, 50],
};

const CLASSES: Readonly<Record<RideType, ServingClasses>> = {
  GroupX: { suitable: ['car'], larger: ['van', 'minibus'] },
  GroupXL: { suitable: ['van'], larger: ['minibus', 'shuttle'] },
  GroupXXL: { suitable: ['minibus'], larger: ['shuttle', 'coach'] },
  CharterBus: { suitable: ['coach'], larger: [] },
  EventShuttle: { suitable: ['minibus', 'shuttle'], larger: ['coach'] },
  PartyBus: { suitable: ['party_bus'], larger: [] },
  GroupPool: { suitable: ['car', 'van'], larger: ['minibus'] },
  CasinoShuttle: { suitable: ['van', 'minibus', 'shuttle'], larger: [] },
  WineTour: { suitable: ['car', 'van', 'minibus'], larger: ['shuttle'] },
};

/** The rules that apply until operations change them. */
export const INITIAL_VEHICLE_RULES: VehicleRules = {
  classes: VEHICLE_CLASSES.map((vehicleClass) => {
    const [leastSeats, mostSeats] = SEATS[vehicleClass];
    return { vehicleClass, offered: true, leastSeats, mostSeats, nameEn: null, nameEs: null };
  }),
  rideTypes: RIDE_TYPES.map((rideType) => ({
    rideType,
    largestGroup: MAX_GROUP_SIZE[rideType],
    ...CLASSES[rideType],
  })),
  largerCoachFrom: 15,
};

export type ClassRules = Pick<VehicleRules, 'classes'>;

export function classRuleOf({ classes }: ClassRules, vehicleClass: VehicleClass): VehicleClassRule {
  return classes.find((each) => each.vehicleClass === vehicleClass)!;
}

export function rideTypeRuleOf({ rideTypes }: Pick<VehicleRules, 'rideTypes'>, rideType: RideType): RideTypeRule {
  return rideTypes.find((each) => each.rideType === rideType)!;
}

/** The classes that may carry a group, suitable ones first. */
export function classesFor(rules: VehicleRules, rideType: RideType, groupSize: number): ServingClasses {
  const { suitable, larger } = rideTypeRuleOf(rules, rideType);
  const isOffered = (each: VehicleClass) => classRuleOf(rules, each).offered;
  return {
    suitable: suitable.filter(isOffered),
    larger: larger.filter((each) => isOffered(each) && (each !== 'coach' || groupSize >= rules.largerCoachFrom)),
  };
}

/** Whether a suitable class of the ride type is offered. Larger classes only step in, so they are not enough. */
export function isRideTypeOffered(rules: VehicleRules, rideType: RideType): boolean {
  return rideTypeRuleOf(rules, rideType).suitable.some((each) => classRuleOf(rules, each).offered);
}

export function hasSeatsOfClass(rules: ClassRules, vehicleClass: VehicleClass, seats: number): boolean {
  const { leastSeats, mostSeats } = classRuleOf(rules, vehicleClass);
  return seats >= leastSeats && seats <= mostSeats;
}

/** Offered classes to which a vehicle with this number of passenger seats can belong. */
export function classesOfSeats(rules: ClassRules, seats: number): VehicleClass[] {
  return VEHICLE_CLASSES.filter((each) => classRuleOf(rules, each).offered && hasSeatsOfClass(rules, each, seats));
}

/** The most likely class of a vehicle with this number of passenger seats; null when there is none. */
export function classOfSeats(rules: ClassRules, seats: number): VehicleClass | null {
  const classes = classesOfSeats(rules, seats);
  return classes.find((each) => each !== 'party_bus') ?? classes[0] ?? null;
}
