import { jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import type { OperatorRole } from '@groupride/contracts';
import type { LatLng } from '@groupride/geo';
import { api, type ClientConfig, type RoutePlanView } from '@groupride/web-api-client';
import { dismissToast } from '@groupride/web-ui';
import { makeStore } from '../../../app/store';
import { fakeApi, type Answer, type RecordedRequest } from '../../../testing/fake-api';
import { renderInApp } from '../../../testing/render-in-app';

interface MapProps {
  label: string;
  markers: readonly { label: string; position: LatLng }[];
}
/** Describes the map as text, because this DOM does not draw it. */
jest.unstable_mockModule('@groupride/web-map', () => ({
  CityMap: ({ label, markers }: MapProps) => (
    <section aria-label={label}>{markers.map((marker) => marker.label).join(', ')}</section>
  ),
  MapPending: () => null,
}));
export const { RoutePlansPanel } = await import('../components/route-plans-panel');

const depot = { name: 'Depot', lat: 35.2, lng: -80.8 };
const hotel = { name: 'Hotel', lat: 35.3, lng: -80.8 };
export const visit = { place: hotel, from: 480, to: 600, serviceMinutes: 2 };
const vehicle = (name: string) => ({ name, seats: 14, start: depot, end: depot, from: 420, to: 720 });
export const totals = {
  vehicles: 1,
  seats: 14,
  people: 9,
  unservedPeople: 2,
  meters: 16_093,
  drivingSeconds: 1_800,
  feasible: true,
};
export const times = (minute: number) => ({
  arrivesAt: minute * 60 - 120,
  beginsAt: minute * 60,
  leavesAt: minute * 60 + 120,
});
/** Far in the future, because a plan whose first pickup has passed cannot be published. */
const DAY = '2126-12-01';
export const solved: RoutePlanView = {
  id: 4,
  name: 'Hotels',
  day: DAY,
  revision: 3,
  changedAt: '2026-11-25T12:00:00Z',
  requests: [
    { label: 'Wedding', people: 4, pickup: visit, dropoff: visit },
    { label: 'Crew', people: 5, pickup: null, dropoff: visit },
    { label: 'Late party', people: 2, pickup: null, dropoff: visit },
  ],
  vehicles: [vehicle('Shuttle 1'), vehicle('Shuttle 2')],
  previous: { ...totals, vehicles: 2, seats: 28 },
  result: {
    routes: [
      {
        vehicle: 0,
        leavesAt: 450 * 60,
        returnsAt: 520 * 60,
        meters: 16_093,
        drivingSeconds: 1_800,
        polyline: '',
        stops: [
          { request: 1, kind: 'dropoff', ...times(480) },
          { request: 0, kind: 'pickup', ...times(490) },
          { request: 0, kind: 'dropoff', ...times(500) },
        ],
      },
    ],
    unserved: [{ request: 2, reason: 'vehicles_full' as const }],
    faults: [],
    estimated: true,
    totals,
  },
};
/** A plan that serves everyone. */
export const complete: RoutePlanView = {
  ...solved,
  requests: solved.requests.slice(0, 2),
  result: { ...solved.result!, unserved: [], totals: { ...totals, unservedPeople: 0 } },
};
/** A plan that serves nobody. */
export const empty: RoutePlanView = {
  ...solved,
  result: {
    routes: [],
    faults: [],
    estimated: true,
    unserved: [
      { request: 0, reason: 'too_many_people' },
      { request: 1, reason: 'shift_too_short' },
      { request: 2, reason: 'out_of_reach' },
    ],
    totals: {
      vehicles: 0,
      seats: 0,
      people: 0,
      unservedPeople: 11,
      meters: 0,
      drivingSeconds: 0,
      feasible: true,
    },
  },
};
export const unsolved: RoutePlanView = { ...solved, result: null, previous: null };
export const config: ClientConfig = {
  features: {
    scheduledRides: true,
    cashPayments: true,
    guestJoins: true,
    driverApplications: true,
    driverPayouts: true,
  },
  city: { name: 'Charlotte, NC', timeZone: 'America/New_York', center: depot, radiusMiles: 80, map: null },
  paymentPublishableKey: 'pk_test_x',
  paymentMethods: ['card'],
  demoTools: true,
  riderWebUrl: 'http://rider.test',
  driverWebUrl: 'http://driver.test',
  adminWebUrl: 'http://admin.test',
};
const LIST = 'GET /api/admin/route-plans';
export const PLAN = 'GET /api/admin/route-plans/4';

export function Panel({ open }: { open: number | null }) {
  const [planId, setPlanId] = useState(open);
  return <RoutePlansPanel planId={planId} onOpen={setPlanId} />;
}

const planOf = (served: RoutePlanView | null | (() => RoutePlanView)) =>
  typeof served === 'function' ? served() : served;

/** Renders the panel with a server that has this plan and answers a change with `change`. */
export async function show(
  served: RoutePlanView | null | (() => RoutePlanView),
  { open = planOf(served)?.id ?? null, role = 'dispatcher' }: { open?: number | null; role?: OperatorRole } = {},
  change: (asked: RecordedRequest) => Answer | Promise<Answer> = () => ({ status: 500 }),
) {
  const asked = fakeApi((request) => {
    const plan = planOf(served);
    if (request.what === PLAN) return plan ? { status: 200, body: plan } : { status: 404 };
    if (request.what.startsWith(LIST)) return { status: 200, body: plan ? [summary] : [] };
    return change(request);
  });
  const summary = {
    id: 4,
    name: 'Hotels',
    day: DAY,
    requests: 3,
    vehicles: 2,
    totals: planOf(served)?.result?.totals,
    changedAt: '',
  };
  const store = makeStore();
  await store.dispatch(api.util.upsertQueryData('getConfig', undefined, config));
  renderInApp(<Panel open={open} />, { store, role });
  return { changes: () => asked.filter(({ what }) => !what.startsWith('GET')) };
}
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
export const figure = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) }).textContent;
export const stopsIn = (name: string) =>
  within(screen.getByRole('list', { name }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** Toasts outlive the page of a test. */
export const closeMessages = () => act(() => dismissToast());
