// The people of the demo city. All of them are invented; telephone numbers 555-0100 to 555-0199 belong to nobody in any area code.

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
};
export const ADMIN: Person = { name: 'Alex Admin', email: `admin@${DEMO_DOMAIN}`, phone: '7045550104' };

/** Three vehicles serve every ride type, so the first three differ most. */
const VEHICLES: readonly (Omit<Vehicle, 'licensePlate'> & { driver: string })[] = [
  { driver: 'Marcus Hill', vehicle: 'Honda Odyssey 2023', seats: 6 },
  { driver: 'Priya Nair', vehicle: 'Ford Transit 350 2022', seats: 14 },
  { driver: 'Walt Jensen', vehicle: 'MCI J4500 Coach 2021', seats: 55 },
  { driver: 'Sofia Reyes', vehicle: 'Freightliner Minibus 2020', seats: 24 },
  { driver: 'Tom Okafor', vehicle: 'Chevrolet Suburban 2023', seats: 8 },
  { driver: 'Grace Kim', vehicle: 'Ford F-550 Shuttle 2021', seats: 35 },
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
  };
}
