import { jest } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Link, Route, Routes, useLocation } from 'react-router-dom';
import { renderInApp } from '../testing/render-in-app';

let answer: { data?: unknown; isError: boolean; isLoading: boolean; error?: unknown };
jest.unstable_mockModule('@groupride/web-api-client', () => ({
  signInPath: (path: string) => `/signin?returnTo=${encodeURIComponent(path)}`,
  problemText: () => 'We can’t reach GroupRide.',
  problemOf: () => undefined,
  isRefused: () => false,
  useGetConfigQuery: () => ({}),
  useGetCurrentUserQuery: () => ({ ...answer, refetch: () => undefined }),
}));
const { RequireSession } = await import('./require-session');
const { ForAccounts } = await import('./for-accounts');
const { guestRide } = await import('./guest-ride');

const Guest = () => <p>{(useLocation().state as { left?: boolean } | null)?.left ? 'You left' : 'Get another link'}</p>;
const open = (at = '/ride/7') =>
  renderInApp(
    <Routes>
      <Route element={<RequireSession />}>
        <Route path="/ride/:rideId" element={<Link to="/groups">The ride</Link>} />
        <Route path="/payment" element={<p>The payment</p>} />
        <Route path="/groups" element={<p>Groups</p>} />
      </Route>
      <Route element={<ForAccounts />}>
        <Route path="/" element={<p>Home</p>} />
      </Route>
      <Route path="/guest" element={<Guest />} />
      <Route path="*" element={null} />
    </Routes>,
    at,
  );

it('keeps the page when reloading the known session fails', () => {
  answer = { data: { id: 3 }, isError: true, isLoading: false, error: { status: 'FETCH_ERROR' } };
  open();
  expect(screen.getByText('The ride')).toBeTruthy();
});

it('offers a retry when the session never became known', () => {
  answer = { isError: true, isLoading: false, error: { status: 'FETCH_ERROR' } };
  open();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('redirects signed-out people to the sign-in page, and back afterwards', () => {
  answer = { data: null, isError: false, isLoading: false };
  expect(open().address()).toBe('/signin?returnTo=%2Fride%2F7');
});

it('tells the sign-in page when the session has ended while the page was open', () => {
  answer = { data: { id: 3 }, isError: false, isLoading: false };
  const { entry } = open();
  answer = { data: null, isError: false, isLoading: false };
  fireEvent.click(screen.getByText('The ride'));
  expect(entry()).toMatchObject({ pathname: '/signin', state: { sessionEnded: true } });
  cleanup();
  expect(open().entry().state).toBeNull();
});

describe('a guest', () => {
  beforeEach(() => {
    answer = { data: { id: 9, guestRideId: 7 }, isError: false, isLoading: false };
  });
  afterEach(() => guestRide.forget());

  it.each([['/ride/7'], ['/payment?rideId=7']])('opens %s', (at) => {
    expect(open(at).address()).toBe(at);
  });

  it.each([['/'], ['/groups'], ['/ride/8'], ['/payment'], ['/payment?rideId=8']])(
    'redirects a guest from %s to their own ride',
    (at) => {
      expect(open(at).address()).toBe('/ride/7');
    },
  );

  it('offers a new link once the session has ended, but sign-in for other rides', () => {
    answer = { data: null, isError: false, isLoading: false };
    guestRide.remember(7);
    expect(open('/payment?rideId=7').address()).toBe('/guest');
    expect(open('/ride/8').address()).toBe('/signin?returnTo=%2Fride%2F8');
  });

  it('who left is told so on every page about the ride, until they join again', () => {
    answer = { data: null, isError: false, isLoading: false };
    guestRide.remember(7);
    guestRide.leave(7);
    open('/payment?rideId=7');
    expect(screen.getByText('You left')).toBeTruthy();
    expect(open('/ride/8').address()).toBe('/signin?returnTo=%2Fride%2F8');
    cleanup();
    guestRide.remember(7);
    open('/ride/7');
    expect(screen.getByText('Get another link')).toBeTruthy();
  });
});
