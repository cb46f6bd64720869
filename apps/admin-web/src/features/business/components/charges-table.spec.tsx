import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { BusinessChargeView } from '@groupride/web-api-client';
import { DraftsProvider } from '../../../shared/drafts';
import { aBusinessAccount } from '../../../testing/a-business-account';
import { fakeApi, keysOf, type Answer } from '../../../testing/fake-api';
import { renderInApp } from '../../../testing/render-in-app';
import { ChargesTable } from './charges-table';

const LIST = 'GET /api/admin/business-accounts/3/charges?limit=50';
const CREDIT = 'POST /api/admin/business-charges/4/credits';

const charge: BusinessChargeView = {
  id: 4,
  rideId: 7,
  rideStatus: 'completed',
  state: 'charged',
  kind: 'fare',
  costCenter: null,
  reference: null,
  eventId: null,
  eventName: null,
  passengerName: 'Pat Guest',
  pickupLocation: 'Hotel',
  dropoffLocation: 'Airport',
  amount: '54.81',
  discount: '0.00',
  credited: '0.00',
  credits: [],
  bookedAt: '2026-11-21T17:00:00.000Z',
  settledAt: '2026-11-21T18:00:00.000Z',
  invoiceId: null,
  invoiceNumber: null,
};

describe('the charges of a business account', () => {
  it('are credited once if the answer is lost and the dialog is opened again', async () => {
    let shown = charge;
    const answers: Record<string, () => Answer> = {
      [LIST]: () => ({ status: 200, body: { charges: [shown], nextCursor: null } }),
      [CREDIT]: () => ({ status: 504 }),
    };
    fakeApi(({ what }) => answers[what]?.() ?? { status: 404 });
    renderInApp(
      <DraftsProvider>
        <ChargesTable account={aBusinessAccount()} />
      </DraftsProvider>,
    );
    const open = async () => {
      const table = within(await screen.findByRole('table'));
      fireEvent.click(table.getByRole('button', { name: 'Credit R-007' }));
      return within(await screen.findByRole('dialog'));
    };
    const first = await open();
    fireEvent.change(first.getByLabelText(/^Amount/), { target: { value: '10' } });
    fireEvent.change(first.getByLabelText(/^Reason/), { target: { value: 'Late driver' } });
    fireEvent.click(first.getByRole('button', { name: 'Credit' }));
    expect(await first.findByText(/that this was saved\. Press again/)).toBeTruthy();
    fireEvent.click(first.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const second = await open();
    expect(second.getByText(/^We couldn’t confirm that \$10\.00 was saved/)).toBeTruthy();
    const credit = { id: 8, amount: '10.00', reason: 'Late driver', createdAt: '2026-11-22T17:00:00.000Z' };
    shown = { ...charge, credited: '10.00', credits: [credit] };
    fireEvent.click(second.getByRole('button', { name: 'Credit' }));
    expect(await second.findByText('$10.00 was already saved. You can close this window.')).toBeTruthy();
    const [sent, again] = keysOf(CREDIT);
    expect(again).toBe(sent);
  });
});
