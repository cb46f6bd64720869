import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { BusinessInvoiceView } from '@groupride/web-api-client';
import { DraftsProvider } from '../../../shared/drafts';
import { fakeApi, keysOf, type Answer } from '../../../testing/fake-api';
import { renderInApp } from '../../../testing/render-in-app';
import { InvoiceActions } from './invoice-actions';

const PAYMENT = 'POST /api/admin/business-invoices/9/payments';
const invoice = {
  id: 9,
  number: 'INV-000009',
  status: 'open',
  paid: '0.00',
  outstanding: '300.00',
  today: '2026-11-24',
  payments: [] as BusinessInvoiceView['payments'],
} as BusinessInvoiceView;

describe('the actions of an invoice', () => {
  it('record a payment once if the answer is lost and the dialog is opened again', async () => {
    let answer: Answer = { status: 504 };
    fakeApi(() => answer);
    const page = (shown = invoice) => (
      <DraftsProvider>
        <InvoiceActions invoice={shown} />
      </DraftsProvider>
    );
    const { rerender } = renderInApp(page());
    const open = async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Record payment' }));
      return within(await screen.findByRole('dialog'));
    };
    const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const fill = (dialog: Awaited<ReturnType<typeof open>>, reference: string) => {
      fireEvent.change(dialog.getByLabelText(/^Amount/), { target: { value: '100' } });
      fireEvent.change(dialog.getByLabelText(/^Reference/), { target: { value: reference } });
    };
    const record = (dialog: Awaited<ReturnType<typeof open>>) =>
      fireEvent.click(dialog.getByRole('button', { name: 'Record payment' }));
    const first = await open();
    fill(first, 'Check 12');
    record(first);
    expect(await first.findByText(/that this was saved\. Press again/)).toBeTruthy();
    fireEvent.click(first.getByRole('button', { name: 'Cancel' }));
    await isClosed();
    const second = await open();
    expect((second.getByLabelText(/^Reference/) as HTMLInputElement).value).toBe('Check 12');
    // The same amount with another reference may be the same payment.
    answer = { status: 409, body: { status: 409, code: 'idempotency_key_reused', detail: 'Use a new one.' } };
    fill(second, 'Check 13');
    record(second);
    expect(await second.findByText(/already saved with other details/)).toBeTruthy();
    const saved = {
      id: 5,
      amount: '100.00',
      receivedOn: '2026-11-24',
      reference: 'Check 12',
      recordedAt: '2026-11-24T15:00:00.000Z',
      reversedAt: null,
      reversedBy: null,
      reversalReason: null,
    };
    rerender(page({ ...invoice, paid: '100.00', outstanding: '200.00', payments: [saved] }));
    expect(await second.findByText('$100.00 was already saved. You can close this window.')).toBeTruthy();
    fireEvent.click(second.getAllByRole('button', { name: 'Close' })[0]!);
    await isClosed();
    answer = { status: 201, body: {} };
    const third = await open();
    fill(third, 'Check 13');
    record(third);
    await isClosed();
    const [sent, again, other] = keysOf(PAYMENT);
    expect(again).toBe(sent);
    expect(other).not.toBe(sent);
  });
});
