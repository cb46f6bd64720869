import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import * as client from '@groupride/web-api-client';
import type { UserView } from '@groupride/web-api-client';
import { fakeMutation } from '../../../testing/fake-mutation';
import { renderInApp } from '../../../testing/render-in-app';

const update = fakeMutation<{ userUpdate: object }>();
jest.unstable_mockModule('@groupride/web-api-client', () => ({ ...client, useUpdateMeMutation: update.use }));
jest.unstable_mockModule('./phone-row', () => ({ PhoneRow: () => null }));
jest.unstable_mockModule('./other-devices', () => ({ OtherDevices: () => null }));
const { Account } = await import('./account');

const rider = { id: 2, name: 'Riley', email: 'riley@example.test', phone: null } as unknown as UserView;

async function save(me: UserView, phone: string) {
  update.asked.length = 0;
  renderInApp(<Account me={me} />, '/profile/account');
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  fireEvent.change(screen.getByLabelText('Phone Number'), { target: { value: phone } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })));
  return update.asked.map(({ userUpdate }) => userUpdate);
}

describe('editing the account', () => {
  it('saves a new number', async () => {
    expect(await save(rider, '(704) 555-0101')).toEqual([{ name: 'Riley', phone: '(704) 555-0101' }]);
  });

  it('needs no number if there is none', async () => {
    expect(await save(rider, '')).toEqual([{ name: 'Riley' }]);
  });

  it('does not pretend to remove a number, which an account keeps', async () => {
    expect(await save({ ...rider, phone: '7045550101' }, '')).toEqual([]);
    expect(screen.getByText('Phone number must be at least 10 digits')).toBeTruthy();
  });
});
