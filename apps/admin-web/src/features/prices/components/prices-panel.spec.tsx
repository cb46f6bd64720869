import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { RIDE_TYPES, type OperatorRole } from '@groupride/contracts';
import type { PriceVersionView, RideTypeRates } from '@groupride/web-api-client';
import { fakeApi, type Answer, type RecordedRequest } from '../../../testing/fake-api';
import { renderInApp } from '../../../testing/render-in-app';
import { PricesPanel } from './prices-panel';

const LIST = 'GET /api/admin/prices';
const SAVE = 'POST /api/admin/prices';
const PREVIEW = 'POST /api/admin/prices/preview';
const RESTORE = 'POST /api/admin/prices/1/restore';
const WITHDRAW = 'POST /api/admin/prices/3/withdraw';
const ratesAt = (basePerPerson: string): RideTypeRates[] =>
  RIDE_TYPES.map((rideType) => ({
    rideType,
    basePerPerson,
    minimumSeats: 2,
    includedMiles: 5,
    perMileBp: 600,
    includedMilesPerHour: 10,
    fullRateHours: 3,
    laterHoursDiscountBp: 1000,
    serviceFeeBp: 800,
    taxBp: 150,
    matchDiscountPercent: 0,
  }));
const version = (id: number, more: Partial<PriceVersionView> = {}): PriceVersionView => ({
  id,
  current: false,
  planned: false,
  author: null,
  reason: null,
  restores: null,
  rates: ratesAt('12.50'),
  replaces: null,
  carriesOver: null,
  validFrom: '2026-03-02T15:00:00.000Z',
  savedAt: '2026-03-02T15:00:00.000Z',
  withdrawn: false,
  withdrawnAt: null,
  withdrawnBy: null,
  withdrawnFor: null,
  ...more,
});
const listed: Answer = {
  status: 200,
  body: {
    newest: 2,
    versions: [
      version(2, { current: true, author: 'Olga Ops', reason: 'Fuel costs more', rates: ratesAt('13.00') }),
      version(1),
    ],
  },
};

