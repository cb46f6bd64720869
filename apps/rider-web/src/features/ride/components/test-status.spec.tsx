import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import type { RideView } from '@groupride/web-api-client';
import { fakeMutation, refused, type FakeMutation } from '../../../testing/fake-mutation';
import { renderInApp } from '../../../testing/render-in-app';
import { aRide } from '../../../testing/rides';

let change: FakeMutation<object>;
let demoTools: boolean;
jest.unstable_mockModule('../api', () => ({ useChangeStatusForTestMutation: () => change.use() }));
jest.unstable_mockModule('../../../shared/session', () => ({ useClientConfig: () => ({ demoTools }) }));
const { TestStatus } = await import('./test-status');

const show = (ride: Partial<RideView> = {}) =>
  renderInApp(
    <TestStatus ride={aRide({ id: 7, you: 'organizer', status: 'en_route', bookingType: 'now', ...ride })} />,
  );
const enabled = () =>
  screen
    .getAllByRole<HTMLButtonElement>('button')
    .filter(({ disabled }) => !disabled)
    .map(({ textContent }) => textContent);

beforeEach(() => {
  change = fakeMutation();
  demoTools = true;
});

describe('Update Status (Testing)', () => {
  it.each([
    [{ status: 'awaiting_payment' }, []],
    [{ status: 'pending', bookingType: 'now' }, ['en_route']],
    [{ status: 'pending', bookingType: 'scheduled' }, ['confirmed']],
    [{ status: 'confirmed', bookingType: 'scheduled' }, ['en_route']],
    [{ status: 'en_route' }, ['in_progress']],
    [{ status: 'in_progress' }, ['completed']],
  ] as const)('offers the next step of %o', (ride, steps) => {
    show(ride);
    expect(screen.getByText('Update Status (Testing)')).toBeTruthy();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'confirmed',
      'en_route',
      'in_progress',
      'completed',
    ]);
    expect(enabled()).toEqual(steps);
  });

  it.each([
    ['the test tools are off', {}, false],
    ['the ride is completed', { status: 'completed' }, true],
    ['the ride is cancelled', { status: 'cancelled' }, true],
    ['somebody else booked the ride', { you: 'member' }, true],
  ] as const)('is hidden when %s', (_when, ride, tools) => {
    demoTools = tools;
    show(ride);
    expect(screen.queryByText('Update Status (Testing)')).toBeNull();
  });

  it('takes the step, and says why one was refused', async () => {
    show();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'in_progress' })));
    expect(change.asked).toEqual([{ rideId: 7, testStatusChange: { status: 'in_progress' } }]);
    change.answer = () => refused('no_vehicle_available');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'in_progress' })));
    expect(screen.getByText('The status wasn’t changed')).toBeTruthy();
  });
});
