import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { api } from '@groupride/web-api-client';
import { makeStore } from '../../../app/store';
import { DraftsProvider } from '../../../shared/drafts';
import { fakeApi, type Answer, type RecordedRequest } from '../../../testing/fake-api';
import { renderInApp } from '../../../testing/render-in-app';
import { closeMessages, complete, config, Panel, PLAN, press, show, solved } from '../testing/route-plans';

afterEach(closeMessages);

describe('publishing a route plan', () => {
  const priced: unknown[] = [];
  let served: typeof solved;
  let priceAnswer: Answer;
  beforeEach(() => (priceAnswer = { status: 200, body: prices }));
  const publication = {
    publishedAt: '2026-11-25T13:00:00Z',
    accountId: 9,
    accountName: 'Acme Hotel',
    eventId: 2,
  };
  const accounts = { accounts: [{ id: 9, name: 'Acme Hotel' }], nextCursor: null };
  const drivers = [{ driverId: 5, name: 'Dan Reyes', vehicle: 'Ford Transit', vehicleClass: 'van', seats: 14 }];
  const type = (label: string | RegExp, value: string, at = 0) =>
    fireEvent.change(screen.getAllByLabelText(label)[at]!, { target: { value } });

  const prices = {
    rides: [
      {
        request: 0,
        vehicle: 0,
        seats: 4,
        minimumSeats: null,
        perSeat: '13.00',
        discount: '0.00',
        total: '52.00',
      },
      { request: 1, vehicle: 0, seats: 5, minimumSeats: 6, perSeat: '12.00', discount: '8.00', total: '64.00' },
    ],
    runs: [{ vehicle: 0, seats: 9, total: '116.00' }],
    total: '116.00',
  };

  /** Opens the form with a fake API that refuses with these problems, or publishes. */
  async function openForm(answer: Answer, plan = complete) {
    const asked: RecordedRequest[] = [];
    priced.length = 0;
    served = plan;
    const store = makeStore();
    await store.dispatch(api.util.upsertQueryData('getConfig', undefined, config));
    fakeApi((request) => {
      if (request.what === PLAN) return { status: 200, body: served };
      if (request.what === 'GET /api/ride-types')
        return { status: 200, body: [{ id: 'CharterBus', name: 'Charter Bus' }] };
      if (request.what.startsWith(`${PLAN}/drivers`)) return { status: 200, body: drivers };
      if (request.what.startsWith('GET /api/admin/business-accounts')) return { status: 200, body: accounts };
      if (request.what === `POST ${PLAN.slice(4)}/prices`) {
        priced.push(request.body);
        return priceAnswer;
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
    // Waits for the ride types' names as riders see them.
    await screen.findByRole('option', { name: 'Charter Bus' });
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

  it('shows what the account will pay, and requests the price again when the ride type changes', async () => {
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

  it('moves the focus into the form, and back to its button with Escape, which keeps the entries', async () => {
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

  it('moves the focus to the plan once it is published', async () => {
    await openForm({ status: 200, body: {} });
    await fillIn();
    served = { ...complete, publication: { ...publication, runs: [] } };
    press('Publish and book rides');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull());
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    expect(within(document.activeElement as HTMLElement).getByRole('heading', { name: solved.name })).toBeTruthy();
    await screen.findByText(/^Published .+ paid by/);
    expect(screen.queryByText('This plan has already been published')).toBeNull();
  });

  it('marks each missing field, and sends nothing', async () => {
    const asked = await openForm({ status: 500 });
    press('Publish and book rides');
    expect((await screen.findAllByText('Fill this in')).length).toBe(4);
    expect(screen.getAllByText('Enter an email address or a phone number')).toHaveLength(2);
    expect(asked).toEqual([]);
  });

  it('says at the account that nothing can be booked for it, instead of offering to try again', async () => {
    await openForm({ status: 500, body: {} });
    const errors = [{ field: 'accountId', code: 'service_account_missing', message: 'must be another' }];
    priceAnswer = { status: 400, body: { code: 'validation_failed', detail: '', errors } };
    type('Business account', '9');
    const problem = await screen.findByText(/^No service account is connected to this account/);
    expect(screen.getByLabelText('Business account').getAttribute('aria-describedby')).toContain(
      problem.closest('[id]')?.id,
    );
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('sends drivers, passengers and the account, and shows a server error at its field', async () => {
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
        revision: 3,
        accountId: 9,
        total: '116.00',
        vehicles: [{ vehicle: 0, driverId: 5, rideType: 'GroupX' }],
        passengers: [
          { request: 0, passenger: { name: 'Guest 0', email: 'guest0@guest.test' } },
          { request: 1, passenger: { name: 'Guest 1', email: 'guest1@guest.test' } },
        ],
      },
    });
  });

  it('lists who gets no ride before publishing, and publishes the others', async () => {
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

  it('says that the plan has already been published when another window was first, beside its rides', async () => {
    const scrolled: unknown[] = [];
    Element.prototype.scrollIntoView = (how) => void scrolled.push(how);
    const asked = await openForm({ status: 409, body: { status: 409, code: 'route_plan_published', detail: '' } });
    await fillIn();
    served = { ...complete, publication: { ...publication, runs: [] } };
    press('Publish and book rides');
    const notice = await screen.findByText('This plan has already been published');
    await screen.findByText(/^Published .+ paid by/);
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Publish this plan' })).toBeNull());
    expect(notice.isConnected).toBe(true);
    expect(document.activeElement?.textContent).toContain('What you entered was not used.');
    expect(scrolled).toContainEqual({ block: 'center' });
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
    expect(asked).toHaveLength(1);
    press('Unpublish');
    await screen.findByRole('dialog');
    expect(screen.queryByText('This plan has already been published')).toBeNull();
  });

  it('links to the rides, and allows no further changes', async () => {
    const publication = {
      publishedAt: '2026-11-25T13:00:00Z',
      accountId: 9,
      accountName: 'Acme Hotel',
      eventId: 2,
      runs: [
        {
          runId: 3,
          vehicle: 0,
          driverId: 5,
          driverName: 'Dan Reyes',
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

  it('can be undone with a reason', async () => {
    const publication = {
      publishedAt: '2026-11-25T13:00:00Z',
      accountId: 9,
      accountName: 'Acme Hotel',
      eventId: 2,
      runs: [],
    };
    const detail = 'The trip of ride R-021 has begun.';
    const { changes } = await show({ ...solved, publication }, {}, () => ({
      status: 409,
      body: { code: 'ride_state_conflict', detail, status: 409 },
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

  it('cannot be undone once the first pickup has passed, and says why', async () => {
    await show({ ...complete, day: '2026-01-05' });
    await screen.findByRole('heading', { name: 'Hotels' });
    expect(screen.getByText('This plan can’t be published')).toBeTruthy();
    expect(
      screen.getByText('Its first pickup has passed. Change its day or its times, then solve it again.'),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
    expect(screen.queryByText('The plan becomes rides when you publish it.')).toBeNull();
  });
});
