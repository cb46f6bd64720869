import type { RideType } from './enums';

/** Kinds of vehicle, smallest first. A party bus is a class of its own because nothing else replaces it. */
export const VEHICLE_CLASSES = ['car', 'van', 'minibus', 'shuttle', 'coach', 'party_bus'] as const;
export type VehicleClass = (typeof VEHICLE_CLASSES)[number];

/** Passenger seats that a vehicle of a class can have. Ranges overlap: a van may have as many seats as a small minibus. */
export const SEATS_OF_CLASS: Readonly<Record<VehicleClass, { readonly min: number; readonly max: number }>> = {
  car: { min: 2, max: 8 },
  van: { min: 5, max: 15 },
  minibus: { min: 9, max: 30 },
  shuttle: { min: 9, max: 40 },
  coach: { min: 25, max: 60 },
  party_bus: { min: 8, max: 50 },
};

export interface ServingClasses {
  /** Classes that serve the ride type. Of two vehicles at a similar distance, the one of the earlier class is preferred. */
  readonly suitable: readonly VehicleClass[];
  /** Larger classes that step in when no suitable vehicle is within reach. */
  readonly larger: readonly VehicleClass[];
}

export const CLASSES_OF_RIDE_TYPE: Readonly<Record<RideType, ServingClasses>> = {
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

/** A coach replaces a smaller vehicle only for groups of at least this size. */
export const MIN_GROUP_FOR_LARGER_COACH = 15;

/** The classes that may carry a group, suitable ones first. */
export function classesFor(rideType: RideType, groupSize: number): ServingClasses {
  const { suitable, larger } = CLASSES_OF_RIDE_TYPE[rideType];
  return {
    suitable,
    larger: larger.filter((each) => each !== 'coach' || groupSize >= MIN_GROUP_FOR_LARGER_COACH),
  };
}

/** The most likely class of a vehicle with this many passenger seats. */
export function classOfSeats(seats: number): VehicleClass {
  if (seats <= 8) return 'car';
  if (seats <= 15) return 'van';
  if (seats <= 24) return 'minibus';
  if (seats <= 35) return 'shuttle';
  return 'coach';
}

export function hasSeatsOfClass(vehicleClass: VehicleClass, seats: number): boolean {
  const { min, max } = SEATS_OF_CLASS[vehicleClass];
  return seats >= min && seats <= max;
}

/** Classes that a vehicle with this many passenger seats can belong to. */
export function classesOfSeats(seats: number): VehicleClass[] {
  return VEHICLE_CLASSES.filter((each) => hasSeatsOfClass(each, seats));
}
