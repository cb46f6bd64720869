// The people of the demo city. All of them are invented; telephone numbers 555-0100 to 555-0199 belong to nobody in any area code.

import type { VehicleClass } from '@groupride/contracts';

export interface Person {
  readonly name: string;
  readonly email: string;
  /** Ten digits. */
  readonly phone: string;
}

export interface Vehicle {
  readonly vehicle: string;
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
  vehicle: 'Toyota Sienna 2022',
  licensePlate: 'DMO-1003',
  seats: 6,
  vehicleClass: 'car',
};
export const ADMIN: Person = { name: 'Alex Admin', email: `admin@${DEMO_DOMAIN}`, phone: '7045550104' };

/** Together they serve the largest group of every ride type. The first three differ most, for tests with a small fleet. */
const VEHICLES: readonly (Omit<Vehicle, 'licensePlate'> & { driver: string })[] = [
  { driver: 'Marcus Hill', vehicle: 'Honda Odyssey 2023', seats: 6, vehicleClass: 'car' },
  { driver: 'Priya Nair', vehicle: 'Ford Transit 350 2022', seats: 14, vehicleClass: 'van' },
  { driver: 'Walt Jensen', vehicle: 'MCI J4500 Coach 2021', seats: 55, vehicleClass: 'coach' },
  { driver: 'Sofia Reyes', vehicle: 'Freightliner Minibus 2020', seats: 24, vehicleClass: 'minibus' },
  { driver: 'Tom Okafor', vehicle: 'Chevrolet Suburban 2023', seats: 8, vehicleClass: 'car' },
  { driver: 'Grace Kim', vehicle: 'Ford F-550 Shuttle 2021', seats: 35, vehicleClass: 'shuttle' },
  { driver: 'Leo Martin', vehicle: 'Freightliner Party Bus 2022', seats: 30, vehicleClass: 'party_bus' },
  { driver: 'Nadia Karim', vehicle: 'Mercedes Sprinter 2023', seats: 14, vehicleClass: 'van' },
  { driver: 'Ben Osei', vehicle: 'Kia Carnival 2024', seats: 6, vehicleClass: 'car' },
];

/** Area codes of North and South Carolina. */
const AREA_CODES = ['704', '980', '336', '252', '910', '919', '828', '984', '743', '803', '843'] as const;

/** The first ten numbers of the first area code are kept for people who are not of the fleet. */
function fleetPhone(number: number): string {
  const index = number + 9;
  const area = AREA_CODES[Math.floor(index / 100)];
  if (area === undefined) throw new RangeError(`there is no telephone number for fleet driver ${number}`);
  return `${area}55501${String(index % 100).padStart(2, '0')}`;
}

/** The fleet's driver number `number`, counted from 1. */
export function fleetDriver(number: number): DriverPerson {
  const kind = VEHICLES[(number - 1) % VEHICLES.length] as (typeof VEHICLES)[number];
  const round = Math.ceil(number / VEHICLES.length);
  return {
    name: round === 1 ? kind.driver : `${kind.driver} ${round}`,
    email: `fleet${number}@${DEMO_DOMAIN}`,
    phone: fleetPhone(number),
    vehicle: kind.vehicle,
    licensePlate: `GRX-${String(number).padStart(4, '0')}`,
    seats: kind.seats,
    vehicleClass: kind.vehicleClass,
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

/** Area codes of Georgia, so that the numbers are not those of drivers. */
const RIDER_AREA_CODES = ['404', '470', '678', '770'] as const;
export const MOST_RIDERS = RIDER_AREA_CODES.length * 100;

/** The demo's rider number `number`, counted from 1, who books rides from time to time. */
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

/** Pairs of friends; the last one rides alone when the number is odd. */
export function fleetGroups(riders: number): Person[][] {
  return Array.from({ length: Math.ceil(riders / 2) }, (_, index) =>
    [2 * index + 1, 2 * index + 2].filter((number) => number <= riders).map(fleetRider),
  );
}
