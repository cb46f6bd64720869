import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import type { JoinPreview, UserView } from '@groupride/web-api-client';
import { fakeMutation, refused, unanswered, type Answered, type FakeMutation } from '../../testing/fake-mutation';
import { renderInApp } from '../../testing/render-in-app';

const preview: JoinPreview = {
  ...{
    rideId: 7,
    organizerName: 'Olivia',
    pickupLocation: 'NoDa',
    dropoffLocation: 'South End',
    rideType: 'GroupX',
    status: 'pending',
    scheduledAt: null,
  },
  ...{
    groupSize: 4,
    seatsLeft: 3,
    share: '13.70',
    splitMode: 'cover',
    paymentMethod: 'card',
    joined: false,
    open: true,
  },
};
let me: Partial<UserView> | null = null;
let query: { currentData?: JoinPreview; error?: Answered['error'] | undefined } = {};
let join: FakeMutation<unknown>;
const refetch = jest.fn();
jest.unstable_mockModule('./api', () => ({
  usePreviewJoinQuery: () => ({ ...query, isFetching: false, refetch }),
  useJoinRideMutation: () => join.use(),
}));
jest.unstable_mockModule('../../shared/session', () => ({ useSession: () => ({ me }) }));
const { default: JoinPage } = await import('./join-page');

const open = () =>
  renderInApp(
    <Routes>
      <Route path="/join/:token" element={<JoinPage />} />
    </Routes>,
    '/join/abc',
  );
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
const INVALID = 'This link is no longer valid';

beforeEach(() => {
  me = null;
  query = { currentData: preview };
  join = fakeMutation();
});

it('says how long a ride booked by the hour lasts', () => {
  query = { currentData: { ...preview, scheduledAt: '2026-11-21T23:30:00.000Z', hourlyDuration: 3 } };
  open();
  expect(screen.getByText(/^3 hours · Sat, Nov 21, 6:30/)).toBeTruthy();
});

describe('a join link that leads nowhere', () => {
  it('says so and offers a stranger a ride of their own or sign-in', () => {
    query = { error: refused('join_link_invalid', 404).error };
    open();
    expect(screen.getByRole('heading', { name: INVALID })).toBeTruthy();
    expect(links()).toEqual([
      ['Book your own ride', '/'],
      ['Already joined? Sign in', '/signin?returnTo=%2Fjoin%2Fabc'],
    ]);
  });

  it('leads a person who is signed in to their rides', () => {
    me = { id: 2 };
    query = { error: refused('join_link_invalid', 404).error };
    open();
    expect(links()).toEqual([
      ['Book your own ride', '/'],
      ['See your rides', '/groups'],
    ]);
  });

  it('shows nothing about the ride, even when it was loaded while the link was valid', () => {
    query = { currentData: preview, error: refused('join_link_invalid', 404).error };
    open();
    expect(screen.getByRole('heading', { name: INVALID })).toBeTruthy();
    for (const text of [/Olivia/, /NoDa/, /South End/, /13\.70/]) expect(screen.queryByText(text)).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a ride that cannot be joined', () => {
  it.each([
    ['every seat is taken', { seatsLeft: 0, open: false }, 'All seats on this ride are taken.'],
    ['the trip has started', { status: 'in_progress', open: false }, 'You can no longer join this ride.'],
  ] as const)('because %s says so and offers another ride', (_why, change, text) => {
    query = { currentData: { ...preview, ...change } };
    open();
    expect(screen.getByText(text)).toBeTruthy();
    expect(links()).toEqual([['Book your own ride', '/']]);
  });

  it('because it is not paid for yet can be checked again', () => {
    query = { currentData: { ...preview, status: 'awaiting_payment', open: false } };
    open();
    expect(screen.getByText('This ride isn’t paid for yet. Try again in a minute.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('still leads its members to the ride', () => {
    me = { id: 2 };
    query = { currentData: { ...preview, status: 'completed', joined: true, open: false } };
    open();
    expect(links()).toEqual([['Open the ride', '/ride/7']]);
  });
});

it('says why joining was refused', async () => {
  me = { id: 2 };
  join.answer = () => unanswered;
  open();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Join, Olivia covers me' })));
  expect(screen.getByText('You couldn’t join')).toBeTruthy();
  expect(screen.getByText('We can’t reach GroupRide. Check your connection and try again.')).toBeTruthy();
});
