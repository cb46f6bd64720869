import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import type { OperatorRole } from '@groupride/contracts';
import type { AdminBusinessAccountView, BusinessInvoiceRow, BusinessInvoiceView } from '@groupride/web-api-client';
import { InvoicesTable } from '../../features/business/components/invoices-table';
import { aBusinessAccount } from '../../testing/a-business-account';
import { fakeApi, keysOf, type Answer, type RecordedRequest } from '../../testing/fake-api';
import { renderInApp } from '../../testing/render-in-app';
import { BusinessInvoicePage } from './business-invoice-page';

const row: BusinessInvoiceRow = {
  id: 9,
  number: 'INV-000009',
  month: '2026-10',
  status: 'open',
  total: '104.14',
  paid: '0.00',
  credited: '0.00',
  outstanding: '104.14',
  dueDate: '2026-12-01',
  overdue: false,
  createdAt: '2026-11-01T13:05:00.000Z',
  paidAt: null,
};
const invoice: BusinessInvoiceView = {
  ...row,
  accountId: 3,
  accountName: 'Grand Hotel',
  billingAddress: '1 Main St',
  discount: '5.48',
  payments: [],
  credits: [],
  today: '2026-11-24',
  lines: [
    {
      rideId: 7,
      date: '2026-10-11',
      kind: 'fare',
      costCenter: 'SALES',
      reference: 'Room 12',
      eventName: 'Gala',
      passengerName: 'Grace',
      pickupLocation: 'NoDa',
      dropoffLocation: 'South End',
      discount: '5.48',
      amount: '49.33',
    },
    {
      rideId: 8,
      date: '2026-10-12',
      kind: 'no_show_fee',
      costCenter: null,
      reference: null,
      eventName: null,
      passengerName: null,
      pickupLocation: 'NoDa',
      dropoffLocation: 'South End',
      discount: '0.00',
      amount: '54.81',
    },
  ],
  subtotals: [
    { costCenter: 'SALES', name: 'Sales team', rides: 1, amount: '49.33' },
    { costCenter: null, name: null, rides: 1, amount: '54.81' },
  ],
};
const GET = 'GET /api/admin/business-invoices/9';
const PAY = 'POST /api/admin/business-invoices/9/payments';
const VOID = 'POST /api/admin/business-invoices/9/void';

