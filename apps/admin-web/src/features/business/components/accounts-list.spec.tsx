import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { OperatorRole } from '@groupride/contracts';
import type { BusinessAccountRow } from '@groupride/web-api-client';
import { DraftsProvider } from '../../../shared/drafts';
import { aBusinessAccount } from '../../../testing/a-business-account';
import { fakeApi, keysOf, type Answer, type RecordedRequest } from '../../../testing/fake-api';
import { renderInApp } from '../../../testing/render-in-app';
import { AccountsList } from './accounts-list';

const { id, name, status, balance, createdAt } = aBusinessAccount();
const row: BusinessAccountRow = {
  id,
  name,
  status,
  balance,
  createdAt,
  serviceAccounts: 2,
  overdueInvoices: 1,
  lastInvoice: { id: 9, number: 'INV-000009', status: 'open', createdAt: '2026-11-01T13:05:00.000Z' },
};
const LIST = 'GET /api/admin/business-accounts?limit=50';
const CREATE = 'POST /api/admin/business-accounts';
const page = (accounts: BusinessAccountRow[], nextCursor: string | null = null): Answer => ({
  status: 200,
  body: { accounts, nextCursor },
});

function show(
  answers: Record<string, Answer | (() => Answer)>,
  { role = 'administrator' as OperatorRole, at = '/admin/business' } = {},
): RecordedRequest[] {
  const asked = fakeApi(({ what }) => {
    const answer = answers[what] ?? { status: 404 };
    return typeof answer === 'function' ? answer() : answer;
  });
  renderInApp(
    <DraftsProvider>
      <AccountsList />
    </DraftsProvider>,
    { role, at },
  );
  return asked;
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the list of business accounts', () => {
  it('shows what is owed and reserved, the limit, and whether invoices are overdue', async () => {
    show({ [LIST]: page([row]) });
    const table = within(await screen.findByRole('table', { name: 'Business accounts' }));
    expect(table.getByRole('link', { name: 'Grand Hotel' }).getAttribute('href')).toBe('/admin/business/3');
    expect(table.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      'Grand Hotel',
      'Active1 overdue invoice',
      '$300.00',
      '$120.00',
      '$1,000.00',
      '2',
      'Nov 1, 2026',
      'Nov 17, 2026',
    ]);
  });

  it('can be searched, filtered and paged', async () => {
    show({
      [LIST]: page([row], 'next'),
      [`${LIST}&cursor=next`]: page([{ ...row, name: 'Page Two Inc.' }]),
      [`${LIST}&status=closed`]: page([]),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Page Two Inc.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'closed' } });
    expect(await screen.findByText('No business accounts match')).toBeTruthy();
  });

  it('starts with the search in the address', async () => {
    show({ [`${LIST}&q=grand`]: page([row]) }, { at: '/admin/business?q=grand' });
    expect(await screen.findByText('Grand Hotel')).toBeTruthy();
  });

  it('can be requested again after a failure', async () => {
    let answer: Answer = { status: 500 };
    show({ [LIST]: () => answer });
    expect(await screen.findByText('We couldn’t load the business accounts')).toBeTruthy();
    answer = page([]);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No business accounts yet')).toBeTruthy();
  });

  it('does not offer to create accounts to roles that may not, with a note why', async () => {
    show({ [LIST]: page([row]) }, { role: 'finance' });
    await screen.findByRole('table');
    expect(screen.queryByRole('button', { name: 'Create account' })).toBeNull();
    expect(screen.getByText(/Administrator/)).toBeTruthy();
  });

  it('creates an account only once after repeated presses, and shows errors at their field', async () => {
    const answers: Answer[] = [
      { status: 503 },
      { status: 400, body: { code: 'validation_failed', status: 400, errors: [{ field: 'billingEmails.0.email' }] } },
      { status: 201, body: aBusinessAccount() },
    ];
    const asked = show({ [LIST]: page([]), [CREATE]: () => answers.shift() ?? { status: 500 } });
    fireEvent.click(await screen.findByRole('button', { name: 'Create account' }));
    const dialog = within(await screen.findByRole('dialog'));
    const send = () => fireEvent.click(dialog.getByRole('button', { name: 'Create account' }));
    send();
    expect(dialog.getByText('Enter a name.')).toBeTruthy();
    expect(dialog.getByText('Enter an amount from $0.00 to $1,000,000.00.')).toBeTruthy();
    type('Company name', 'Grand Hotel');
    type('Billing emails', 'ap@hotel.test');
    type('Billing address', '1 Main St');
    type('Credit limit', '1,000');
    send();
    expect(await dialog.findByText(/We can’t reach GroupRide/)).toBeTruthy();
    send();
    expect(await dialog.findByText('Enter 1 to 5 valid email addresses, one per line.')).toBeTruthy();
    type('Billing emails', 'accounts@hotel.test');
    send();
    expect(await screen.findByText('Grand Hotel was created')).toBeTruthy();
    const [first, second, third] = keysOf(CREATE);
    expect([first, second === first, third === first]).toEqual([expect.any(String), true, false]);
    expect(asked.filter(({ what }) => what === CREATE).at(-1)?.body).toEqual({
      name: 'Grand Hotel',
      billingEmails: [{ email: 'accounts@hotel.test' }],
      billingAddress: '1 Main St',
      creditLimit: '1000.00',
      paymentTermsDays: 30,
      language: 'en',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('creates an account once if the answer is lost and the dialog is opened again', async () => {
    const tooMany: Answer = { status: 429, body: { code: 'too_many_requests', status: 429 } };
    const answers: Answer[] = [{ status: 504 }, tooMany, { status: 201, body: aBusinessAccount() }];
    show({ [LIST]: page([]), [CREATE]: () => answers.shift() ?? { status: 500 } });
    const open = async () => {
      fireEvent.click(await screen.findByRole('button', { name: 'Create account' }));
      return within(await screen.findByRole('dialog'));
    };
    const first = await open();
    type('Company name', 'Grand Hotel');
    type('Billing emails', 'ap@hotel.test');
    type('Billing address', '1 Main St');
    type('Credit limit', '1,000');
    fireEvent.click(first.getByRole('button', { name: 'Create account' }));
    expect(await first.findByText(/We can’t reach GroupRide/)).toBeTruthy();
    fireEvent.click(first.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const second = await open();
    expect(second.getByText(/^We couldn’t confirm that this account was created/)).toBeTruthy();
    fireEvent.click(second.getByRole('button', { name: 'Create account' }));
    expect(await second.findByRole('alert')).toBeTruthy();
    fireEvent.click(second.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const third = await open();
    fireEvent.click(third.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByText('Grand Hotel was created')).toBeTruthy();
    expect(new Set(keysOf(CREATE)).size).toBe(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await open()).queryByText(/^We couldn’t confirm/)).toBeNull();
  });
});