function show(answers: Record<string, Answer> = {}, role: OperatorRole = 'finance'): RecordedRequest[] {
  const asked = fakeApi(({ what }) => ({ [LIST]: listed, ...answers })[what] ?? { status: 404 });
  renderInApp(<PricesPanel />, { role });
  return asked;
}
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
const edit = async () => fireEvent.click(await screen.findByRole('button', { name: 'Change prices' }));
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('the prices', () => {
  it('show what is in force, who saved it and why, and what differs from the version before', async () => {
    show();
    const table = within(await screen.findByRole('table', { name: 'Prices in force' }));
    expect(table.getAllByText('$13.00')).toHaveLength(RIDE_TYPES.length);
    expect(screen.getByText('Fuel costs more')).toBeTruthy();
    expect(screen.getByText(/Olga Ops/)).toBeTruthy();
    const compared = within(screen.getByRole('table', { name: 'Compare versions' }));
    expect(compared.getAllByText('$12.50')).toHaveLength(RIDE_TYPES.length);
  });

  it('mark an invalid field, and save nothing until it is valid', async () => {
    show();
    await edit();
    expect(button('Save prices').disabled).toBe(true);
    type(/^Base per person/, '0.5');
    expect(screen.getByText('Enter a number from 1 to 500')).toBeTruthy();
    expect(screen.getByText('Check the marked fields for GroupX')).toBeTruthy();
    expect(button('Save prices').disabled).toBe(true);
    expect(button('Preview on last week’s rides').disabled).toBe(true);
  });

  it('are previewed on last week’s rides and saved with a reason', async () => {
    const largest = [{ rideId: 7, rideType: 'GroupX', groupSize: 4, before: '54.81', after: '61.40' }];
    const asked = show({
      [PREVIEW]: { status: 200, body: { rides: 3, changed: 1, before: '160.00', after: '166.59', largest } },
      [SAVE]: { status: 201, body: listed.body },
    });
    await edit();
    type(/^Base per person/, '14');
    type(/^Taxes/, '7.25');
    fireEvent.click(button('Preview on last week’s rides'));
    expect(
      await screen.findByText('3 rides of the last seven days, 1 with another price: $160.00 → $166.59 (+$6.59)'),
    ).toBeTruthy();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('/admin/rides/7');
    fireEvent.click(button('Save prices'));
    expect(await screen.findByText('Enter a reason')).toBeTruthy();
    type(/^Reason/, ' Fuel ');
    fireEvent.click(button('Save prices'));
    await waitFor(() => expect(asked.some(({ what }) => what === SAVE)).toBe(true));
    const sent = asked.find(({ what }) => what === SAVE)?.body as { rates: RideTypeRates[] };
    expect(sent).toMatchObject({ basedOn: 2, reason: 'Fuel' });
    expect(sent.rates[0]).toMatchObject({ rideType: 'GroupX', basePerPerson: '14.00', taxBp: 725 });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save prices' })).toBeNull());
  });

  it('keep the entries when a colleague saved first', async () => {
    show({ [SAVE]: { status: 409, body: { code: 'prices_changed', status: 409 } } });
    await edit();
    type(/^Base per person/, '14');
    type(/^Reason/, 'Fuel');
    fireEvent.click(button('Save prices'));
    expect(await screen.findByText(/A colleague saved other prices meanwhile/)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Base per person/ }).value).toBe('14');
  });

  it('are merged with a colleague’s changes of other fields', async () => {
    const theirs = version(3, { current: true, author: 'Otto', reason: 'Fewer seats', rates: ratesAt('15.00') });
    let saves = 0;
    const asked = fakeApi(({ what }) => {
      if (what === SAVE && ++saves === 1) return { status: 409, body: { code: 'prices_changed', status: 409 } };
      if (what === SAVE) return { status: 201, body: listed.body };
      if (what !== LIST) return { status: 404 };
      const newer = { newest: 3, versions: [theirs, version(2, { rates: ratesAt('13.00') }), version(1)] };
      return saves > 0 ? { status: 200, body: newer } : listed;
    });
    renderInApp(<PricesPanel />, { role: 'finance' });
    await edit();
    type(/^Minimum paid seats/, '4');
    type(/^Reason/, 'Larger groups');
    fireEvent.click(button('Save prices'));
    const base = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Base per person/ });
    await waitFor(() => expect(base().value).toBe('15.00'));
    fireEvent.click(button('Save prices'));
    await waitFor(() => expect(saves).toBe(2));
    const [first] = (asked.filter(({ what }) => what === SAVE).at(-1)!.body as { rates: RideTypeRates[] }).rates;
    expect(first).toMatchObject({ basePerPerson: '15.00', minimumSeats: 4 });
  });

  it('of an earlier version are put in force again with a reason', async () => {
    const asked = show({ [RESTORE]: { status: 201, body: listed.body } });
    fireEvent.click(await screen.findByRole('button', { name: 'Put version 1 in force again' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Put in force again' }));
    expect(await screen.findByText('Enter a reason')).toBeTruthy();
    type(/^Reason/, 'Too high');
    fireEvent.click(dialog.getByRole('button', { name: 'Put in force again' }));
    await waitFor(() =>
      expect(asked.find(({ what }) => what === RESTORE)?.body).toEqual({ basedOn: 2, reason: 'Too high' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('are not restored over a colleague’s unseen changes: the dialog stays open, says so, and then restores over the newer prices', async () => {
    const theirs = version(3, { current: true, restores: 1, author: 'Otto', reason: 'Too high' });
    let restores = 0;
    const asked = fakeApi(({ what }) => {
      if (what === RESTORE && ++restores === 1) return { status: 409, body: { code: 'prices_changed', status: 409 } };
      if (what === RESTORE) return { status: 201, body: listed.body };
      if (what !== LIST) return { status: 404 };
      const newer = { newest: 3, versions: [theirs, version(2, { rates: ratesAt('13.00') }), version(1)] };
      return restores > 0 ? { status: 200, body: newer } : listed;
    });
    renderInApp(<PricesPanel />, { role: 'finance' });
    fireEvent.click(await screen.findByRole('button', { name: 'Put version 1 in force again' }));
    const dialog = within(await screen.findByRole('dialog'));
    type(/^Reason/, 'Too high');
    fireEvent.click(dialog.getByRole('button', { name: 'Put in force again' }));
    expect(await dialog.findByText(/A colleague saved other prices meanwhile/)).toBeTruthy();
    await waitFor(() => expect(asked.filter(({ what }) => what === LIST).length).toBe(2));
    expect(await screen.findByText(/Otto/)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Reason/ }).value).toBe('Too high');
    fireEvent.click(screen.getByRole('button', { name: 'Put in force again' }));
    await waitFor(() =>
      expect(asked.findLast(({ what }) => what === RESTORE)?.body).toEqual({ basedOn: 3, reason: 'Too high' }),
    );
  });

  it('that are planned are withdrawn with a reason', async () => {
    const planned = version(3, { planned: true, author: 'Olga Ops', reason: 'Typing error', rates: ratesAt('130.00') });
    const body = { newest: 3, versions: [planned, version(2, { current: true }), version(1)] };
    const asked = show({ [LIST]: { status: 200, body }, [WITHDRAW]: { status: 200, body } });
    expect(screen.queryByRole('button', { name: /^Withdraw version [12]/ })).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: 'Withdraw version 3' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Enter a reason')).toBeTruthy();
    type(/^Reason/, 'Meant 13');
    fireEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(asked.find(({ what }) => what === WITHDRAW)?.body).toEqual({ reason: 'Meant 13' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  describe('that change before a planned version', () => {
    const rates = (x: Partial<RideTypeRates>, xl: Partial<RideTypeRates> = {}) =>
      ratesAt('13.00').map((one) => ({
        ...one,
        ...(one.rideType === 'GroupX' ? x : one.rideType === 'GroupXL' ? xl : {}),
      }));
    const validFrom = new Date(Date.now() + 24 * 3600_000).toISOString();
    const planned = version(3, { planned: true, validFrom, rates: rates({ basePerPerson: '40.00' }) });
    const versions = [
      planned,
      version(2, { current: true, rates: rates({}) }),
      version(1, { rates: rates({ taxBp: 200 }) }),
    ];
    const body = { newest: 3, versions };
    const choose = (name: RegExp, value: string) =>
      fireEvent.change(screen.getByLabelText(name), { target: { value } });

    it('show before saving what is carried over into it, and what stays as planned', async () => {
      const asked = show({ [LIST]: { status: 200, body }, [SAVE]: { status: 201, body } });
      await edit();
      expect(screen.queryByText('Planned versions')).toBeNull();
      type(/^Base per person/, '14');
      choose(/^Ride type/, 'GroupXL');
      type(/^Base per person/, '11');
      expect(screen.getByText(/^Version 3, planned from /)).toBeTruthy();
      expect(screen.getByText('Carried over: GroupXL, Base per person: $13.00 → $11.00')).toBeTruthy();
      expect(screen.getByText('Stays as planned: GroupX, Base per person: $40.00')).toBeTruthy();
      type(/^Reason/, 'Tolls');
      fireEvent.click(button('Save prices'));
      await waitFor(() =>
        expect(asked.find(({ what }) => what === SAVE)?.body).toMatchObject({ basedOn: 3, changedFrom: 2 }),
      );
    });

    it('are not carried over when they begin after it', async () => {
      const asked = show({ [LIST]: { status: 200, body }, [SAVE]: { status: 201, body } });
      await edit();
      type(/^Service fee/, '9');
      const later = new Date(Date.now() + 72 * 3600_000).toISOString().slice(0, 16);
      choose(/^In force from/, later);
      expect(screen.getByText('Compared with version 3, which will be in force by then.')).toBeTruthy();
      expect(screen.queryByText('Planned versions')).toBeNull();
      type(/^Reason/, 'Tolls');
      fireEvent.click(button('Save prices'));
      await waitFor(() => expect(asked.some(({ what }) => what === SAVE)).toBe(true));
      const sent = asked.find(({ what }) => what === SAVE)!.body as { changedFrom: number; rates: RideTypeRates[] };
      expect(sent.changedFrom).toBe(3);
      expect(sent.rates[0]).toMatchObject({ basePerPerson: '40.00', serviceFeeBp: 900 });
    });

    it('show the same before an earlier version is put in force again', async () => {
      show({ [LIST]: { status: 200, body } });
      fireEvent.click(await screen.findByRole('button', { name: 'Put version 1 in force again' }));
      const dialog = within(await screen.findByRole('dialog'));
      expect(dialog.getByText('Carried over: GroupX, Taxes: 1.5% → 2%')).toBeTruthy();
    });

    it('show in the history which version replaced which', async () => {
      const replaced = version(3, { withdrawn: true, withdrawnAt: validFrom, withdrawnBy: 'Olga Ops', validFrom });
      const copy = version(5, { planned: true, validFrom, replaces: 3, carriesOver: 4 });
      const all = [copy, replaced, version(4, { current: true }), version(1)];
      show({ [LIST]: { status: 200, body: { newest: 5, versions: all } } });
      expect(await screen.findByText('Replaces version 3, to keep the change of version 4')).toBeTruthy();
      expect(screen.getByText('Replaced by version 5, which keeps the change of version 4')).toBeTruthy();
    });
  });

  it('that were withdrawn show by whom and why, and offer no actions', async () => {
    const withdrawn = { withdrawn: true, withdrawnAt: '2026-03-03T15:00:00.000Z', withdrawnBy: 'Olga Ops' };
    const versions = [
      version(3, { ...withdrawn, withdrawnFor: 'Meant 13' }),
      version(2, { current: true }),
      version(1),
    ];
    show({ [LIST]: { status: 200, body: { newest: 3, versions } } });
    expect(await screen.findByText(/^Withdrawn by Olga Ops, .*: Meant 13$/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /version 3/ })).toBeNull();
  });

  it('are read-only for roles that may not change them', async () => {
    show({}, 'dispatcher');
    await screen.findByRole('table', { name: 'Prices in force' });
    expect(screen.queryByRole('button', { name: /Change prices|again/ })).toBeNull();
  });

  it('offer a retry after a failure', async () => {
    show({ [LIST]: { status: 500 } });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
