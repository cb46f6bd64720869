import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import type { ProgressCheckView } from '@groupride/web-api-client';
import { renderInApp } from '../../../testing/render-in-app';
import { aRide } from '../../../testing/rides';

let check: ProgressCheckView | null;
let busy = false;
let outcome: { error?: { status: number } } = {};
const confirm = jest.fn(async () => outcome);
jest.unstable_mockModule('../api', () => ({
  useGetProgressCheckQuery: () => ({ data: check }),
  useConfirmOnMyWayMutation: () => [confirm, { isLoading: busy }],
}));
const { ProgressQuestion } = await import('./progress-question');

const asked: ProgressCheckView = {
  rideId: 7,
  cause: 'stalled',
  state: 'asked',
  askedAt: '2026-12-01T17:00:00.000Z',
  dueAt: '2026-12-01T17:03:00.000Z',
};
const onGiveBack = jest.fn();
const show = () => renderInApp(<ProgressQuestion ride={aRide({ id: 7, driverId: 3 })} onGiveBack={onGiveBack} />);

beforeEach(() => {
  check = asked;
  busy = false;
  outcome = {};
  confirm.mockClear();
  onGiveBack.mockClear();
});

describe('the progress check', () => {
  it('shows its reason and deadline, and takes both answers', async () => {
    show();
    expect(screen.getByText('Are you still on your way?')).toBeTruthy();
    expect(screen.getByText(/^You haven’t come closer to the pickup. Answer by 12:03/)).toBeTruthy();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'I’m on my way' })));
    expect(confirm.mock.calls).toEqual([[{ rideId: 7 }]]);
    fireEvent.click(screen.getByRole('button', { name: 'Give the ride back' }));
    expect(onGiveBack).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['moving_away', /^You’re driving away from the pickup/],
    ['unreachable', /^We haven’t heard from your phone/],
  ] as const)('shows the reason %s', (cause, text) => {
    check = { ...asked, cause };
    show();
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('says after an answer that the driver has to come nearer, without asking again', () => {
    check = { ...asked, state: 'confirmed' };
    show();
    expect(screen.getByText(/^Head to the pickup now. If you’re no closer by 12:03/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('tells a driver who left the pickup to go back, and that the wait starts over then', async () => {
    check = { ...asked, cause: 'left_pickup' };
    show();
    expect(screen.getByText('You left the pickup')).toBeTruthy();
    expect(
      screen.getByText(
        'If your group is aboard, verify a passenger and start the trip. If not, go back by 12:03 PM, or another driver gets this ride. The group’s wait starts over once you’re back.',
      ),
    ).toBeTruthy();
    expect(screen.queryByText('Are you still on your way?')).toBeNull();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'I’m going back' })));
    expect(confirm.mock.calls).toEqual([[{ rideId: 7 }]]);
  });

  it('says after that answer that only being back at the pickup keeps the ride', () => {
    check = { ...asked, cause: 'left_pickup', state: 'confirmed' };
    show();
    expect(screen.getByText('You left the pickup')).toBeTruthy();
    expect(
      screen.getByText(
        'Go back to the pickup now. If you’re not there by 12:03 PM, another driver gets this ride. The group’s wait starts over once you’re back.',
      ),
    ).toBeTruthy();
    expect(screen.queryByText('You’re keeping this ride')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says that an answer was not sent', async () => {
    outcome = { error: { status: 503 } };
    show();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'I’m on my way' })));
    expect(await screen.findByText(/We couldn’t send your answer/)).toBeTruthy();
  });

  it.each([null, { ...asked, rideId: 8 }, { ...asked, state: 'taken_back' as const }])(
    'is hidden without a question about this ride: %j',
    (what) => {
      check = what;
      show();
      expect(screen.queryByText('Are you still on your way?')).toBeNull();
    },
  );
});
