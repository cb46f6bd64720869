import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import type { MeetingPointView, RideView } from '@groupride/web-api-client';
import { refused, type Answered } from '../../../testing/fake-mutation';
import { renderInApp } from '../../../testing/render-in-app';

let state: { data?: MeetingPointView; error?: Answered['error']; isFetching: boolean };
const ask = jest.fn();
jest.unstable_mockModule('../api', () => ({
  useLazySuggestMeetingPointQuery: () => [ask, state],
}));
jest.unstable_mockModule('./move-pickup-sheet', () => ({
  MovePickupSheet: ({ suggested }: { suggested: { name: string } }) => <div>moving to {suggested.name}</div>,
}));
const { MeetingPoint } = await import('./meeting-point');

const ride = { id: 7, you: 'organizer', splitMode: 'cover', status: 'pending', arrivedAt: null } as RideView;
const nothing: MeetingPointView = {
  place: null,
  reason: 'pickup_is_best',
  members: [],
  totalMinutes: 0,
  totalMinutesToPickup: 0,
};
const found: MeetingPointView = {
  place: { name: 'Trade Street', lat: 35.23, lng: -80.84 },
  reason: null,
  members: [
    { memberId: 1, firstName: 'Ana', isYou: true, minutes: 4, minutesToPickup: 9 },
    { memberId: 2, firstName: 'Ben', isYou: false, minutes: 6, minutesToPickup: 12 },
  ],
  totalMinutes: 10,
  totalMinutesToPickup: 21,
};
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const show = (of: Partial<RideView> = {}) => renderInApp(<MeetingPoint ride={{ ...ride, ...of }} />);

beforeEach(() => {
  state = { isFetching: false };
  ask.mockClear();
});

it('requests a suggestion when the button is pressed, and shows progress', async () => {
  const { unmount } = show();
  await press('Suggest a meeting point');
  expect(ask).toHaveBeenCalledWith({ rideId: 7 });
  unmount();
  state = { isFetching: true };
  show();
  expect(screen.getByRole('button', { name: 'Looking for a place…' })).toBeTruthy();
});

it('shows the place with each person’s walking minutes, and moves the pickup there', async () => {
  state = { data: found, isFetching: false };
  show();
  expect(screen.getByText('Meet at Trade Street')).toBeTruthy();
  expect(screen.getByText('10 min of walking in all, 11 min less than to the current pickup')).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Ana.*4 min on foot$/),
    'Ben6 min on foot',
  ]);
  await press('Move the pickup here');
  expect(await screen.findByText('moving to Trade Street')).toBeTruthy();
});

it('lets only the organizer move the pickup', () => {
  state = { data: found, isFetching: false };
  show({ you: 'member' });
  expect(screen.queryByRole('button', { name: 'Move the pickup here' })).toBeNull();
  expect(screen.getByText('Only the organizer can move the pickup.')).toBeTruthy();
});

it.each([
  ['share_your_position', /^Share your location first/],
  ['too_few_positions', /^At least two people/],
  ['pickup_is_best', /^The current pickup already/],
] as const)('says why there is no suggestion: %s', (reason, text) => {
  state = { data: { ...nothing, reason }, isFetching: false };
  show();
  expect(screen.getByText(text)).toBeTruthy();
});

it('says that the request failed', () => {
  state = { error: refused('rate_limited').error, isFetching: false };
  show();
  expect(screen.getByText('We couldn’t find a meeting point')).toBeTruthy();
});
