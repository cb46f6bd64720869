import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import type { OperatorRole } from '@groupride/contracts';
import type { LatLng } from '@groupride/geo';
import { api, type ClientConfig, type RoutePlanView } from '@groupride/web-api-client';
import { dismissToast } from '@groupride/web-ui';
import { makeStore } from '../../../app/store';
import { fakeApi, type Answer, type Asked } from '../../../testing/fake-api';
import { DraftsProvider } from '../../../shared/drafts';
import { renderInApp } from '../../../testing/render-in-app';

interface MapProps {
  label: string;
  markers: readonly { label: string; position: LatLng }[];
}
/** What the map would show, in words: this DOM draws none. */
jest.unstable_mockModule('@groupride/web-map', () => ({
  CityMap: ({ label, markers }: MapProps) => (
    <section aria-label={label}>{markers.map((marker) => marker.label).join(', ')}</section>
  ),
  MapPending: () => null,
}));
const { RoutePlansPanel } = await import('./route-plans-panel');

const depot = { name: 'Depot', lat: 35.2, lng: -80.8 };
const hotel = { name: 'Hotel', lat: 35.3, lng: -80.8 };
const visit = { place: hotel, from: 480, to: 600, serviceMinutes: 2 };
const vehicle = (name: string) => ({ name, seats: 14, start: depot, end: depot, from: 420, to: 720 });
const totals = {
  ...{ vehicles: 1, seats: 14, people: 9, unservedPeople: 2, meters: 16_093, drivingSeconds: 1_800, feasible: true },
};
const times = (minute: number) => ({
  arrivesAt: minute * 60 - 120,
  beginsAt: minute * 60,
  leavesAt: minute * 60 + 120,
});
const solved: RoutePlanView = {
  ...{ id: 4, name: 'Hotels', day: '2026-12-01', revision: 3, changedAt: '2026-11-25T12:00:00Z' },
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
        ...{ vehicle: 0, leavesAt: 450 * 60, returnsAt: 520 * 60, meters: 16_093, drivingSeconds: 1_800, polyline: '' },
        stops: [
          { request: 1, kind: 'dropoff', ...times(480) },
          { request: 0, kind: 'pickup', ...times(490) },
          { request: 0, kind: 'dropoff', ...times(500) },
        ],
      },
    ],
    ...{ unserved: [{ request: 2, reason: 'vehicles_full' as const }], faults: [], estimated: true, totals },
  },
};
/** Everyone has a vehicle. */
const complete: RoutePlanView = {
  ...solved,
  requests: solved.requests.slice(0, 2),
  result: { ...solved.result!, unserved: [], totals: { ...totals, unservedPeople: 0 } },
};
/** Nobody has one. */
const empty: RoutePlanView = {
  ...solved,
  result: {
    ...{ routes: [], faults: [], estimated: true },
    unserved: [
      { request: 0, reason: 'too_many_people' },
      { request: 1, reason: 'shift_too_short' },
      { request: 2, reason: 'out_of_reach' },
    ],
    totals: {
      ...{ vehicles: 0, seats: 0, people: 0, unservedPeople: 11, meters: 0, drivingSeconds: 0, feasible: true },
    },
  },
};
const unsolved: RoutePlanView = { ...solved, result: null, previous: null };
const config: ClientConfig = {
  features: {
    scheduledRides: true,
    cashPayments: true,
    guestJoins: true,
    driverApplications: true,
    driverPayouts: true,
  },
  city: { name: 'Charlotte, NC', timeZone: 'America/New_York', center: depot, radiusMiles: 80, map: null },
  ...{ paymentPublishableKey: 'pk_test_x', paymentMethods: ['card'], demoTools: true },
  ...{ riderWebUrl: 'http://rider.test', driverWebUrl: 'http://driver.test', adminWebUrl: 'http://admin.test' },
};
const LIST = 'GET /api/admin/route-plans';
const PLAN = 'GET /api/admin/route-plans/4';

function Panel({ open }: { open: number | null }) {
  const [planId, setPlanId] = useState(open);
  return <RoutePlansPanel planId={planId} onOpen={setPlanId} />;
}

