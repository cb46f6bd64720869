import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import * as client from '@groupride/web-api-client';
import { PositionProvider } from '../../shared/position/position-context';
import { makePositionSource } from '../../shared/position/position-source';
import { renderInApp } from '../../testing/render-in-app';

let isOnline = true;
let offlineAnswer: () => Promise<unknown>;
const calls: string[] = [];
const setStatus = () => {
  calls.push('offline');
  return { unwrap: offlineAnswer };
};
const signOut = () => {
  calls.push('sign out');
  return Promise.resolve({});
};
jest.unstable_mockModule('../../features/presence/api', () => ({
  useGetDriverProfileQuery: () => ({ data: { id: 3, isOnline } }),
  useSetDriverStatusMutation: () => [setStatus],
  useSetDriverLocationMutation: () => [() => undefined],
}));
jest.unstable_mockModule('@groupride/web-api-client', () => ({
  ...client,
  useGetCurrentUserQuery: () => ({ data: { id: 1, name: 'Dana', email: 'dana@example.com', driverId: 3 } }),
  useGetConfigQuery: () => ({}),
  useSignOutMutation: () => [signOut, {}],
}));
const { DriverMenu } = await import('./driver-menu');

function show() {
  renderInApp(
    <PositionProvider source={makePositionSource({})}>
      <MemoryRouter>
        <DriverMenu open onClose={() => undefined} />
      </MemoryRouter>
    </PositionProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
}

describe('signing out in the menu of any page', () => {
  beforeEach(() => {
    calls.length = 0;
    isOnline = true;
    offlineAnswer = () => Promise.resolve({});
  });

  it('takes a driver offline first, who would otherwise be offered rides', async () => {
    show();
    expect(screen.getByText('You’re online. Signing out takes you offline.')).toBeTruthy();
    await waitFor(() => expect(calls).toEqual(['offline', 'sign out']));
  });

  it('does not sign out a driver who can’t go offline during a ride', async () => {
    // Calls reject with the client library's value, which is not an Error.
    offlineAnswer = () => Promise.reject({ status: 409, data: { code: 'driver_busy' } } as unknown as Error);
    show();
    expect(await screen.findByText('You can’t go offline during a ride.')).toBeTruthy();
    expect(calls).toEqual(['offline']);
    expect(screen.getByRole('button', { name: 'Sign out' }).getAttribute('aria-busy')).toBeNull();
  });

  it('only ends the session of a driver who is offline', async () => {
    isOnline = false;
    show();
    await waitFor(() => expect(calls).toEqual(['sign out']));
    expect(screen.queryByText(/Signing out takes you offline/)).toBeNull();
  });
});
