import type { PlannedVehicleRoute } from '@groupride/contracts';
import type { Fault, RoutePlan } from '@groupride/route-plans';
import { SMALL_PLAN } from '../testing/small-plan';
import { hasTimes, routeFaultsOf, totalsOf } from './plan-result';

const fault = (code: Fault['code']) => ({ code, vehicle: 0, request: 1, kind: 'pickup' }) as Fault;

describe('what is wrong with the times of a plan', () => {
  it.each([
    'half_served',
    'two_vehicles',
    'dropped_off_first',
    'after_window',
    'too_many_people',
    'after_shift',
  ] as const)('is reported: %s', (code) =>
    expect(routeFaultsOf([fault(code)])).toEqual([{ code, vehicle: 0, request: 1, kind: 'pickup' }]),
  );

  it('is our own mistake where no order of stops can cause it', () => {
    expect(() => routeFaultsOf([fault('faster_than_possible')])).toThrow(
      'the times of a route plan are wrong: faster_than_possible',
    );
  });

  it('is unknown while a vehicle does not arrive', () => {
    const plan = (...returns: number[]) =>
      ({ routes: returns.map((returnsAt) => ({ returnsAt })) }) as unknown as RoutePlan;
    expect(hasTimes(plan(3600, 7200))).toBe(true);
    expect(hasTimes(plan(3600, Infinity))).toBe(false);
  });
});

describe('the totals of a plan', () => {
  const route = (vehicle: number, meters: number, drivingSeconds: number) =>
    ({ vehicle, meters, drivingSeconds }) as PlannedVehicleRoute;

  it('count the vehicles that drive, the people who are served and those who are not', () => {
    const unserved = [{ request: 1, reason: 'vehicles_full' as const }];
    expect(totalsOf(SMALL_PLAN, [route(0, 9000, 800), route(1, 4000, 500)], unserved, true)).toEqual({
      vehicles: 2,
      seats: 18,
      people: 8,
      unservedPeople: 4,
      meters: 13_000,
      drivingSeconds: 1300,
      feasible: true,
    });
    expect(totalsOf(SMALL_PLAN, [route(1, 4000, 500)], [], false)).toMatchObject({
      vehicles: 1,
      seats: 6,
      people: 12,
      unservedPeople: 0,
      feasible: false,
    });
  });
});
