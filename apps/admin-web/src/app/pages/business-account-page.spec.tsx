import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import type { OperatorRole } from '@groupride/contracts';
import type { AdminBusinessAccountView, BusinessChargeView } from '@groupride/web-api-client';
import { aBusinessAccount } from '../../testing/a-business-account';
import { fakeApi, keysOf, type Answer, type RecordedRequest } from '../../testing/fake-api';
import { renderInApp } from '../../testing/render-in-app';
import { resizableWindow } from '../../testing/resizable-window';
import { BusinessAccountPage } from './business-account-page';

const BASE = '/api/admin/business-accounts/3';
const center = { id: 8, code: 'SALES', name: 'Sales team', active: true };

/** Renders the page with a fake API whose data reflects the answers to changes. */
function show(
  account: AdminBusinessAccountView,
  answers: Record<string, Answer | (() => Answer)> = {},
  { role = 'administrator' as OperatorRole, tab = '' } = {},
): RecordedRequest[] {
  const asked = fakeApi(({ what }) => {
    const answer = answers[what];
    if (typeof answer === 'function') return answer();
    return answer ?? (what === `GET ${BASE}` ? { status: 200, body: account } : { status: 404 });
  });
  const routes = (
    <Routes>
      <Route path="/admin/business/:accountId" element={<BusinessAccountPage />} />
    </Routes>
  );
  renderInApp(routes, { role, at: `/admin/business/3${tab && `?tab=${tab}`}` });
  return asked;
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const dialog = async () => within(await screen.findByRole('dialog'));
const changesOf = (asked: RecordedRequest[]) => asked.filter(({ what }) => !what.startsWith('GET'));

describe('the page of a business account', () => {
  it('shows how much of the limit is owed and reserved, and the account’s terms', async () => {
    show(aBusinessAccount({ balance: { overdue: '40.00' } }));
    const bar = await screen.findByRole('progressbar', { name: '$420.00 of $1,000.00 used' });
    expect(bar.getAttribute('aria-valuenow')).toBe('42');
    expect(screen.getByText('$40.00 is overdue.')).toBeTruthy();
    expect(screen.getByText('30 days')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'ap@hotel.test' })).toBeTruthy();
    expect(screen.queryByText('Over the limit')).toBeNull();
  });

  it('says when the limit is exceeded', async () => {
    show(aBusinessAccount({ balance: { creditLimit: '100.00' } }));
    expect(await screen.findByText('Over the limit')).toBeTruthy();
  });

  it('keeps what was typed in a dialog when the window is resized', async () => {
    const resize = resizableWindow(true);
    show(aBusinessAccount());
    fireEvent.click(await screen.findByRole('button', { name: 'Suspend account' }));
    const reason = () => screen.getByRole<HTMLTextAreaElement>('textbox');
    fireEvent.change(reason(), { target: { value: 'Overdue since May' } });
    resize(false);
    expect(reason().value).toBe('Overdue since May');
  });

  it('says when the account was not found or could not be loaded', async () => {
    show(aBusinessAccount(), { [`GET ${BASE}`]: { status: 404, body: { code: 'not_found', status: 404 } } });
    expect(await screen.findByText('No such business account')).toBeTruthy();
  });

  it('offers a retry', async () => {
    show(aBusinessAccount(), { [`GET ${BASE}`]: { status: 500 } });
    expect(await screen.findByText('We couldn’t load the business account')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('changes the account with a reason, and sends only changed fields', async () => {
    const account = aBusinessAccount();
    const asked = show(account, { [`PATCH ${BASE}`]: { status: 200, body: account } });
    fireEvent.click(await screen.findByRole('button', { name: 'Change' }));
    const form = await dialog();
    const save = () => fireEvent.click(form.getByRole('button', { name: 'Save changes' }));
    save();
    expect(form.getByText('Enter a reason.')).toBeTruthy();
    type('Reason', 'They asked');
    save();
    expect(await form.findByText('Nothing is different yet. Change something, or cancel.')).toBeTruthy();
    type('Credit limit', '2500');
    save();
    expect(await screen.findByText('Grand Hotel was changed')).toBeTruthy();
    expect(changesOf(asked)).toEqual([
      { what: `PATCH ${BASE}`, body: { creditLimit: '2500.00', reason: 'They asked', basedOn: 1 } },
    ]);
  });

  it('shows in the open form what a colleague changed, and saves over it only when asked again', async () => {
    const account = aBusinessAccount();
    const theirs = aBusinessAccount({ revision: 2, billingAddress: '2 Oak St', balance: { creditLimit: '2000.00' } });
    let saves = 0;
    const asked = show(account, {
      [`GET ${BASE}`]: () => ({ status: 200, body: saves > 0 ? theirs : account }),
      [`PATCH ${BASE}`]: () =>
        ++saves === 1
          ? { status: 409, body: { code: 'business_account_changed', status: 409 } }
          : { status: 200, body: theirs },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Change' }));
    const form = await dialog();
    const save = () => fireEvent.click(form.getByRole('button', { name: 'Save changes' }));
    type('Credit limit', '2500');
    type('Reason', 'They asked');
    save();
    expect(await form.findByText(/^A colleague just changed this account\. Nothing was saved\./)).toBeTruthy();
    expect(await form.findByText('Credit limit: $2,000.00')).toBeTruthy();
    expect(form.getByText('Billing address: 2 Oak St')).toBeTruthy();
    save();
    expect(await screen.findByText('Grand Hotel was changed')).toBeTruthy();
    const bodies = changesOf(asked).map(({ body }) => body);
    expect(bodies).toMatchObject([{ basedOn: 1 }, { creditLimit: '2500.00', basedOn: 2 }]);
  });

  it.each([
    ['Suspend account', 'suspended', /No new rides can be booked on the account/],
    ['Close account', 'closed', /can’t be reopened/],
  ] as const)('explains %s, asks for a reason and applies it', async (action, status, meaning) => {
    const account = aBusinessAccount();
    const asked = show(account, { [`PATCH ${BASE}`]: { status: 200, body: { ...account, status } } });
    fireEvent.click(await screen.findByRole('button', { name: action }));
    const form = await dialog();
    expect(form.getByText(meaning)).toBeTruthy();
    type('Reason', 'Unpaid invoices');
    fireEvent.click(form.getByRole('button', { name: action }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(changesOf(asked)).toEqual([
      { what: `PATCH ${BASE}`, body: { status, reason: 'Unpaid invoices', basedOn: 1 } },
    ]);
  });

  it('suspends an account that a colleague just changed only when asked again', async () => {
    const account = aBusinessAccount();
    const theirs = aBusinessAccount({ revision: 2, billingAddress: '2 Oak St' });
    let tries = 0;
    const asked = show(account, {
      [`GET ${BASE}`]: () => ({ status: 200, body: tries > 0 ? theirs : account }),
      [`PATCH ${BASE}`]: () =>
        ++tries === 1
          ? { status: 409, body: { code: 'business_account_changed', status: 409 } }
          : { status: 200, body: { ...theirs, status: 'suspended' } },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Suspend account' }));
    const form = await dialog();
    type('Reason', 'Unpaid invoices');
    fireEvent.click(form.getByRole('button', { name: 'Suspend account' }));
    expect(await form.findByText(/^A colleague just changed this account\. Nothing was saved\./)).toBeTruthy();
    expect(await screen.findByText('2 Oak St')).toBeTruthy();
    fireEvent.click(form.getByRole('button', { name: 'Suspend account' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(changesOf(asked).map(({ body }) => body)).toMatchObject([{ basedOn: 1 }, { basedOn: 2 }]);
  });

  it('offers no changes to a closed account', async () => {
    show(aBusinessAccount({ status: 'closed', costCenters: [center] }), {}, { tab: 'centers' });
    expect(await screen.findByRole('table', { name: 'Cost centers' })).toBeTruthy();
    for (const name of ['Change', 'Suspend account', 'Close account', 'Add cost center', 'Rename: SALES'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('is read-only for roles that may not manage accounts', async () => {
    show(aBusinessAccount({ costCenters: [center] }), {}, { role: 'viewer', tab: 'centers' });
    expect(await screen.findByRole('table', { name: 'Cost centers' })).toBeTruthy();
    for (const name of ['Change', 'Suspend account', 'Close account', 'Add cost center', /^Rename/, /^Deactivate/])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});

describe('cost centers', () => {
  it('are added with an uppercase code; a duplicate code is reported at its field', async () => {
    const asked = show(
      aBusinessAccount(),
      { [`POST ${BASE}/cost-centers`]: { status: 409, body: { code: 'cost_center_exists', status: 409 } } },
      { tab: 'centers' },
    );
    expect(await screen.findByText('No cost centers')).toBeTruthy();
    press('Add cost center');
    const form = await dialog();
    const add = () => fireEvent.click(form.getByRole('button', { name: 'Add cost center' }));
    type(/^Code/, 'a b');
    add();
    expect(form.getByText(/beginning with a letter or digit/)).toBeTruthy();
    type(/^Code/, 'sales');
    type('Name', 'Sales team');
    add();
    expect(
      await form.findByText('This account has a cost center with this code already. Use another code.'),
    ).toBeTruthy();
    expect(changesOf(asked)).toEqual([
      { what: `POST ${BASE}/cost-centers`, body: { code: 'SALES', name: 'Sales team' } },
    ]);
  });

  it('are renamed and deactivated', async () => {
    const account = aBusinessAccount({ costCenters: [center] });
    const path = `PATCH ${BASE}/cost-centers/8`;
    const asked = show(account, { [path]: { status: 200, body: account } }, { tab: 'centers' });
    await screen.findByRole('table', { name: 'Cost centers' });
    fireEvent.click(screen.getAllByRole('button', { name: 'Rename: SALES' })[0]!);
    type('Name', 'Sales');
    fireEvent.click((await dialog()).getByRole('button', { name: 'Rename' }));
    expect(await screen.findByText('SALES was renamed')).toBeTruthy();
    fireEvent.click(screen.getAllByRole('button', { name: 'Deactivate: SALES' })[0]!);
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText('SALES was deactivated')).toBeTruthy();
    expect(changesOf(asked).map(({ body }) => body)).toEqual([{ name: 'Sales' }, { active: false }]);
  });
});

describe('service accounts of a business account', () => {
  const service = {
    id: 5,
    name: 'Reception',
    connectedAt: '2026-11-17T13:05:00.000Z',
    connectedBy: 'Olga Ops',
    closedAt: null,
  };
  const open = {
    id: 6,
    name: 'Concierge',
    userId: 1,
    createdBy: 'Olga Ops',
    createdAt: service.connectedAt,
    closedAt: null,
    tokens: [],
  };

  it('are connected from a list of open ones that are not connected yet', async () => {
    const account = aBusinessAccount({ serviceAccounts: [service] });
    const asked = show(
      account,
      {
        'GET /api/admin/service-accounts': {
          status: 200,
          body: [
            open,
            { ...open, id: 5, name: 'Reception' },
            { ...open, id: 7, name: 'Old', closedAt: open.createdAt },
          ],
        },
        [`POST ${BASE}/service-accounts`]: { status: 200, body: account },
      },
      { tab: 'services' },
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Connect service account' }));
    const form = await dialog();
    const choice = await form.findByLabelText('Service account');
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Choose a service account', 'Concierge']);
    const connect = () => fireEvent.click(form.getByRole('button', { name: 'Connect service account' }));
    connect();
    expect(form.getByText('Choose a service account.')).toBeTruthy();
    fireEvent.change(choice, { target: { value: '6' } });
    connect();
    expect(await screen.findByText('Concierge was connected')).toBeTruthy();
    expect(changesOf(asked)).toEqual([{ what: `POST ${BASE}/service-accounts`, body: { serviceAccountId: 6 } }]);
  });

  it('are disconnected after a confirmation', async () => {
    const account = aBusinessAccount({ serviceAccounts: [service] });
    const path = `DELETE ${BASE}/service-accounts/5`;
    const asked = show(account, { [path]: { status: 200, body: aBusinessAccount() } }, { tab: 'services' });
    await screen.findByRole('table', { name: 'Service accounts' });
    fireEvent.click(screen.getAllByRole('button', { name: 'Disconnect: Reception' })[0]!);
    const question = within(await screen.findByRole('alertdialog', { name: 'Disconnect Reception?' }));
    expect(question.getByText(/Rides that it has booked stay/)).toBeTruthy();
    fireEvent.click(question.getByRole('button', { name: 'Disconnect' }));
    expect(await screen.findByText('Reception was disconnected')).toBeTruthy();
    expect(changesOf(asked).map(({ what }) => what)).toEqual([path]);
  });
});

describe('volume discounts', () => {
  it('are changed together; errors, also the server’s, are shown in their row', async () => {
    const account = aBusinessAccount({ discounts: [{ fromRides: 10, percentOff: 5 }], ridesThisMonth: 12 });
    const path = `PUT ${BASE}/discounts`;
    const asked = show(
      account,
      {
        [path]: {
          status: 400,
          body: { code: 'validation_failed', status: 400, errors: [{ field: 'rules.1.fromRides' }] },
        },
      },
      { tab: 'discounts' },
    );
    expect(await screen.findByText(/12 rides completed this month. New bookings get 5% off./)).toBeTruthy();
    press('Change discounts');
    const form = await dialog();
    fireEvent.click(form.getByRole('button', { name: 'Add a rule' }));
    const second = within(form.getByRole('group', { name: 'Rule 2' }));
    const set = (label: string, value: string) => fireEvent.change(second.getByLabelText(label), { target: { value } });
    set('From rides per month', '50');
    set('Discount in %', '4');
    fireEvent.change(form.getByLabelText('Reason'), { target: { value: 'New contract' } });
    const save = () => fireEvent.click(form.getByRole('button', { name: 'Save discounts' }));
    save();
    expect(second.getByText('More rides need a higher discount.')).toBeTruthy();
    expect(changesOf(asked)).toEqual([]);
    set('Discount in %', '8');
    save();
    expect(await second.findByText('Check this value.')).toBeTruthy();
    expect(changesOf(asked)).toEqual([
      {
        what: path,
        body: {
          rules: [
            { fromRides: 10, percentOff: 5 },
            { fromRides: 50, percentOff: 8 },
          ],
          reason: 'New contract',
          basedOn: 1,
        },
      },
    ]);
  });
});

describe('charges', () => {
  const charge: BusinessChargeView = {
    id: 1,
    rideId: 7,
    rideStatus: 'completed',
    state: 'charged',
    kind: 'fare',
    costCenter: 'SALES',
    reference: 'Room 12',
    eventId: 4,
    eventName: 'Gala',
    passengerName: 'Grace',
    pickupLocation: 'NoDa',
    dropoffLocation: 'South End',
    amount: '49.33',
    discount: '5.48',
    bookedAt: '2026-11-17T13:05:00.000Z',
    settledAt: null,
    invoiceId: 9,
    invoiceNumber: 'INV-000009',
    credited: '0.00',
    credits: [],
  };
  const LIST = `GET ${BASE}/charges?limit=50`;
  const page = (charges: BusinessChargeView[]): Answer => ({ status: 200, body: { charges, nextCursor: null } });

  it('link to the ride and the invoice, and are filtered by state, cost center and event', async () => {
    show(
      aBusinessAccount({ costCenters: [center] }),
      {
        [LIST]: page([charge]),
        [`${LIST}&eventId=4`]: page([charge, { ...charge, id: 2, rideId: 8 }]),
        [`${LIST}&state=reserved`]: page([]),
        [`${LIST}&state=reserved&costCenter=SALES`]: page([{ ...charge, id: 3, rideId: 11 }]),
      },
      { tab: 'charges' },
    );
    const table = within(await screen.findByRole('table', { name: 'Charges' }));
    expect(table.getByRole('link', { name: 'R-007' }).getAttribute('href')).toBe('/admin/rides/7');
    expect(table.getByRole('link', { name: 'INV-000009' }).getAttribute('href')).toBe('/admin/business/invoices/9');
    expect(table.getByText('$5.48 volume discount')).toBeTruthy();
    fireEvent.click(table.getByRole('button', { name: 'Only rides of Gala' }));
    expect((await screen.findAllByRole('link', { name: 'R-008' })).length).toBeGreaterThan(0);
    fireEvent.click(screen.getByRole('button', { name: 'Show all: Gala' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'R-008' })).toBeNull());
    fireEvent.change(screen.getByLabelText('State'), { target: { value: 'reserved' } });
    expect(await screen.findByText('No charges match')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Cost center'), { target: { value: 'SALES' } });
    expect((await screen.findAllByRole('link', { name: 'R-011' })).length).toBeGreaterThan(0);
  });

  it('are credited with an amount and a reason, only once after repeated presses', async () => {
    const part = { id: 5, amount: '9.33', reason: 'Wrong route', createdAt: '2026-11-18T13:05:00.000Z' };
    const credited = { ...charge, credited: '9.33', credits: [part] };
    const what = 'POST /api/admin/business-charges/1/credits';
    const answers: Answer[] = [{ status: 503 }, { status: 201, body: credited }];
    const asked = show(
      aBusinessAccount(),
      {
        [LIST]: () => page([answers.length > 0 ? charge : credited]),
        [what]: () => answers.shift() ?? { status: 500 },
      },
      { tab: 'charges', role: 'finance' },
    );
    const table = within(await screen.findByRole('table', { name: 'Charges' }));
    fireEvent.click(table.getByRole('button', { name: 'Credit R-007' }));
    const form = await dialog();
    expect(form.getByText(/^\$49\.33 of this charge can be credited\./)).toBeTruthy();
    const send = () => fireEvent.click(form.getByRole('button', { name: /^Credit/ }));
    fireEvent.change(form.getByLabelText('Amount'), { target: { value: '49.34' } });
    send();
    expect(form.getByText('Enter an amount from $0.01 to $49.33.')).toBeTruthy();
    expect(form.getByText('Enter a reason.')).toBeTruthy();
    fireEvent.change(form.getByLabelText('Amount'), { target: { value: '9.33' } });
    fireEvent.change(form.getByLabelText('Reason'), { target: { value: 'Wrong route' } });
    send();
    send();
    expect(await form.findByText(/that this was saved\. Press again/)).toBeTruthy();
    send();
    expect(await screen.findByText('$9.33 credited for R-007')).toBeTruthy();
    expect(await table.findByText('$9.33 credited: Wrong route')).toBeTruthy();
    const [first, second, third] = keysOf(what);
    expect([first, second === first, third]).toEqual([expect.any(String), true, undefined]);
    expect(asked.filter((one) => one.what === what).at(-1)?.body).toEqual({ amount: '9.33', reason: 'Wrong route' });
  });

  it.each([
    ['they are credited in full', { credited: '49.33' }, 'finance' as const],
    ['they are not owed', { state: 'reserved' as const }, 'finance' as const],
    ['the role does not allow it', {}, 'support' as const],
  ])('are not credited when %s', async (_why, more, role) => {
    show(aBusinessAccount(), { [LIST]: page([{ ...charge, ...more }]) }, { tab: 'charges', role });
    await screen.findByRole('table', { name: 'Charges' });
    expect(screen.queryAllByRole('button', { name: 'Credit R-007' })).toEqual([]);
  });

  it('can be requested again after a failure', async () => {
    show(aBusinessAccount(), { [LIST]: { status: 500 } }, { tab: 'charges' });
    expect(await screen.findByText('We couldn’t load the charges')).toBeTruthy();
  });
});
