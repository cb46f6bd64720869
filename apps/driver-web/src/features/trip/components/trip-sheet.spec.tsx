import { jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { MemberView, ProgressCheckView, RideView } from '@groupride/web-api-client';
import { renderInApp } from '../../../testing/render-in-app';
import { aRide } from '../../../testing/rides';
import type { TripSteps } from '../hooks/use-trip-steps';
import type { DrivenStage } from '../trip-stage';

const member = (id: number, verified: boolean): MemberView =>
  ({ id, verified, noShow: false, user: { id, name: `Member ${id}` } }) as unknown as MemberView;
let members: MemberView[];
let check: ProgressCheckView | undefined;
jest.unstable_mockModule('../api', () => ({
  useListRideMembersQuery: () => ({ data: members }),
  useGetTrackQuery: () => ({ data: undefined }),
  useGetNoShowQuery: () => ({ data: undefined }),
  useGetProgressCheckQuery: () => ({ data: check }),
  useConfirmOnMyWayMutation: () => [jest.fn(), { isLoading: false }],
}));
jest.unstable_mockModule('../hooks/use-ride-room', () => ({ useRideRoom: () => undefined }));
jest.unstable_mockModule('./waiting', () => ({ Waiting: () => <p>Waiting time</p> }));
jest.unstable_mockModule('./route-facts', () => ({ RouteFacts: () => <p>By road</p> }));
let steps: TripSteps;
jest.unstable_mockModule('../hooks/use-trip-steps', () => ({ useTripSteps: () => steps }));
const { TripSheet } = await import('./trip-sheet');

const onStarted = jest.fn();
const onCompleted = jest.fn();
const sheet = (stage: DrivenStage, ride: RideView, navigating = false) => (
  <TripSheet
    ride={ride}
    stage={stage}
    left={navigating ? { meters: 1609, seconds: 240 } : null}
    navigating={navigating}
    onVerify={() => undefined}
    onEnding={() => undefined}
    onStarted={onStarted}
    onCompleted={onCompleted}
  />
);
const show = (stage: DrivenStage, ride = aRide(), navigating = false) => renderInApp(sheet(stage, ride, navigating));
/** Presses a button with the keyboard, which does not require sliding. */
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name }), { detail: 0 }));

beforeEach(() => {
  members = [member(1, true), member(2, true)];
  check = undefined;
  onStarted.mockClear();
  onCompleted.mockClear();
  steps = {
    running: null,
    away: null,
    forgetAway: jest.fn(),
    setOut: jest.fn(),
    release: jest.fn(),
    arrive: jest.fn(() => Promise.resolve(aRide())),
    start: jest.fn(() => Promise.resolve(aRide())),
    complete: jest.fn(() => Promise.resolve(aRide({ status: 'completed' }))),
  } as unknown as TripSteps;
});