/** The panel before a server that has this plan and answers a change with `change`. */
async function show(
  plan: RoutePlanView | null,
  { open = plan?.id ?? null, role = 'dispatcher' }: { open?: number | null; role?: OperatorRole } = {},
  change: (asked: Asked) => Answer | Promise<Answer> = () => ({ status: 500 }),
) {
  const asked = fakeApi((request) => {
    if (request.what === PLAN) return plan ? { status: 200, body: plan } : { status: 404 };
    if (request.what.startsWith(LIST)) return { status: 200, body: plan ? [summary] : [] };
    return change(request);
  });
  const summary = {
    ...{ id: 4, name: 'Hotels', day: '2026-12-01', requests: 3, vehicles: 2 },
    totals: plan?.result?.totals,
    changedAt: '',
  };
  const store = makeStore();
  await store.dispatch(api.util.upsertQueryData('getConfig', undefined, config));
  renderInApp(<Panel open={open} />, { store, role });
  return { changes: () => asked.filter(({ what }) => !what.startsWith('GET')) };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const figure = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) }).textContent;
const stopsIn = (name: string) =>
  within(screen.getByRole('list', { name }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

// Messages outlive the page of a test.
afterEach(() => act(() => dismissToast()));

describe('route plans', () => {
  it('say when there are none, and are not added by those who may not', async () => {
    await show(null, { role: 'viewer' });
    expect(await screen.findByText('No route plans yet')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'New route plan' })).toBeNull();
  });

  it('can be asked for again when they can’t be loaded', async () => {
    let answer: Answer = { status: 500 };
    fakeApi(() => answer);
    renderInApp(<RoutePlansPanel planId={null} onOpen={() => undefined} />);
    expect(await screen.findByText('We couldn’t load the route plans')).toBeTruthy();
    answer = { status: 200, body: [] };
    press('Try again');
    expect(await screen.findByText('No route plans yet')).toBeTruthy();
  });

  it('are listed with whether they can be driven, and opened', async () => {
    await show(complete, { open: null });
    const [button] = await screen.findAllByRole('button', { name: 'Open Hotels' });
    expect(screen.getAllByText('Can be driven').length).toBeGreaterThan(0);
    fireEvent.click(button!);
    expect(await screen.findByRole('heading', { name: 'Hotels' })).toBeTruthy();
  });

  it.each<[string, RoutePlanView]>([
    ['2 of 11 people not served', solved],
    ['Nobody is served', empty],
  ])('say %s instead of that they can be driven', async (text, plan) => {
    await show(plan, { open: null });
    await screen.findAllByRole('button', { name: 'Open Hotels' });
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    expect(screen.queryByText('Can be driven')).toBeNull();
  });
});

