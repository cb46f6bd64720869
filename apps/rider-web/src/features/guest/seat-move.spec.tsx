import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import * as client from '@groupride/web-api-client';
import type { UserView } from '@groupride/web-api-client';
import { renderInApp } from '../../testing/render-in-app';

let me: Partial<UserView> | null;
let events: { type: string }[] | undefined;
let lost: object | undefined;
const ask = jest.fn(async () => ({ data: events, error: lost }));
jest.unstable_mockModule('@groupride/web-api-client', () => ({ ...client, useLazyListRideEventsQuery: () => [ask] }));
jest.unstable_mockModule('../../shared/session', () => ({ useSession: () => ({ me }) }));
const { SeatMove } = await import('./seat-move');
const { guestRide } = await import('../../shared/guest-ride');

const open = () => act(async () => void renderInApp(<SeatMove rideId={7}>{<p>The ride</p>}</SeatMove>));
const wait = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

beforeEach(() => {
  jest.useFakeTimers();
  me = { id: 3 };
  events = undefined;
  lost = undefined;
  ask.mockClear();
  guestRide.remember(7);
});
afterEach(() => {
  guestRide.forget();
  jest.useRealTimers();
});

it('waits until the seat of a guest who has just signed in has moved to the account, and confirms it', async () => {
  await open();
  expect(screen.getByText('Moving your seat to your account…')).toBeTruthy();
  events = [{ type: 'member_joined' }, { type: 'guest_signed_in' }];
  await wait(1);
  expect(screen.getByText('The ride')).toBeTruthy();
  expect(screen.getByText('This ride is in your account now')).toBeTruthy();
  expect(guestRide.get()).toBeNull();
});

it('says when the seat did not move because it belongs to another address', async () => {
  await open();
  await wait(11);
  expect(screen.getByText('The ride')).toBeTruthy();
  expect(screen.getByText('Your guest seat didn’t move to this account')).toBeTruthy();
});

it('claims nothing while GroupRide cannot be reached', async () => {
  lost = { status: 'FETCH_ERROR' };
  await open();
  await wait(60);
  expect(screen.queryByText('Your guest seat didn’t move to this account')).toBeNull();
  expect(guestRide.get()).toBe(7);
  events = [{ type: 'guest_signed_in' }];
  lost = undefined;
  await wait(1);
  expect(screen.getByText('This ride is in your account now')).toBeTruthy();
});

it.each([
  ['a guest', { id: 9, guestRideId: 7 }, 7],
  ['an account that rode another ride as a guest', { id: 3 }, 8],
] as const)('opens the ride at once for %s', async (_who, who, remembered) => {
  me = who;
  guestRide.remember(remembered);
  await open();
  expect(screen.getByText('The ride')).toBeTruthy();
  expect(ask).not.toHaveBeenCalled();
});