function show(answers: Record<string, Answer | (() => Answer)>, role: OperatorRole = 'finance'): RecordedRequest[] {
  const asked = fakeApi(({ what }) => {
    const answer = answers[what] ?? { status: 404, body: { code: 'not_found', status: 404 } };
    return typeof answer === 'function' ? answer() : answer;
  });
  renderInApp(
    <Routes>
      <Route path="/admin/business/invoices/:invoiceId" element={<BusinessInvoicePage />} />
    </Routes>,
    { role, at: '/admin/business/invoices/9' },
  );
  return asked;
}
const loaded = { [GET]: { status: 200, body: invoice } };
const dialog = async () => within(await screen.findByRole('dialog'));
const cellsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('an invoice of a business account', () => {
  it('shows its rides, the subtotals of cost centers and what is left to pay', async () => {
    show({ [GET]: { status: 200, body: { ...invoice, paid: '4.14', outstanding: '100.00', overdue: true } } });
    expect(await screen.findByRole('heading', { name: 'Invoice INV-000009' })).toBeTruthy();
    expect(screen.getByText('Left to pay').nextElementSibling?.textContent).toBe('$100.00');
    expect(screen.getByText('Overdue')).toBeTruthy();
    expect(cellsOf('By cost center')).toEqual(['SALES · Sales team', '1', '$49.33', 'No cost center', '1', '$54.81']);
    expect(cellsOf('2 charges').slice(6)).toEqual([
      'R-008',
      'Oct 12, 2026',
      'No-show fee',
      '–NoDa → South End',
      '–',
      '$54.81',
    ]);
    const ride = within(screen.getByRole('table', { name: '2 charges' })).getByRole('link', { name: 'R-007' });
    expect(ride.getAttribute('href')).toBe('/admin/rides/7');
    // The invoice is partly paid.
    expect(screen.queryByRole('button', { name: 'Void' })).toBeNull();
  });

  it('is saved as PDF and CSV', async () => {
    show(loaded);
    const clicked: string[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      clicked.push(new URL(this.href).pathname);
    });
    for (const name of ['PDF', 'CSV']) fireEvent.click(await screen.findByRole('button', { name }));
    click.mockRestore();
    expect(clicked).toEqual(['/api/admin/business-invoices/9/pdf', '/api/admin/business-invoices/9/csv']);
  });

  it('shows a hundred rides at a time', async () => {
    const lines = Array.from({ length: 101 }, (_, index) => ({ ...invoice.lines[0]!, rideId: 500 + index }));
    show({ [GET]: { status: 200, body: { ...invoice, lines } } });
    const more = await screen.findByRole('button', { name: 'Show 1 more charge' });
    expect(screen.queryByRole('link', { name: 'R-600' })).toBeNull();
    fireEvent.click(more);
    expect(screen.getAllByRole('link', { name: 'R-600' }).length).toBeGreaterThan(0);
  });

  it('is paid only once after repeated presses', async () => {
    const answers: Answer[] = [{ status: 503 }, { status: 201, body: { ...invoice, status: 'paid', paid: '104.14' } }];
    const asked = show({ ...loaded, [PAY]: () => answers.shift() ?? { status: 500 } });
    fireEvent.click(await screen.findByRole('button', { name: 'Record payment' }));
    const form = await dialog();
    const send = () => fireEvent.click(form.getByRole('button', { name: /^Record/ }));
    expect(form.getByLabelText<HTMLInputElement>('Amount').value).toBe('104.14');
    // The form uses the server's date, since the device's clock may be wrong.
    expect(form.getByLabelText<HTMLInputElement>('Received on').value).toBe('2026-11-24');
    fireEvent.change(form.getByLabelText('Amount'), { target: { value: '104.15' } });
    fireEvent.change(form.getByLabelText('Received on'), { target: { value: '2999-01-01' } });
    send();
    expect(form.getByText('Enter an amount from $0.01 to $104.14.')).toBeTruthy();
    expect(form.getByText('Choose a day that isn’t in the future or before the account was created.')).toBeTruthy();
    expect(form.getByText('Enter the reference.')).toBeTruthy();
    fireEvent.change(form.getByLabelText('Amount'), { target: { value: '104.14' } });
    fireEvent.change(form.getByLabelText('Received on'), { target: { value: '2026-01-05' } });
    fireEvent.change(form.getByLabelText('Reference'), { target: { value: 'TRX-1' } });
    send();
    send();
    expect(await form.findByText(/that this was saved\. Press again/)).toBeTruthy();
    expect(keysOf(PAY)).toHaveLength(1);
    send();
    expect(await screen.findByText('$104.14 recorded for INV-000009')).toBeTruthy();
    const [first, second] = keysOf(PAY);
    expect([first, second === first]).toEqual([expect.any(String), true]);
    expect(asked.filter(({ what }) => what === PAY).at(-1)?.body).toEqual({
      amount: '104.14',
      receivedOn: '2026-01-05',
      reference: 'TRX-1',
    });
  });

  it('shows its credits, and reverses a payment once, which stays in the list', async () => {
    const payment = {
      id: 4,
      amount: '50.00',
      receivedOn: '2026-11-02',
      reference: 'Check 12',
      recordedAt: '2026-11-03T13:05:00.000Z',
      reversedAt: null,
      reversedBy: null,
      reversalReason: null,
    };
    const credit = {
      id: 2,
      rideId: 6,
      date: '2026-11-05',
      costCenter: 'SALES',
      reference: null,
      reason: 'Wrong route',
      amount: '4.14',
    };
    const paid = { ...invoice, paid: '50.00', credited: '4.14', outstanding: '50.00', credits: [credit] };
    const reversal = {
      reversedAt: '2026-11-24T13:05:00.000Z',
      reversedBy: 'Olga Ops',
      reversalReason: 'It bounced',
    };
    const reversed = { ...paid, paid: '0.00', outstanding: '100.00', payments: [{ ...payment, ...reversal }] };
    const REVERSE = 'POST /api/admin/business-payments/4/reverse';
    const loads: Answer[] = [{ status: 200, body: { ...paid, payments: [payment] } }];
    const answers: Answer[] = [{ status: 503 }, { status: 200, body: reversed }];
    const asked = show({
      [GET]: () => loads.shift() ?? { status: 200, body: reversed },
      [REVERSE]: () => answers.shift() ?? { status: 500 },
    });
    expect((await screen.findByText('Credited')).nextElementSibling?.textContent).toBe('$4.14');
    expect(cellsOf('Credits')).toEqual(['R-006', 'Nov 5, 2026', 'Wrong route', 'SALES', '-$4.14']);
    expect(cellsOf('Payments').slice(0, 5)).toEqual(['Check 12', 'Nov 2, 2026', 'Nov 3, 2026', 'Recorded', '$50.00']);
    const payments = within(screen.getByRole('table', { name: 'Payments' }));
    fireEvent.click(payments.getByRole('button', { name: 'Reverse the payment Check 12' }));
    const form = await dialog();
    const send = () => fireEvent.click(form.getByRole('button', { name: 'Reverse' }));
    send();
    expect(form.getByText('Enter a reason.')).toBeTruthy();
    fireEvent.change(form.getByLabelText('Reason'), { target: { value: 'It bounced' } });
    send();
    expect(await form.findByText(/We can’t reach GroupRide/)).toBeTruthy();
    send();
    expect(await screen.findByText('The payment of $50.00 was reversed')).toBeTruthy();
    expect(await payments.findByText('Nov 24, 2026 by Olga Ops: It bounced')).toBeTruthy();
    expect(screen.queryAllByRole('button', { name: 'Reverse the payment Check 12' })).toEqual([]);
    const [first, second] = keysOf(REVERSE);
    expect([first, second === first]).toEqual([expect.any(String), true]);
    expect(asked.filter(({ what }) => what === REVERSE).at(-1)?.body).toEqual({ reason: 'It bounced' });
  });

  it('is voided with a reason, or the dialog says why that is not possible', async () => {
    const answers: Answer[] = [
      { status: 409, body: { code: 'invoice_not_open', status: 409 } },
      { status: 200, body: { ...invoice, status: 'void' } },
    ];
    const asked = show({ ...loaded, [VOID]: () => answers.shift() ?? { status: 500 } });
    fireEvent.click(await screen.findByRole('button', { name: 'Void' }));
    const form = await dialog();
    const send = () => fireEvent.click(form.getByRole('button', { name: 'Void' }));
    send();
    expect(form.getByText('Enter a reason.')).toBeTruthy();
    fireEvent.change(form.getByLabelText('Reason'), { target: { value: 'Wrong address' } });
    send();
    expect(
      await form.findByText('This invoice is paid, partly paid or void. Reload it to see its state.'),
    ).toBeTruthy();
    send();
    expect(await screen.findByText('INV-000009 was voided')).toBeTruthy();
    expect(asked.filter(({ what }) => what === VOID).at(-1)?.body).toEqual({ reason: 'Wrong address' });
  });

  it('is read-only for roles that may not change it, with a note why', async () => {
    show(loaded, 'viewer');
    await screen.findByRole('heading', { name: 'Invoice INV-000009' });
    for (const name of ['Record payment', 'Void']) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.getByText(/Finance or Administrator/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'PDF' })).toBeTruthy();
  });

  it('says when it was not found or could not be loaded', async () => {
    const answers: Record<string, Answer> = { [GET]: { status: 500 } };
    show(answers);
    const again = await screen.findByRole('button', { name: 'Try again' });
    answers[GET] = { status: 404, body: { code: 'not_found', status: 404 } };
    fireEvent.click(again);
    expect(await screen.findByText('No such invoice')).toBeTruthy();
  });
});