describe('a route plan', () => {
  it('shows who drives where and when, who is left out and why, and the routes before', async () => {
    await show(solved);
    await screen.findByRole('list', { name: 'Shuttle 1' });
    const [crew, wedding] = stopsIn('Shuttle 1');
    expect(crew).toMatch(/Drop off Crew.*7:58\sAM · Hotel.*Waits until 8:00\sAM.*5 people/);
    expect(wedding).toContain('Pick up Wedding');
    expect(stopsIn('Shuttle 2')).toEqual([]);
    expect(stopsIn('Not served')[0]).toContain('No vehicle has room or time left');
    expect(screen.getByRole('region', { name: 'Route of Shuttle 1' }).textContent).toBe(
      'Depot, 1. Drop off Crew, 2. Pick up Wedding, 3. Drop off Wedding',
    );
    expect(screen.getByText('Times are estimated from straight lines, not from roads.')).toBeTruthy();
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent).slice(0, 3)).toEqual([
      'FigureNowBefore',
      'Vehicles that drive12',
      'Their seats1428',
    ]);
  });

  it('that serves nobody is not published, and says what to change for each request', async () => {
    await show(empty);
    const [alert] = await screen.findAllByRole('alert');
    expect(alert!.textContent).toBe(
      'This plan serves nobody' +
        'There is nothing to publish. Change what is in the way, then solve the plan again.' +
        'Wedding (4 people): More people than any vehicle has seats. Add a larger vehicle or split the request.' +
        'Crew (5 people): The shift of every vehicle ends too early. End a shift later, or shorten the stop.' +
        'Late party (2 people): Not even an empty vehicle is there in time. ' +
        'Widen its time window, or begin a shift earlier or closer to it.',
    );
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
    expect(screen.queryByText('The plan becomes rides when you publish it.')).toBeNull();
    expect(screen.queryByText('Can be driven')).toBeNull();
    expect(figure('Distance')).toBe('Distance–10.0 mi');
    expect(figure('Driving time')).toBe('Driving time–30 min');
    expect(figure('State')).toBe('StateNobody is served2 of 11 people not served');
  });

  it('that leaves people out says whom and why, beside its name and in the comparison', async () => {
    await show(solved);
    const heading = await screen.findByRole('heading', { name: 'Hotels' });
    expect(heading.parentElement!.textContent).toBe('Hotels2 of 11 people not served');
    expect(screen.queryByText('Can be driven')).toBeNull();
    expect(figure('State')).toBe('State2 of 11 people not served2 of 11 people not served');
    expect(screen.getByText(/^Late party \(2 people\): No vehicle has room or time left\./)).toBeTruthy();
  });

  it('says when it is solved that it serves nobody', async () => {
    await show(unsolved, {}, () => ({ status: 200, body: empty }));
    await screen.findByRole('heading', { name: 'Hotels' });
    press('Solve');
    expect(await screen.findByText('Nobody is served')).toBeTruthy();
    expect(screen.queryByText('The routes are ready')).toBeNull();
  });

  it('is solved once, and says when that did not work', async () => {
    let answer = (_: Answer) => undefined as void;
    const { changes } = await show(unsolved, {}, () => new Promise((resolve) => (answer = resolve)));
    expect(await screen.findByText('Solve the plan to see which vehicle drives where and when.')).toBeTruthy();
    press('Solve');
    const busy = await screen.findByRole('button', { name: 'Solving, about 3 seconds…' });
    fireEvent.click(busy);
    await waitFor(() => expect(changes()).toHaveLength(1));
    answer({ status: 503, body: { code: 'unavailable', status: 503 } });
    expect(await screen.findByRole('button', { name: 'Solve' })).toBeTruthy();
    expect((await screen.findAllByRole('alert')).length).toBe(1);
    expect(changes()).toEqual([{ what: 'POST /api/admin/route-plans/4/solve', body: { revision: 3 } }]);
  });

  it('moves a stop within its vehicle, and a request into another one', async () => {
    const { changes } = await show(solved, {}, () => ({ status: 200, body: solved }));
    await screen.findByRole('list', { name: 'Shuttle 1' });
    press('Earlier: Pick up Wedding');
    await waitFor(() => expect(changes()).toHaveLength(1));
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLSelectElement>('Vehicle of Drop off Wedding').disabled).toBe(false),
    );
    fireEvent.change(screen.getByLabelText('Vehicle of Drop off Wedding'), { target: { value: '1' } });
    await waitFor(() => expect(changes()).toHaveLength(2));
    const [crew, pickup, dropoff] = [
      { request: 1, kind: 'dropoff' },
      { request: 0, kind: 'pickup' },
      { request: 0, kind: 'dropoff' },
    ];
    const what = 'PUT /api/admin/route-plans/4/routes';
    expect(changes()).toEqual([
      { what, body: { revision: 3, routes: [{ vehicle: 0, stops: [pickup, crew, dropoff] }] } },
      {
        what,
        body: {
          revision: 3,
          routes: [
            { vehicle: 0, stops: [crew] },
            { vehicle: 1, stops: [pickup, dropoff] },
          ],
        },
      },
    ]);
  });

  it('that can’t be driven says so, and what is wrong', async () => {
    await show({
      ...solved,
      result: {
        ...solved.result!,
        totals: { ...totals, feasible: false },
        faults: [
          { code: 'after_window', vehicle: 0, request: 1, kind: 'dropoff' },
          { code: 'after_shift', vehicle: 0, request: null, kind: null },
        ],
      },
    });
    const [alert] = await screen.findAllByRole('alert');
    expect(alert!.textContent).toBe(
      'These routes can’t be driven as they are.Shuttle 1 is late for CrewShuttle 1 returns after its shift',
    );
    expect(screen.getByRole('heading', { name: 'Hotels' }).parentElement!.textContent).toBe('HotelsCan’t be driven');
    expect(figure('State')).toBe('StateCan’t be driven2 of 11 people not served');
  });

  it('can’t be changed by those who may only look', async () => {
    await show(solved, { role: 'viewer' });
    await screen.findByRole('list', { name: 'Shuttle 1' });
    for (const name of ['Solve', 'Change', 'Delete', 'Earlier: Pick up Wedding'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('says what is missing before it is sent', async () => {
    const { changes } = await show(null);
    await screen.findByText('No route plans yet');
    press('New route plan');
    press('Save');
    await waitFor(() => expect(screen.getAllByText('Fill this in').length).toBe(4));
    expect(screen.getByText('Choose a pickup, a drop-off or both')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
    expect(changes()).toEqual([]);
  });

  it('is changed on the revision that was seen', async () => {
    const { changes } = await show(solved, {}, () => ({
      ...{ status: 409, body: { code: 'route_plan_changed', status: 409 } },
    }));
    await screen.findByRole('heading', { name: 'Hotels' });
    press('Change');
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Hotels, again' } });
    press('Save');
    expect(
      await screen.findByText('Someone changed this plan in the meantime. Reload it, then try again.'),
    ).toBeTruthy();
    expect(changes()).toMatchObject([
      { what: 'PUT /api/admin/route-plans/4', body: { name: 'Hotels, again', revision: 3 } },
    ]);
  });
});

describe('publishing a route plan', () => {
  const priced: unknown[] = [];
  let served: typeof solved;
  const publication = {
    ...{ publishedAt: '2026-11-25T13:00:00Z', accountId: 9, accountName: 'Acme Hotel', eventId: 2 },
  };
  const accounts = { accounts: [{ id: 9, name: 'Acme Hotel' }], nextCursor: null };
  const drivers = [{ driverId: 5, name: 'Dan Reyes', vehicle: 'Ford Transit', vehicleClass: 'van', seats: 14 }];
  const type = (label: string | RegExp, value: string, at = 0) =>
    fireEvent.change(screen.getAllByLabelText(label)[at]!, { target: { value } });

  const prices = {
    rides: [
      {
        ...{ request: 0, vehicle: 0, seats: 4, minimumSeats: null },
        perSeat: '13.00',
        discount: '0.00',
        total: '52.00',
      },
      { ...{ request: 1, vehicle: 0, seats: 5, minimumSeats: 6 }, perSeat: '12.00', discount: '8.00', total: '64.00' },
    ],
    ...{ runs: [{ vehicle: 0, seats: 9, total: '116.00' }], total: '116.00' },
  };

  /** Opens the form before a server that refuses with these problems, or publishes. */
  async function openForm(answer: Answer, plan = complete) {
    const asked: Asked[] = [];
    priced.length = 0;
    served = plan;
    const store = makeStore();
    await store.dispatch(api.util.upsertQueryData('getConfig', undefined, config));
    fakeApi((request) => {
      if (request.what === PLAN) return { status: 200, body: served };
      if (request.what.startsWith(`${PLAN}/drivers`)) return { status: 200, body: drivers };
      if (request.what.startsWith('GET /api/admin/business-accounts')) return { status: 200, body: accounts };
      if (request.what === `POST ${PLAN.slice(4)}/prices`) {
        priced.push(request.body);
        return { status: 200, body: prices };
      }
      asked.push(request);
      return answer;
    });
    renderInApp(
      <DraftsProvider>
        <Panel open={4} />
      </DraftsProvider>,
      { store, role: 'dispatcher' },
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Publish' }));
    await screen.findByRole('option', { name: 'Acme Hotel' });
    await screen.findByRole('option', { name: 'Dan Reyes · Ford Transit, 14 seats' });
    return asked;
  }
  const fillIn = async () => {
    type('Business account', '9');
    await screen.findByRole('table', { name: 'Price' });
    type('Driver', '5');
    for (const at of [0, 1]) {
      type('Passenger', `Guest ${at}`, at);
      type('Email', `guest${at}@guest.test`, at);
    }
  };

  it('shows what the account will pay, and asks for the price again when the ride type changes', async () => {
    await openForm({ status: 500 });
    expect(screen.getByText('Choose who pays to see what the rides cost.')).toBeTruthy();
    type('Business account', '9');
    const table = await screen.findByRole('table', { name: 'Price' });
    expect(
      within(table)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Shuttle 1$116.00',
      'Wedding4 seats, up to $13.00 each$52.00',
      'Crew6 seats, up to $12.00 each, minimum of the ride type, for 5 people, volume discount $8.00$64.00',
      'Total$116.00',
    ]);
    type('Ride type', 'GroupXL');
    await waitFor(() =>
      expect(priced.at(-1)).toEqual({ revision: 3, accountId: 9, vehicles: [{ vehicle: 0, rideType: 'GroupXL' }] }),
    );
  });

  it('moves the focus into the form, and back to its button with Escape, which keeps what was typed', async () => {
    await openForm({ status: 500 });
    const account = () => screen.getByLabelText('Business account');
    const open = () => screen.getByRole('button', { name: 'Publish' });
    await waitFor(() => expect(document.activeElement).toBe(account()));
    type('Passenger', 'Guest 0');
    fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    expect(screen.queryByLabelText('Business account')).toBeNull();
    expect(document.activeElement).toBe(open());
    fireEvent.click(open());
    expect(document.activeElement).toBe(account());
    expect(screen.getAllByLabelText('Passenger')[0]).toHaveProperty('value', 'Guest 0');
    press('Cancel');
    expect(document.activeElement).toBe(open());
    fireEvent.click(open());
    expect(screen.getAllByLabelText('Passenger')[0]).toHaveProperty('value', '');
  });

  it('goes on from the plan once it is published', async () => {
    await openForm({ status: 200, body: {} });
    await fillIn();
    served = { ...complete, publication: { ...publication, runs: [] } };
    press('Publish and book rides');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull());
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    expect(within(document.activeElement as HTMLElement).getByRole('heading', { name: solved.name })).toBeTruthy();
  });

  it('says beside each field what is missing, and sends nothing', async () => {
    const asked = await openForm({ status: 500 });
    press('Publish and book rides');
    expect((await screen.findAllByText('Fill this in')).length).toBe(4);
    expect(screen.getAllByText('Enter an email address or a phone number')).toHaveLength(2);
    expect(asked).toEqual([]);
  });

  it('sends who drives, who rides and who pays, and shows what the server refuses beside the field', async () => {
    const message = 'Dan Reyes has another ride at that time, and cannot drive Shuttle 1';
    const asked = await openForm({
      status: 400,
      body: {
        code: 'validation_failed',
        detail: '',
        errors: [{ field: 'vehicles.0.driverId', code: 'busy', message }],
      },
    });
    await fillIn();
    press('Publish and book rides');
    expect(await screen.findByText(message)).toBeTruthy();
    expect(asked[0]).toMatchObject({
      what: 'POST /api/admin/route-plans/4/publish',
      body: {
        ...{ revision: 3, accountId: 9, total: '116.00', vehicles: [{ vehicle: 0, driverId: 5, rideType: 'GroupX' }] },
        passengers: [
          { request: 0, passenger: { name: 'Guest 0', email: 'guest0@guest.test' } },
          { request: 1, passenger: { name: 'Guest 1', email: 'guest1@guest.test' } },
        ],
      },
    });
  });

  it('names who gets no ride before it is published, and publishes the others', async () => {
    const asked = await openForm({ status: 200, body: {} }, solved);
    const form = screen.getByRole('form', { name: 'Publish this plan' });
    expect(form.textContent).toContain(
      '2 of 11 people not servedThey get no ride when you publish this plan.' +
        'Late party (2 people): No vehicle has room or time left.',
    );
    expect(within(form).queryByRole('button', { name: 'Publish and book rides' })).toBeNull();
    await fillIn();
    press('Publish without 2 people');
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]).toMatchObject({ body: { passengers: [{ request: 0 }, { request: 1 }] } });
  });

  it('leads to the rides, and leaves nothing to change', async () => {
    const publication = {
      ...{ publishedAt: '2026-11-25T13:00:00Z', accountId: 9, accountName: 'Acme Hotel', eventId: 2 },
      runs: [
        {
          ...{ runId: 3, vehicle: 0, driverId: 5, driverName: 'Dan Reyes' },
          rides: [{ request: 0, rideId: 21, status: 'confirmed' as const }],
        },
      ],
    };
    await show({ ...solved, publication });
    expect(await screen.findByText('Shuttle 1 · Dan Reyes')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'R-021' }).getAttribute('href')).toBe('/admin/rides/21');
    for (const name of ['Publish', 'Solve', 'Change', 'Delete'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('is taken back with a reason', async () => {
    const publication = {
      ...{ publishedAt: '2026-11-25T13:00:00Z', accountId: 9, accountName: 'Acme Hotel', eventId: 2, runs: [] },
    };
    const detail = 'The trip of ride R-021 has begun.';
    const { changes } = await show({ ...solved, publication }, {}, () => ({
      ...{ status: 409, body: { code: 'ride_state_conflict', detail, status: 409 } },
    }));
    fireEvent.click(await screen.findByRole('button', { name: 'Unpublish' }));
    const field = await screen.findByLabelText(/^Reason/);
    const confirm = screen.getAllByRole('button', { name: 'Unpublish' }).at(-1)!;
    fireEvent.click(confirm);
    expect(await screen.findByText('Say why')).toBeTruthy();
    fireEvent.change(field, { target: { value: ' The hotel is closed ' } });
    fireEvent.click(confirm);
    await waitFor(() => expect(changes()).toHaveLength(1));
    expect(changes()).toMatchObject([
      {
        what: 'POST /api/admin/route-plans/4/unpublish',
        body: { revision: 3, reason: 'The hotel is closed' },
      },
    ]);
  });
});