describe('the trip sheet', () => {
  it('shows the address near the next place and both ends when the rider named them', () => {
    const ride = aRide({ pickupAddress: '800 South Mint Street', dropoffAddress: '36th Street' });
    const near = () => screen.getAllByText(/^Near/).map(({ textContent }) => textContent);
    const { unmount } = show('to_pickup', ride);
    expect(near()).toEqual(['Near 800 South Mint Street', 'Near 800 South Mint Street', 'Near 36th Street']);
    unmount();
    show('under_way', ride);
    expect(near()).toEqual(['Near 36th Street', 'Near 800 South Mint Street', 'Near 36th Street']);
  });

  it('asks a driver who left the pickup after arriving, until the trip starts', () => {
    const ride = aRide({ driverId: 3 });
    check = {
      rideId: ride.id,
      cause: 'left_pickup',
      state: 'asked',
      askedAt: '2026-11-21T17:00:00.000Z',
      dueAt: '2026-11-21T17:03:00.000Z',
    };
    const { unmount } = show('at_pickup', ride);
    expect(screen.getByText(/^You left the pickup/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Give the ride back' })).toBeTruthy();
    unmount();
    show('under_way', ride);
    expect(screen.queryByText(/^You left the pickup/)).toBeNull();
  });

  it('shows time and distance left first, then the person and the place', () => {
    show('to_pickup', aRide({ status: 'en_route' }), true);
    expect(screen.getByRole('heading', { name: 'Drive to the pickup' })).toBeTruthy();
    for (const text of ['4 min', '1.0 mi', 'Picking up Riley at']) expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByText('By road')).toBeNull();
  });

  it('offers other map applications while driving', () => {
    const { unmount } = show('to_pickup', aRide({ status: 'en_route' }), true);
    const links = within(screen.getByRole('group', { name: 'Open directions in' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent?.replace(/\(.*/, ''))).toEqual([
      'Google Maps',
      'Apple Maps',
      'Waze',
    ]);
    unmount();
    show('at_pickup', aRide({ status: 'en_route' }));
    expect(screen.queryByRole('group', { name: 'Open directions in' })).toBeNull();
  });

  it('confirms the arrival by sliding, not by a single tap', () => {
    show('to_pickup', aRide({ status: 'en_route' }));
    expect(screen.getByText('By road')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Arrived at Pickup' }), { detail: 1 });
    expect(steps.arrive).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Tap again to confirm' }), { detail: 1 });
    expect(steps.arrive).toHaveBeenCalledTimes(1);
  });

  it('starts the trip at once when everybody is verified', async () => {
    show('at_pickup', aRide({ status: 'en_route' }));
    expect(screen.getByText('2 of 2 verified')).toBeTruthy();
    await press('Start Trip');
    expect(steps.start).toHaveBeenCalledWith(undefined);
    expect(onStarted).toHaveBeenCalledTimes(1);
  });

  it('asks why the trip starts without somebody, and stays open when the start is refused', async () => {
    members = [member(1, true), member(2, false)];
    steps.start = jest.fn(() => Promise.resolve(null)) as unknown as TripSteps['start'];
    show('at_pickup', aRide({ status: 'en_route' }));
    await press('Start Trip');
    expect(steps.start).not.toHaveBeenCalled();
    const dialog = within(screen.getByRole('alertdialog'));
    const startBecause = async (reason: string) => {
      fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: reason } });
      await act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Start Trip' })));
    };
    expect(dialog.getByText('In a few words, at least 5 letters.')).toBeTruthy();
    await startBecause(' x. 123 ');
    expect(dialog.getByText('Say why, in at least 5 letters')).toBeTruthy();
    expect(document.activeElement).toBe(dialog.getByLabelText(/^Reason/));
    expect(steps.start).not.toHaveBeenCalled();
    await startBecause('They walk');
    expect(steps.start).toHaveBeenCalledWith('They walk');
    expect(onStarted).not.toHaveBeenCalled();
    expect(screen.getByRole('alertdialog')).toBeTruthy();
  });

  it('completes a trip that is paid by card without another question', async () => {
    show('under_way');
    await press('Complete Trip');
    expect(steps.complete).toHaveBeenCalledWith(undefined, undefined);
    expect(onCompleted).toHaveBeenCalledWith(expect.objectContaining({ status: 'completed' }), null);
  });

  it('completes a trip that a business account pays without asking for cash', async () => {
    show('under_way', aRide({ paymentMethod: 'account' }));
    expect(screen.getByText('Paid by a business account')).toBeTruthy();
    await press('Complete Trip');
    expect(steps.complete).toHaveBeenCalledWith(undefined, undefined);
  });

  it('shows the group whose trip ends while another one is aboard', async () => {
    const stop = (rideId: number, kind: 'pickup' | 'dropoff', state: 'done' | 'current' | 'ahead') => ({
      rideId,
      kind,
      state,
      place: aRide().pickup,
      plannedAt: '2026-11-21T14:00:00.000Z',
      doneAt: null,
      people: 2,
      riderName: 'Ana',
    });
    const stops = [
      stop(7, 'pickup', 'done'),
      stop(8, 'pickup', 'done'),
      stop(7, 'dropoff', 'current'),
      stop(8, 'dropoff', 'ahead'),
    ];
    show('under_way', aRide({ riderName: 'Ana', run: { id: 1, position: 2, earnings: '80.00', stops } }));
    await press('Complete Ana’s trip');
    expect(steps.complete).toHaveBeenCalledWith(undefined, undefined);
  });

  it('asks for the cash before completing', async () => {
    show('under_way', aRide({ paymentMethod: 'cash' }));
    await press('Complete Trip');
    expect(steps.complete).not.toHaveBeenCalled();
    await press('Confirm $54.81 received');
    expect(steps.complete).toHaveBeenCalledWith('54.81', undefined);
    expect(onCompleted).toHaveBeenCalledWith(expect.anything(), '54.81');
  });

  it('asks for a reason when the server requires one', () => {
    const { rerender } = show('under_way');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    steps = { ...steps, away: { meters: 14_484 } };
    rerender(sheet('under_way', aRide()));
    expect(screen.getByRole('alertdialog', { name: 'Complete the trip here?' })).toBeTruthy();
  });

  it('forgets that a reason was required when the driver drives on', async () => {
    const { rerender } = show('under_way');
    steps = { ...steps, away: { meters: 14_484 } };
    rerender(sheet('under_way', aRide()));
    expect(steps.forgetAway).not.toHaveBeenCalled();
    await press('Cancel');
    expect(steps.forgetAway).toHaveBeenCalledTimes(1);
  });
});
