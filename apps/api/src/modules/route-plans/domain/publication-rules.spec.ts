import type { RoutePlanPublication } from '@groupride/contracts';
import { SMALL_PLAN } from '../testing/small-plan';
import type { PlanDrive } from './plan-drives';
import { nameOf, publicationProblems } from './publication-rules';

const at = (time: string) => new Date(`2026-12-01T${time}:00Z`);
const drive = (vehicle: number, request: number, from: string, until: string): PlanDrive => ({
  vehicle,
  seats: 5,
  stops: [
    { request, kind: 'pickup', at: at(from) },
    { request, kind: 'dropoff', at: at(until) },
  ],
});
const DRIVES = [drive(0, 2, '10:00', '11:00'), drive(1, 0, '11:00', '12:00')];
const driver = (vehicle: number, driverId: number, rideType = 'GroupX') =>
  ({ vehicle, driverId, rideType }) as RoutePlanPublication['vehicles'][number];
const passenger = (request: number) => ({ request }) as RoutePlanPublication['passengers'][number];
const DRIVERS = [driver(0, 31), driver(1, 32)];
const PASSENGERS = [passenger(0), passenger(2)];

const wrong = (
  { vehicles = DRIVERS, passengers = PASSENGERS }: Partial<RoutePlanPublication>,
  { drives = DRIVES, plan = SMALL_PLAN } = {},
) =>
  publicationProblems(plan, drives, { vehicles, passengers } as RoutePlanPublication).map(
    ({ field, code, message }) => {
      expect(code).toBe('invalid');
      return `${field} ${message}`;
    },
  );

describe('the drivers of a published plan', () => {
  it('are one for each vehicle that drives', () => {
    expect(wrong({})).toEqual([]);
    expect(wrong({ vehicles: [driver(1, 32)] })).toEqual(['vehicles must name a driver for Bus 1']);
    expect(wrong({ vehicles: [...DRIVERS, driver(1, 33)] })).toEqual(['vehicles.2.vehicle has a driver already']);
    expect(nameOf(SMALL_PLAN, 1)).toBe('Van 2');
  });

  it('are refused for a vehicle that stays where it is', () => {
    expect(wrong({}, { drives: DRIVES.slice(0, 1) })).toContain('vehicles.1.vehicle is not a vehicle that drives');
  });

  it('drive one vehicle at a time, and may change to another one', () => {
    const same = [driver(0, 31), driver(1, 31)];
    expect(wrong({ vehicles: same })).toEqual([]);
    const busy = ['vehicles.1.driverId drives another vehicle at the time of Van 2'];
    expect(wrong({ vehicles: same }, { drives: [DRIVES[0]!, drive(1, 0, '10:59', '12:00')] })).toEqual(busy);
    expect(wrong({ vehicles: same }, { drives: [DRIVES[0]!, drive(1, 0, '09:00', '10:01')] })).toEqual(busy);
    expect(wrong({ vehicles: same }, { drives: [DRIVES[0]!, drive(1, 0, '09:00', '10:00')] })).toEqual([]);
  });

  it('drive nobody in a pool, whose price changes when others join', () => {
    expect(wrong({ vehicles: [driver(0, 31, 'GroupPool'), driver(1, 32)] })).toEqual([
      'vehicles.0.rideType must be another ride type than GroupPool',
    ]);
  });
});

describe('the passengers of a published plan', () => {
  it('are one for each request that is served', () => {
    expect(wrong({ passengers: [passenger(2)] })).toEqual(['passengers must name a passenger for Early shift']);
    expect(wrong({ passengers: [] })).toEqual([
      'passengers must name a passenger for Early shift',
      'passengers must name a passenger for Crew',
    ]);
    expect(wrong({ passengers: [...PASSENGERS, passenger(2)] })).toEqual([
      'passengers.2.request has a passenger already',
    ]);
  });

  it('are refused for a request that is not served', () => {
    expect(wrong({ passengers: [...PASSENGERS, passenger(1)] })).toEqual([
      'passengers.2.request is not a request that is served',
    ]);
  });

  it('ride with somebody, as every ride is for two people or more', () => {
    const requests = SMALL_PLAN.requests.map((each, index) => ({ ...each, people: index === 2 ? 1 : 2 }));
    expect(wrong({}, { plan: { ...SMALL_PLAN, requests } })).toEqual([
      'passengers.1 Crew: a ride is for at least 2 people',
    ]);
  });
});
