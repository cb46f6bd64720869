import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ChargedPayment, RefundView } from '@groupride/web-api-client';
import { DraftsProvider } from '../../../shared/drafts';
import { fakeApi, keysOf, type Answer } from '../../../testing/fake-api';
import { renderInApp } from '../../../testing/render-in-app';
import RefundDialog from './refund-dialog';

const at = '2026-11-21T17:00:00.000Z';
const payment: ChargedPayment = {
  id: 4,
  state: 'captured',
  card: 'Visa ending 4242',
  providerId: 'pi_4',
  held: '54.81',
  captured: '54.81',
  refunded: '0.00',
  refundable: '44.81',
  disputed: false,
  startedAt: at,
  heldAt: at,
  capturedAt: at,
};
const failed: RefundView = {
  id: 9,
  rideId: 7,
  paymentId: 4,
  payerId: 2,
  amount: '8.00',
  reason: 'driver_fault',
  note: 'Left early',
  takesFromDriver: true,
  fromDriver: '0.00',
  state: 'failed',
  failure: 'The bank declined the payout.',
  providerId: 're_1',
  requestedBy: 'Olga Ops',
  origin: 'operator',
  requestedAt: at,
  settledAt: at,
};
const REFUND = 'POST /api/admin/rides/7/refunds';

