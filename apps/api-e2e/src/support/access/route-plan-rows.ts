import { expectStatus } from '../people';
import { UPTOWN } from '../rides';
import { operations } from './operations-rows';
import type { Row, Situation } from './rows';

const depot = { ...UPTOWN, name: 'Depot' };
const plan = () => ({
  name: 'Matrix',
  day: '2026-12-01',
  requests: [
    {
      label: 'Hotel',
      people: 4,
      pickup: null,
      dropoff: { place: { ...UPTOWN, lat: UPTOWN.lat + 0.01, name: 'Hotel' }, from: 480, to: 600, serviceMinutes: 2 },
    },
  ],
  vehicles: [{ name: 'Shuttle 1', seats: 14, start: depot, end: depot, from: 420, to: 720 }],
});
const planOf = async ({ cast }: Situation) => {
  const { body } = await expectStatus(cast.operations.post('/api/admin/route-plans', plan()), 201);
  return { planId: body.id as number };
};
const revision = () => ({ revision: 1 });

/** Plans of shuttles and tours. */
export const ROUTE_PLAN_ROWS: readonly Row[] = [
  operations('GET /api/admin/route-plans'),
  operations('POST /api/admin/route-plans', { body: plan }),
  operations('GET /api/admin/route-plans/{planId}', { params: planOf }),
  operations('PUT /api/admin/route-plans/{planId}', { params: planOf, body: () => ({ ...plan(), ...revision() }) }),
  operations('POST /api/admin/route-plans/{planId}/solve', { params: planOf, body: revision }),
  operations('PUT /api/admin/route-plans/{planId}/routes', {
    params: planOf,
    body: () => ({ ...revision(), routes: [] }),
  }),
  operations('GET /api/admin/route-plans/{planId}/drivers', {
    params: planOf,
    query: '?vehicle=0&rideType=GroupX',
    outcome: '409 route_plan_not_feasible',
  }),
  operations('POST /api/admin/route-plans/{planId}/prices', {
    params: planOf,
    outcome: '409 route_plan_not_feasible',
    body: () => ({ ...revision(), accountId: 1, vehicles: [] }),
  }),
  operations('POST /api/admin/route-plans/{planId}/publish', {
    params: planOf,
    outcome: '409 route_plan_not_feasible',
    body: () => ({ ...revision(), accountId: 1, vehicles: [], passengers: [] }),
  }),
  operations('POST /api/admin/route-plans/{planId}/unpublish', {
    params: planOf,
    outcome: '409 route_plan_changed',
    body: () => ({ ...revision(), reason: 'Rain' }),
  }),
  operations('DELETE /api/admin/route-plans/{planId}', { params: planOf }),
];
