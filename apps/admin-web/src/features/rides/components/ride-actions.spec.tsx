import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aView } from '../../../testing/a-ride';
import { fakeApi, keysOf, type Answer } from '../../../testing/fake-api';
import { renderInApp } from '../../../testing/render-in-app';
import { RideActions } from './ride-actions';

type Ride = ReturnType<typeof aView>['ride'];
const shown = (ride: Partial<Ride>) => {
  const view = aView();
  return renderInApp(<RideActions view={{ ...view, ride: { ...view.ride, ...ride } }} />);
};
const press = (name: string, within_: HTMLElement = document.body) =>
  fireEvent.click(within(within_).getByRole('button', { name }));
const limits = { policyFee: '27.41', mostFee: '54.81', leastFee: '0.50', driverPercent: 80 };
const candidate = {
  driverId: 9,
  name: 'Eve Ellis',
  phone: '7045550199',
  vehicle: 'Gray Van',
  licensePlate: 'ABC 12',
  vehicleClass: 'van',
  seats: 6,
  minutes: 4,
  minutesEstimated: false,
  hasDeclined: true,
  earlierCause: 'stopped_coming',
};
const answers = (what: string): Answer =>
  what.endsWith('/cancellation')
    ? { status: 200, body: limits }
    : what.endsWith('/candidates')
      ? { status: 200, body: { drivers: [candidate] } }
      : { status: what === 'GET /api/config' ? 404 : 200, body: aView().ride };