describe('invoices of a business account', () => {
  const LIST = 'GET /api/admin/business-accounts/3/invoices?limit=50';
  const NOW = 'POST /api/admin/business-accounts/3/invoices';
  const page = (invoices: BusinessInvoiceRow[]): Answer => ({ status: 200, body: { invoices, nextCursor: null } });

  function table(answers: Record<string, Answer>, account: AdminBusinessAccountView, role: OperatorRole = 'finance') {
    const asked = fakeApi(({ what }) => answers[what] ?? { status: 404 });
    renderInApp(<InvoicesTable account={account} />, { role, at: '/admin/business/3?tab=invoices' });
    return asked;
  }

  it('show their amounts and due dates, and are filtered by status', async () => {
    table({ [LIST]: page([{ ...row, overdue: true }]), [`${LIST}&status=void`]: page([]) }, aBusinessAccount());
    await screen.findByRole('table', { name: 'Invoices' });
    expect(cellsOf('Invoices')).toEqual([
      'INV-000009',
      'October 2026',
      'OpenOverdue',
      '$104.14',
      '$0.00',
      '$104.14',
      'Dec 1, 2026',
      'Nov 1, 2026',
    ]);
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'void' } });
    expect(await screen.findByText('No invoices match')).toBeTruthy();
  });

  it('are created early after a confirmation', async () => {
    const asked = table({ [LIST]: page([]), [NOW]: { status: 201, body: invoice } }, aBusinessAccount());
    expect(await screen.findByText('No invoices yet')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Invoice now' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Invoice $54.81 now?' }));
    expect(question.getByText(/through today, Nov 24, 2026,/)).toBeTruthy();
    fireEvent.click(question.getByRole('button', { name: 'Invoice now' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(asked.filter(({ what }) => what === NOW)).toHaveLength(1);
  });

  it.each([
    ['nothing is owed that has no invoice', aBusinessAccount({ balance: { notInvoiced: '0.00' } }), 'finance' as const],
    ['the role does not allow it', aBusinessAccount(), 'support' as const],
  ])('are not created when %s', async (_why, account, role) => {
    table({ [LIST]: page([]) }, account, role);
    expect(await screen.findByText('No invoices yet')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Invoice now' })).toBeNull();
  });
});
