import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { OperatorRole } from '@groupride/contracts';
import type { RideContact } from '@groupride/web-api-client';
import { DraftsProvider } from '../../../shared/drafts';
import { aView } from '../../../testing/a-ride';
import { fakeApi, keysOf, type Answer } from '../../../testing/fake-api';
import { renderInApp } from '../../../testing/render-in-app';
import { RideCredit } from './ride-credit';

const contact = (userId: number, name: string, more: Partial<RideContact> = {}): RideContact => ({
  userId,
  name,
  driverId: null,
  guest: false,
  phone: null,
  vehicle: null,
  licensePlate: null,
  lastSeenAt: null,
  ...more,
});
const [driver, guest] = [contact(9, 'Dana Brooks', { driverId: 1 }), contact(6, 'Gus Guest', { guest: true })];
const riders = [contact(2, 'Riley Carter'), contact(5, 'Marta Ruiz')];
const show = (
  role: OperatorRole,
  contacts = [driver, ...riders, guest],
  answer: () => Answer = () => ({ status: 201, body: { credits: [] } }),
) => {
  const asked = fakeApi(({ what }) => (what.startsWith('POST') ? answer() : { status: 200, body: { credits: [] } }));
  renderInApp(
    <DraftsProvider>
      <RideCredit view={aView({ contacts })} />
    </DraftsProvider>,
    { role },
  );
  return asked;
};
const open = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Grant credit' }));
  return within(await screen.findByRole('dialog'));
};

describe('credit on the page of a ride', () => {
  it('goes to the chosen rider, and names the ride', async () => {
    const asked = show('support');
    const dialog = await open();
    const choice = within(dialog.getByLabelText('Rider'));
    expect(choice.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Riley Carter', 'Marta Ruiz']);
    fireEvent.change(dialog.getByLabelText('Rider'), { target: { value: '5' } });
    fireEvent.change(dialog.getByLabelText(/^Amount/), { target: { value: '5' } });
    fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: 'Late driver' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Grant credit' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked.filter(({ what }) => what.startsWith('POST'))).toMatchObject([
      { what: 'POST /api/admin/riders/5/credits', body: { amount: '5.00', reason: 'Late driver', rideId: 7 } },
    ]);
    expect(await screen.findByText('$5.00 granted to Marta Ruiz')).toBeTruthy();
  });

  it('returns to the rider whose grant got no answer', async () => {
    show('support', undefined, () => ({ status: 504 }));
    const first = await open();
    fireEvent.change(first.getByLabelText('Rider'), { target: { value: '5' } });
    fireEvent.change(first.getByLabelText(/^Amount/), { target: { value: '5' } });
    fireEvent.change(first.getByLabelText(/^Reason/), { target: { value: 'Late driver' } });
    fireEvent.click(first.getByRole('button', { name: 'Grant credit' }));
    expect(await first.findByText(/that this was saved\. Press again/)).toBeTruthy();
    fireEvent.click(first.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const second = await open();
    expect(second.getByText('Grant Marta Ruiz credit')).toBeTruthy();
    fireEvent.click(second.getByRole('button', { name: 'Grant credit' }));
    expect(await second.findByText(/that this was saved\. Press again/)).toBeTruthy();
    const [sent, again] = keysOf('POST /api/admin/riders/5/credits');
    expect(again).toBe(sent);
  });

  it('asks for no rider where there is one', async () => {
    show('support', [driver, riders[0]!, guest]);
    const dialog = await open();
    expect(dialog.getByText(/It pays for their own seat/)).toBeTruthy();
    expect(dialog.queryByLabelText('Rider')).toBeNull();
  });

  it('is only for roles that may refund, and where somebody with an account has a seat', () => {
    show('viewer');
    show('support', [driver, guest]);
    expect(screen.queryByRole('button', { name: 'Grant credit' })).toBeNull();
  });
});
