import type { RoutePlanResult } from '@groupride/contracts';
import { only } from '../../platform/testing/stand-ins';
import { Clock } from '../../platform/clock';
import { testCity } from '../city/testing/test-city';
import type { DriversFacade, PlannableDrivers } from '../drivers/drivers.facade';
import { PlanDriversService } from './plan-drivers.service';
import type { StoredRoutePlan } from './route-plans.repository';
import { SMALL_PLAN } from './testing/small-plan';

const stop = (kind: 'pickup' | 'dropoff', beginsAt: number) => ({
  request: 0,
  kind,
  beginsAt,
  arrivesAt: beginsAt,
  leavesAt: beginsAt,
});
const result = only<RoutePlanResult>({
  totals: only<RoutePlanResult['totals']>({ feasible: true }),
  routes: [
    only<RoutePlanResult['routes'][number]>({
      vehicle: 0,
      leavesAt: 5 * 3600,
      returnsAt: 8 * 3600,
      stops: [stop('pickup', 6 * 3600), stop('dropoff', 7 * 3600)],
    }),
  ],
});

describe('the times of a plan that becomes rides', () => {
  const drivers = new PlanDriversService(
    ...([only<DriversFacade>({}), only<PlannableDrivers>({}), testCity()] as const),
    only<Clock>({ now: () => new Date('2026-01-01T00:00:00Z') }),
  );
  const times = (day: string) =>
    drivers
      .drivesOf(only<StoredRoutePlan>({ ...SMALL_PLAN, day, result }))
      .flatMap(({ stops }) => stops.map(({ at }) => at.toISOString()));

  it.each([
    ['2026-12-01', '11', '12'],
    ['2026-11-01', '11', '12'],
    ['2026-03-08', '10', '11'],
  ])('are those on the clocks of the city on %s, also when they change that night', (day, six, seven) => {
    expect(times(day)).toEqual([`${day}T${six}:00:00.000Z`, `${day}T${seven}:00:00.000Z`]);
  });
});
