// The people of the demo city. All of them are fictional; phone numbers 555-0100 to 555-0199 are not assigned in any
// area code.

import type { DriverApplication, VehicleClass, VehicleColor } from '@groupride/contracts';

export interface Person {
  readonly name: string;
  readonly email: string;
  /** Ten digits. */
  readonly phone: string;
}

export interface Vehicle extends Readonly<
  Pick<DriverApplication, 'vehicleMake' | 'vehicleModel' | 'vehicleYear' | 'vehicleColor'>
> {
  readonly licensePlate: string;
  readonly seats: number;
  readonly vehicleClass: VehicleClass;
}

export interface DriverPerson extends Person, Vehicle {}

export const DEMO_DOMAIN = 'demo.groupride.test';

export const RIDER: Person = { name: 'Riley Carter', email: `rider@${DEMO_DOMAIN}`, phone: '7045550101' };
export const FRIEND: Person = { name: 'Frankie Moore', email: `friend@${DEMO_DOMAIN}`, phone: '7045550102' };
export const DRIVER: DriverPerson = {
  name: 'Dana Brooks',
  email: `driver@${DEMO_DOMAIN}`,
  phone: '7045550103',
  vehicleMake: 'Toyota',
  vehicleModel: 'Sienna',
  vehicleYear: 2022,
  vehicleColor: 'silver',
  licensePlate: 'DMO-1003',
  seats: 6,
  vehicleClass: 'car',
};
export const ADMIN: Person = { name: 'Alex Admin', email: `admin@${DEMO_DOMAIN}`, phone: '7045550104' };

interface Kind extends Omit<Vehicle, 'licensePlate'> {
  readonly driver: string;
}

const kind = (
  driver: string,
  [vehicleMake, vehicleModel, vehicleYear, vehicleColor]: readonly [string, string, number, VehicleColor],
  seats: number,
  vehicleClass: VehicleClass,
): Kind => ({ driver, vehicleMake, vehicleModel, vehicleYear, vehicleColor, seats, vehicleClass });

/**
 * Together they serve the largest group of every ride type. The first three differ the most, for tests with a small
 * fleet.
 */
const VEHICLES: readonly Kind[] = [
  kind('Marcus Hill', ['Honda', 'Odyssey', 2023, 'blue'], 6, 'car'),
  kind('Priya Nair', ['Ford', 'Transit 350', 2022, 'white'], 14, 'van'),
  kind('Walt Jensen', ['MCI', 'J4500 Coach', 2021, 'white'], 55, 'coach'),
  kind('Sofia Reyes', ['Freightliner', 'Minibus', 2020, 'white'], 24, 'minibus'),
  kind('Tom Okafor', ['Chevrolet', 'Suburban', 2023, 'black'], 8, 'car'),
  kind('Grace Kim', ['Ford', 'F-550 Shuttle', 2021, 'white'], 35, 'shuttle'),
  kind('Leo Martin', ['Freightliner', 'Party Bus', 2022, 'black'], 30, 'party_bus'),
  kind('Nadia Karim', ['Mercedes-Benz', 'Sprinter 2500', 2023, 'gray'], 14, 'van'),
  kind('Ben Osei', ['Kia', 'Carnival', 2024, 'red'], 6, 'car'),
];

/** Area codes of North and South Carolina. */
const AREA_CODES = ['704', '980', '336', '252', '910', '919', '828', '984', '743', '803', '843'] as const;

/** The first ten numbers of the first area code are reserved for people outside the fleet. */
function fleetPhone(number: number): string {
  const index = number + 9;
  const area = AREA_CODES[Math.floor(index / 100)];
  if (area === undefined) throw new RangeError(`there is no telephone number for fleet driver ${number}`);
  return `${area}55501${String(index % 100).padStart(2, '0')}`;
}

/** The fleet driver with this number, counted from 1. */
export function fleetDriver(number: number): DriverPerson {
  const { driver, ...vehicle } = VEHICLES[(number - 1) % VEHICLES.length] as Kind;
  const round = Math.ceil(number / VEHICLES.length);
  return {
    name: round === 1 ? driver : `${driver} ${round}`,
    email: `fleet${number}@${DEMO_DOMAIN}`,
    phone: fleetPhone(number),
    ...vehicle,
    licensePlate: `GRX-${String(number).padStart(4, '0')}`,
  };
}

const RIDERS = [
  'Amy Chen',
  'Carlos Diaz',
  'Beth Young',
  'Omar Haddad',
  'Julia Novak',
  'Sam Wright',
  'Ines Costa',
  'Ken Ito',
] as const;

/** Area codes of Georgia, to differ from the drivers' numbers. */
const RIDER_AREA_CODES = ['404', '470', '678', '770'] as const;
export const MOST_RIDERS = RIDER_AREA_CODES.length * 100;

/** The demo rider with this number, counted from 1, who books rides from time to time. */
export function fleetRider(number: number): Person {
  const name = RIDERS[(number - 1) % RIDERS.length] as string;
  const round = Math.ceil(number / RIDERS.length);
  const area = RIDER_AREA_CODES[Math.floor((number - 1) / 100)];
  if (area === undefined) throw new RangeError(`there is no telephone number for demo rider ${number}`);
  return {
    name: round === 1 ? name : `${name} ${round}`,
    email: `passenger${number}@${DEMO_DOMAIN}`,
    phone: `${area}55501${String((number - 1) % 100).padStart(2, '0')}`,
  };
}

/** Pairs of friends; with an odd number, the last one rides alone. */
export function fleetGroups(riders: number): Person[][] {
  return Array.from({ length: Math.ceil(riders / 2) }, (_, index) =>
    [2 * index + 1, 2 * index + 2].filter((number) => number <= riders).map(fleetRider),
  );
}
