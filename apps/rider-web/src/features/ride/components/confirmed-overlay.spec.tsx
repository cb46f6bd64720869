import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { axeViolations } from '../../../testing/axe';
import { renderInApp } from '../../../testing/render-in-app';
import { aRide } from '../../../testing/rides';

const onItsWay = { status: 'en_route', driverId: 3 } as const;
let ride = aRide(onItsWay);
jest.unstable_mockModule('../api', () => ({
  useGetRideQuery: () => ({ data: ride }),
  useGetDriverQuery: () => ({ currentData: { name: 'Dora', vehicle: 'Toyota Sienna', licensePlate: 'NC-1234' } }),
  useGetTrackQuery: () => ({ data: { etaMinutes: 6 } }),
}));
jest.unstable_mockModule('./share-trip', () => ({ LazyTripLinkSheet: () => null }));
const { ConfirmedOverlay } = await import('./confirmed-overlay');

const advance = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));
const onClose = jest.fn();
const open = () => renderInApp(<ConfirmedOverlay rideId={7} onClose={onClose} />);

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  onClose.mockClear();
  ride = aRide(onItsWay);
});
afterEach(() => jest.useRealTimers());

describe('the ride confirmed overlay', () => {
  it('shows the driver, the arrival and what comes next', () => {
    open();
    expect(screen.getByRole('dialog', { name: 'Ride Confirmed!' })).toBeTruthy();
    for (const text of ['Dora, Toyota Sienna', "What's Next"]) expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Share Trip' })).toBeTruthy();
  });

  it('calls no ride confirmed that was cancelled meanwhile', () => {
    ride = aRide({ ...onItsWay, status: 'cancelled' });
    open();
    expect(screen.getByRole('dialog', { name: 'Trip Cancelled' })).toBeTruthy();
  });

  it('closes on its own after 15 seconds', () => {
    open();
    expect(screen.getByText('Closes in 15 s.')).toBeTruthy();
    advance(14);
    expect(onClose).not.toHaveBeenCalled();
    advance(1.5);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('stays open once the rider touches it', () => {
    open();
    advance(8);
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Share Trip' }));
    advance(60);
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByText('Stays open until you close it.')).toBeTruthy();
  });

  it('closes at once with Close now', () => {
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Close now' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('opens the ride with Track Live', () => {
    const { address } = open();
    fireEvent.click(screen.getByRole('button', { name: 'Track Live' }));
    expect(address()).toBe('/ride/7');
  });
});

it('passes the axe accessibility checks', async () => {
  jest.useRealTimers();
  open();
  expect(await axeViolations()).toEqual([]);
});
