import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { OperatorRole } from '@groupride/contracts';
import type { RideContact } from '@groupride/web-api-client';
import { aView } from '../../../testing/a-ride';
import { fakeApi } from '../../../testing/fake-api';
import { renderInApp } from '../../../testing/render-in-app';
import { RideCredit } from './ride-credit';

const contact = (userId: number, name: string, more: Partial<RideContact> = {}): RideContact => ({
  ...{ userId, name, driverId: null, guest: false, phone: null },
  ...{ vehicle: null, licensePlate: null, lastSeenAt: null, ...more },
});
const [driver, guest] = [contact(9, 'Dana Brooks', { driverId: 1 }), contact(6, 'Gus Guest', { guest: true })];
const riders = [contact(2, 'Riley Carter'), contact(5, 'Marta Ruiz')];
const show = (role: OperatorRole, contacts = [driver, ...riders, guest]) => {
  const asked = fakeApi(() => ({ status: 201, body: { credits: [] } }));
  renderInApp(<RideCredit view={aView({ contacts })} />, { role });
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
