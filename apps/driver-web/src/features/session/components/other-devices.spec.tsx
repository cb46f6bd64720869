import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import * as client from '@groupride/web-api-client';
import { renderInApp } from '../../../testing/render-in-app';

const signOut = jest.fn<() => Promise<{ data?: unknown; error?: unknown }>>();
jest.unstable_mockModule('@groupride/web-api-client', () => ({
  ...client,
  useSignOutOtherDevicesMutation: () => [signOut],
}));
const { OtherDevices } = await import('./other-devices');

beforeEach(() => {
  signOut.mockReset().mockResolvedValue({ data: null });
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const ask = async () => {
  renderInApp(<OtherDevices />);
  press('Sign out on your other devices');
  await screen.findByRole('alertdialog', { name: 'Sign out on your other devices?' });
};

describe('signing out on other devices', () => {
  it('asks first, and does nothing when the driver cancels', async () => {
    await ask();
    press('Cancel');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(signOut).not.toHaveBeenCalled();
  });

  it('says that it is done', async () => {
    await ask();
    press('Sign out there');
    await screen.findByText('You’re signed out on your other devices');
    expect(signOut).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('stays open when it failed, and can be tried again', async () => {
    signOut.mockResolvedValue({ error: { status: 'FETCH_ERROR' } });
    await ask();
    press('Sign out there');
    expect((await screen.findByRole('alert')).textContent).toContain('Your other devices may still be signed in');
    press('Try again');
    await waitFor(() => expect(signOut).toHaveBeenCalledTimes(2));
    expect(screen.getByRole('alertdialog')).toBeTruthy();
  });
});