/** Renders the dialog with a fake API that answers a refund with `answer`. */
async function open(answer: () => Answer | Promise<Answer>, again?: RefundView) {
  const asked = fakeApi(answer);
  const onClose = jest.fn();
  const page = (isOpen: boolean, refunds: RefundView[] = []) => (
    <DraftsProvider>
      {isOpen && (
        <RefundDialog
          rideId={7}
          payment={payment}
          payerName="Riley Carter"
          refunds={refunds}
          again={again}
          onClose={onClose}
        />
      )}
    </DraftsProvider>
  );
  const { rerender } = renderInApp(page(true));
  await screen.findByRole('dialog');
  return {
    bodies: () => asked.map(({ body }) => body),
    onClose,
    reopen: async () => {
      rerender(page(false));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      rerender(page(true));
      await screen.findByRole('dialog');
    },
    load: (refunds: RefundView[]) => rerender(page(true, refunds)),
  };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const amount = (value: string) => fireEvent.change(screen.getByLabelText('Amount'), { target: { value } });
const reason = (value: string) => fireEvent.change(screen.getByLabelText('Reason'), { target: { value } });
const problems = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

describe('the refund dialog', () => {
  it('starts with the refundable amount and validates before sending', async () => {
    const { bodies } = await open(() => ({ status: 500 }));
    expect((screen.getByLabelText('Amount') as HTMLInputElement).value).toBe('44.81');
    amount('44.82');
    press('Continue');
    expect(problems()).toEqual(['At most $44.81', 'Choose a reason']);
    amount('ten');
    expect(problems()[0]).toBe('Enter an amount like 12.50');
    reason('driver_fault');
    expect(screen.getByText('The driver’s part is deducted from their balance.')).toBeTruthy();
    reason('goodwill');
    expect(screen.getByText('We bear the cost. The driver keeps the earnings.')).toBeTruthy();
    press('Continue');
    expect(screen.queryByText('Refund $44.81?')).toBeNull();
    expect(bodies()).toEqual([]);
  });

  it('asks for a confirmation, and sends the refund only once after repeated presses', async () => {
    let respond: (answer: Answer) => void = () => undefined;
    const { bodies, onClose } = await open(() => new Promise((resolve) => (respond = resolve)));
    amount('10');
    reason('goodwill');
    press('Continue');
    expect(
      await screen.findByText('$10.00 goes back to Riley Carter’s Visa ending 4242. This can’t be undone.'),
    ).toBeTruthy();
    press('Refund $10.00');
    await screen.findByText('Refunding…');
    fireEvent.click(screen.getByRole('button', { name: 'Refunding…' }));
    expect(onClose).not.toHaveBeenCalled();
    respond({ status: 201, body: failed });
    expect(await screen.findByText('$10.00 is on its way back to Riley Carter')).toBeTruthy();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(bodies()).toEqual([{ paymentId: 4, amount: '10.00', reason: 'goodwill', refundable: '44.81' }]);
  });

  it('says before the confirmation who bears the refund', async () => {
    await open(() => ({ status: 500 }));
    reason('driver_fault');
    press('Continue');
    expect(await screen.findByText('Refund $44.81?')).toBeTruthy();
    expect(screen.getByText('The driver’s part is deducted from their balance.')).toBeTruthy();
  });

  it('repeats an unanswered request under the same key, and a changed one under a new key', async () => {
    let answer: Answer = { status: 503 };
    const { bodies, onClose } = await open(() => answer);
    amount('10');
    reason('goodwill');
    press('Continue');
    press('Refund $10.00');
    await waitFor(() => expect(problems()).toHaveLength(1));
    press('Refund $10.00');
    await waitFor(() => expect(bodies()).toHaveLength(2));
    await screen.findByRole('button', { name: 'Refund $10.00' });
    press('Change');
    amount('12');
    press('Continue');
    answer = {
      status: 409,
      body: { status: 409, code: 'refund_too_large', detail: 'At most $11.00 can be refunded.' },
    };
    press('Refund $12.00');
    await waitFor(() => expect(bodies()).toHaveLength(3));
    await waitFor(() => expect(problems()).toHaveLength(1));
    expect(onClose).not.toHaveBeenCalled();
    const [first, second, third] = keysOf(REFUND);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('repeats an unanswered refund under the same key after the dialog was closed', async () => {
    let answer: Answer = { status: 504 };
    const { bodies, reopen, onClose } = await open(() => answer);
    amount('10');
    reason('goodwill');
    press('Continue');
    press('Refund $10.00');
    await waitFor(() => expect(problems()).toHaveLength(1));
    expect(problems()[0]).toContain('couldn’t confirm the refund');
    await reopen();
    expect(screen.getByText(/^We couldn’t confirm your refund of \$10\.00/)).toBeTruthy();
    expect((screen.getByLabelText('Amount') as HTMLInputElement).value).toBe('10.00');
    // A refusal that comes before the repetition is recognized leaves the outcome open.
    answer = { status: 403, body: { status: 403, code: 'forbidden', detail: 'Your role may not do this.' } };
    press('Continue');
    press('Refund $10.00');
    await waitFor(() => expect(bodies()).toHaveLength(2));
    await screen.findByRole('button', { name: 'Refund $10.00' });
    await reopen();
    answer = { status: 201, body: failed };
    press('Continue');
    press('Refund $10.00');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    await reopen();
    expect((screen.getByLabelText('Amount') as HTMLInputElement).value).toBe('44.81');
    amount('10');
    reason('goodwill');
    press('Continue');
    press('Refund $10.00');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
    const [first, second, third, fourth] = keysOf(REFUND);
    expect([second, third]).toEqual([first, first]);
    expect(fourth).not.toBe(first);
  });

  it('says that a refund without an answer was made once the charges show it, or once the API knows it', async () => {
    let answer: Answer = { status: 504 };
    const { load, bodies } = await open(() => answer);
    amount('10');
    reason('goodwill');
    press('Continue');
    press('Refund $10.00');
    await waitFor(() => expect(problems()).toHaveLength(1));
    answer = { status: 409, body: { status: 409, code: 'idempotency_key_reused', detail: 'Use a new one.' } };
    press('Change');
    reason('fraud');
    press('Continue');
    press('Refund $10.00');
    await waitFor(() => expect(bodies()).toHaveLength(2));
    await waitFor(() => expect(problems()[0]).toContain('already refunded'));
    load([{ ...failed, id: 10, amount: '10.00', reason: 'goodwill', state: 'requested', failure: null }]);
    expect(
      await screen.findByText('Your refund was already made. $10.00 is on its way back to Riley Carter.'),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Refund $10.00' })).toBeNull();
    expect(screen.queryByText('Refund $10.00?')).toBeNull();
    load([{ ...failed, id: 10, amount: '10.00', reason: 'goodwill' }]);
    expect(await screen.findByText(/^Your refund of \$10\.00 to Riley Carter failed\./)).toBeTruthy();
  });

  it('retries a failed refund unchanged', async () => {
    const { bodies } = await open(() => ({ status: 201, body: failed }), failed);
    press('Continue');
    press('Refund $8.00');
    await waitFor(() =>
      expect(bodies()).toEqual([
        { paymentId: 4, amount: '8.00', reason: 'driver_fault', note: 'Left early', refundable: '44.81' },
      ]),
    );
  });
});