describe('actions on a ride', () => {
  it('are limited to those that the status allows', () => {
    fakeApi(() => ({ status: 200 }));
    shown({ status: 'completed' });
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('cancel with a chosen fee, after a reason and a valid amount', async () => {
    const asked = fakeApi(({ what }) => answers(what));
    shown({ status: 'in_progress' });
    press('Cancel ride');
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(await within(dialog).findByLabelText('Cancellation fee'), { target: { value: 'other' } });
    fireEvent.change(within(dialog).getByLabelText(/^Fee/), { target: { value: '60' } });
    press('Cancel ride', dialog);
    expect(await within(dialog).findByText('Enter a reason')).toBeTruthy();
    expect(within(dialog).getByText('Enter an amount from $0.50 to $54.81')).toBeTruthy();
    fireEvent.change(within(dialog).getByLabelText(/^Fee/), { target: { value: '20' } });
    fireEvent.change(within(dialog).getByLabelText(/^Reason/), { target: { value: 'Flooded road' } });
    press('Cancel ride', dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked.at(-1)).toEqual({
      what: 'POST /api/admin/rides/7/cancel',
      body: { reason: 'Flooded road', fee: '20.00' },
    });
  });

  it('warn before a trip is completed that the driver has not started', async () => {
    fakeApi(({ what }) => answers(what));
    const { unmount } = shown({ status: 'en_route' });
    press('Complete trip');
    expect((await screen.findByRole('dialog')).textContent).toContain('The driver hasn’t started this trip');
    unmount();
    shown({ status: 'in_progress' });
    press('Complete trip');
    expect((await screen.findByRole('dialog')).textContent).not.toContain('hasn’t started');
  });

  it('accept an unambiguous amount up to the price of a cash ride, also when it changed since', async () => {
    const fare = '40.00';
    const asked = fakeApi(({ what }) =>
      what === 'POST /api/admin/rides/7/complete'
        ? { status: 409, body: { status: 409, code: 'amount_mismatch', detail: 'Too much', extra: { fare } } }
        : answers(what),
    );
    shown({ status: 'in_progress', paymentMethod: 'cash', totalCost: '54.81' });
    press('Complete trip');
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText(/^Reason/), { target: { value: 'Phone was dead' } });
    const cash = within(dialog).getByLabelText(/^Cash received/);
    fireEvent.change(cash, { target: { value: '12,3' } });
    press('Complete trip', dialog);
    expect(await within(dialog).findByText(/^Use a period before the cents/)).toBeTruthy();
    fireEvent.change(cash, { target: { value: '54.82' } });
    press('Complete trip', dialog);
    expect(await within(dialog).findByText(/^Enter at most \$54\.81, the price of this ride/)).toBeTruthy();
    expect(asked.some(({ what }) => what.startsWith('POST'))).toBe(false);
    fireEvent.change(cash, { target: { value: '50' } });
    press('Complete trip', dialog);
    expect(await within(dialog).findByText(/^Enter at most \$40\.00, the price of this ride/)).toBeTruthy();
    expect(cash.getAttribute('aria-invalid')).toBe('true');
    expect(within(dialog).queryByText(/just changed/)).toBeNull();
  });

  it('show the driver who would lose the ride', async () => {
    fakeApi(({ what }) => answers(what));
    shown({ status: 'en_route', driverId: 1 });
    press('Reassign');
    expect(await within(await screen.findByRole('dialog')).findByText('Current driver: Dana Brooks')).toBeTruthy();
  });

  it('repeat a failed request under the same key and keep the entries', async () => {
    let fails = true;
    fakeApi(({ what }) =>
      what === 'POST /api/admin/rides/7/complete' && fails
        ? { status: 409, body: { status: 409, code: 'ride_state_conflict', detail: 'Moved' } }
        : answers(what),
    );
    shown({ status: 'in_progress' });
    press('Complete trip');
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText(/^Reason/), { target: { value: 'Phone was dead' } });
    press('Complete trip', dialog);
    expect(await within(dialog).findByRole('alert')).toBeTruthy();
    fails = false;
    press('Complete trip', dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [first, second] = keysOf('POST /api/admin/rides/7/complete');
    expect(first).toBeTruthy();
    expect(second).toBe(first);
  });

  it('reassign to a driver from the list, and name the one who is replaced', async () => {
    const asked = fakeApi(({ what }) => answers(what));
    shown({ status: 'en_route', driverId: 1 });
    press('Reassign');
    const dialog = await screen.findByRole('dialog');
    const eve = await within(dialog).findByRole('radio', {
      name: /Eve Ellis.*Had this ride and didn’t come in time.*4 min/,
    });
    press('Assign driver', dialog);
    expect(await within(dialog).findByText('Choose a driver')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(eve));
    fireEvent.click(eve);
    press('Assign driver', dialog);
    await waitFor(() => expect(document.activeElement).toBe(within(dialog).getByLabelText(/^Reason/)));
    fireEvent.change(within(dialog).getByLabelText(/^Reason/), { target: { value: 'Flat tire' } });
    press('Assign driver', dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked.find(({ what }) => what === 'POST /api/admin/rides/7/reassign')?.body).toEqual({
      driverId: 9,
      replacedDriverId: 1,
      reason: 'Flat tire',
    });
  });

  it('ask for another driver when the chosen one is no longer on the list', async () => {
    let drivers = [candidate, { ...candidate, driverId: 12, name: 'Gus Ito' }];
    const asked = fakeApi(({ what }) => {
      if (what.endsWith('/candidates')) return { status: 200, body: { drivers } };
      if (!what.endsWith('/reassign')) return answers(what);
      drivers = drivers.slice(1);
      return { status: 409, body: { status: 409, code: 'driver_busy' } };
    });
    shown({ status: 'en_route', driverId: 1 });
    press('Reassign');
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(await within(dialog).findByRole('radio', { name: /Eve Ellis/ }));
    fireEvent.change(within(dialog).getByLabelText(/^Reason/), { target: { value: 'Flat tire' } });
    press('Assign driver', dialog);
    await waitFor(() => expect(within(dialog).queryByRole('radio', { name: /Eve Ellis/ })).toBeNull());
    press('Assign driver', dialog);
    expect(await within(dialog).findByText('Choose a driver')).toBeTruthy();
    expect(asked.filter(({ what }) => what.endsWith('/reassign'))).toHaveLength(1);
  });

  describe('of a scheduled ride further ahead', () => {
    const inHours = (hours: number): Partial<Ride> => ({
      status: 'confirmed',
      driverId: 1,
      bookingType: 'scheduled',
      scheduledAt: new Date(Date.now() + hours * 3_600_000).toISOString(),
    });
    const waiting = (driverId: number, driverName: string, place: number) => ({
      driverId,
      driverName,
      place,
      vehicle: 'Toyota Sienna',
      joinedAt: '2026-11-21T17:00:00.000Z',
    });
    const answer = (standby: object[], drivers: object[]) => (what: string) =>
      what.endsWith('/standby')
        ? { status: 200, body: { drivers: standby } }
        : what.endsWith('/candidates')
          ? { status: 200, body: { drivers } }
          : answers(what);

    it('reassign to a driver of the standby list, which is shown in order, before others', async () => {
      const list = [waiting(4, 'Fay Kim', 1), waiting(9, 'Eve Ellis', 2)];
      const asked = fakeApi(({ what }) =>
        answer(list, [candidate, { ...candidate, driverId: 12, name: 'Gus Ito' }])(what),
      );
      shown(inHours(30));
      press('Reassign');
      const dialog = await screen.findByRole('dialog');
      await within(dialog).findByRole('radiogroup', { name: 'Standby list, in order' });
      const names = within(dialog)
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')!.textContent);
      expect(names).toEqual([
        expect.stringMatching(/^Fay Kim.*No\. 1$/),
        expect.stringMatching(/^Eve Ellis.*No\. 2$/),
        expect.stringMatching(/^Gus Ito.*4 min$/),
      ]);
      fireEvent.click(within(dialog).getByRole('radio', { name: /Fay Kim/ }));
      fireEvent.change(within(dialog).getByLabelText(/^Reason/), { target: { value: 'Flat tire' } });
      press('Assign driver', dialog);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(asked.find(({ what }) => what === 'POST /api/admin/rides/7/reassign')?.body).toEqual({
        driverId: 4,
        replacedDriverId: 1,
        reason: 'Flat tire',
      });
    });

    it('say that nobody is on the list, with and without drivers at work', async () => {
      fakeApi(({ what }) => answer([], [])(what));
      const { unmount } = shown(inHours(30));
      press('Reassign');
      expect(await screen.findByText(/^No driver is on the standby list, and nobody within 30 miles/)).toBeTruthy();
      unmount();
      fakeApi(({ what }) => answer([], [candidate])(what));
      shown(inHours(30));
      press('Reassign');
      expect(await screen.findByText('No driver is waiting for this ride.')).toBeTruthy();
      expect(screen.getByRole('radio', { name: /Eve Ellis/ })).toBeTruthy();
    });

    it('do not ask for the list when the ride starts too soon for it', async () => {
      const asked = fakeApi(({ what }) => answer([waiting(4, 'Fay Kim', 1)], [candidate])(what));
      shown(inHours(0.4));
      press('Reassign');
      await screen.findByRole('radio', { name: /Eve Ellis/ });
      expect(asked.some(({ what }) => what.endsWith('/standby'))).toBe(false);
    });
  });

  it('change the destination after showing the price, and what GroupRide pays', async () => {
    const place = { id: 'x', name: 'NoDa Brewing', address: '2921 N Tryon St', lat: 35.25, lng: -80.8, kind: 'venue' };
    const seen = {
      previewId: 'a'.repeat(36),
      expiresAt: '2026-11-21T17:10:00.000Z',
      distanceMeters: 9000,
      durationSeconds: 800,
      pickup: place,
      destination: place,
      totalBefore: '54.81',
      price: '61.20',
      total: '54.81',
      covered: '6.39',
      allowed: true,
      reason: null,
    };
    const asked = fakeApi(({ what }) => {
      if (what.startsWith('GET /api/places')) return { status: 200, body: { places: [place] } };
      return what.endsWith('/route/preview') ? { status: 200, body: seen } : answers(what);
    });
    shown({ status: 'in_progress', arrivedAt: '2026-11-21T17:00:00.000Z' });
    press('Change route');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).queryByRole('option', { name: 'Pickup' })).toBeNull();
    // A "Cancel" button here would read like cancelling the ride.
    expect(within(dialog).queryByRole('button', { name: 'Cancel' })).toBeNull();
    expect(within(dialog).getByRole('button', { name: 'Keep the route' })).toBeTruthy();
    press('Change route', dialog);
    expect(await within(dialog).findByText('Choose a place')).toBeTruthy();
    const field = within(dialog).getByRole('combobox', { name: /New place/ });
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value: 'Noda' } });
    fireEvent.click(await within(dialog).findByRole('option', { name: /NoDa Brewing/ }));
    expect(await within(dialog).findByText('GroupRide pays')).toBeTruthy();
    expect(within(dialog).getByText('$61.20')).toBeTruthy();
    expect(asked.some(({ what }) => what === 'POST /api/admin/rides/7/route')).toBe(false);
    fireEvent.change(within(dialog).getByLabelText(/^Reason/), { target: { value: 'Road closed' } });
    press('Change route', dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked.find(({ what }) => what === 'POST /api/admin/rides/7/route')?.body).toEqual({
      previewId: seen.previewId,
      expectedTotal: '54.81',
      replacedPlace: aView().ride.destination,
      reason: 'Road closed',
    });
    expect(asked.find(({ what }) => what.endsWith('/preview'))?.body).toEqual({
      end: 'destination',
      place: { name: 'NoDa Brewing', lat: 35.25, lng: -80.8 },
    });
  });

  it('show a colleague’s concurrent change of the route with its price, and keep the entries', async () => {
    const place = { id: 'x', name: 'NoDa Brewing', address: '2921 N Tryon St', lat: 35.25, lng: -80.8, kind: 'venue' };
    const theirs = { name: 'Wilkinson Boulevard', lat: 35.2263, lng: -80.8898 };
    let priced = 0;
    let taken = false;
    const asked = fakeApi(({ what }) => {
      if (what.startsWith('GET /api/places')) return { status: 200, body: { places: [place] } };
      if (what === 'POST /api/admin/rides/7/route' && !taken)
        return { status: 409, body: { status: 409, code: 'ride_state_conflict' } };
      if (!what.endsWith('/route/preview')) return answers(what);
      priced += 1;
      const preview = { previewId: String(priced).repeat(36), expiresAt: '2026-11-21T17:10:00.000Z' };
      const amounts = { totalBefore: '54.81', price: '54.81', total: '54.81', covered: '0.00' };
      const route = { distanceMeters: 9000, durationSeconds: 800, pickup: place, destination: place };
      return { status: 200, body: { ...preview, ...amounts, ...route, allowed: true, reason: null } };
    });
    const { ride, ...others } = aView();
    const underWay = { ...ride, status: 'in_progress' as const, arrivedAt: '2026-11-21T17:00:00.000Z' };
    const view = { ...others, ride: underWay };
    const { rerender } = renderInApp(<RideActions view={view} />);
    press('Change route');
    const dialog = await screen.findByRole('dialog');
    const field = within(dialog).getByRole('combobox', { name: /New place/ });
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value: 'Noda' } });
    fireEvent.click(await within(dialog).findByRole('option', { name: /NoDa Brewing/ }));
    await within(dialog).findByText('Riders pay then');
    const reason = within(dialog).getByLabelText<HTMLInputElement>(/^Reason/);
    fireEvent.change(reason, { target: { value: 'Road closed' } });
    press('Change route', dialog);
    expect(await within(dialog).findByText('This just changed. Check the current state.')).toBeTruthy();
    taken = true;
    const before = priced;
    rerender(
      <RideActions view={{ ...view, ride: { ...view.ride, destination: theirs, dropoffLocation: theirs.name } }} />,
    );
    expect(await within(dialog).findByText(/^This just changed: it is Wilkinson Boulevard now/)).toBeTruthy();
    expect(within(dialog).getByText('Now: Wilkinson Boulevard')).toBeTruthy();
    await waitFor(() => expect(priced).toBeGreaterThan(before));
    await within(dialog).findByText('Riders pay then');
    expect(reason.value).toBe('Road closed');
    press('Change route', dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = asked.filter(({ what }) => what === 'POST /api/admin/rides/7/route').map(({ body }) => body);
    expect(sent).toMatchObject([
      { replacedPlace: view.ride.destination },
      { replacedPlace: theirs, reason: 'Road closed' },
    ]);
    expect(sent[1]).toMatchObject({ previewId: String(priced).repeat(36) });
  });
});
