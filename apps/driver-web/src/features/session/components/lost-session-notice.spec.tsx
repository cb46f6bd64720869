import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { api } from '@groupride/web-api-client';
import { useSignOut } from '../../../app/use-sign-out';
import { renderInApp } from '../../../testing/render-in-app';
import { lostSession, rememberSession } from '../last-session';
import { LostSessionNotice } from './lost-session-notice';

api.enhanceEndpoints({
  endpoints: {
    signOut: (call: object) => void Object.assign(call, { query: undefined, queryFn: async () => ({ data: null }) }),
  },
});
const DAY = 24 * 60 * 60 * 1000;

function SignOut() {
  const { signOutAndRedirect } = useSignOut();
  return <button onClick={() => void signOutAndRedirect()}>Sign out</button>;
}

describe('the sign-in page, for a driver whose session ended', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it('says that it was ended elsewhere, and what follows', () => {
    rememberSession();
    renderInApp(<LostSessionNotice />);
    expect(screen.getByText('You were signed out on this device')).toBeTruthy();
    expect(
      screen.getByText(/^Somebody chose “Sign out on your other devices”.*until you sign in again\.$/),
    ).toBeTruthy();
  });

  it('says that it was not used for 30 days', () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 31 * DAY);
    rememberSession();
    jest.restoreAllMocks();
    renderInApp(<LostSessionNotice />);
    expect(screen.getByText(/^You hadn’t used the app here for 30 days\./)).toBeTruthy();
  });

  it('says nothing to a driver who signed out here, or never signed in', async () => {
    const { unmount } = renderInApp(<LostSessionNotice />);
    expect(screen.queryByText(/signed out/)).toBeNull();
    unmount();
    rememberSession();
    const signOut = renderInApp(
      <MemoryRouter>
        <SignOut />
      </MemoryRouter>,
    );
    await act(async () => void fireEvent.click(screen.getByRole('button')));
    await waitFor(() => expect(lostSession()).toBeNull());
    signOut.unmount();
    renderInApp(<LostSessionNotice />);
    expect(screen.queryByText(/signed out/)).toBeNull();
  });
});
