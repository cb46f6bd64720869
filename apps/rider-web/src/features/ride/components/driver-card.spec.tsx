import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { refused } from '../../../testing/fake-mutation';
import { renderInApp } from '../../../testing/render-in-app';

const DRIVER = {
  name: 'Dora Driver',
  vehicle: 'Toyota Sienna',
  licensePlate: 'NC-1234',
  phone: '7045550199',
  rating: '4.8',
  isNew: false,
  totalTrips: 12,
  isOnline: true,
};
let answer: { data?: Partial<typeof DRIVER>; currentData?: Partial<typeof DRIVER>; error?: unknown };
const refetch = jest.fn();
jest.unstable_mockModule('../api', () => ({ useGetDriverQuery: () => ({ ...answer, isFetching: false, refetch }) }));
const { DriverCard } = await import('./driver-card');

const open = (rideIsOver = false) =>
  renderInApp(<DriverCard driverId={3} chat={<a href="/ride/7/chat">Message</a>} rideIsOver={rideIsOver} />);

beforeEach(() => {
  answer = { currentData: DRIVER };
});

describe('the driver card', () => {
  it('shows driver, car, plate, rating and trips, and links to a call and the chat', () => {
    open();
    expect(screen.getByRole('heading', { name: 'Your Driver' })).toBeTruthy();
    for (const text of ['Dora Driver', 'Toyota Sienna', 'NC-1234', 'Online'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText(/^4\.8 · 12 trips$/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Call Driver' }).getAttribute('href')).toBe('tel:7045550199');
    expect(screen.getByRole('link', { name: 'Message' })).toBeTruthy();
  });

  it('does not say that the driver of a ride that is over is online', () => {
    open(true);
    expect(screen.getByText('NC-1234')).toBeTruthy();
    expect(screen.queryByText('Online')).toBeNull();
  });

  it('calls a driver without three ratings new, and shows no phone number when the server sends none', () => {
    const { phone: _, ...others } = DRIVER;
    answer = { currentData: { ...others, isNew: true, isOnline: false } };
    open();
    expect(screen.getByText(/^New · 12 trips$/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Call Driver' })).toBeNull();
    expect(screen.queryByText('Online')).toBeNull();
  });

  it('shows a loading state, and retries when loading failed', () => {
    // RTK Query still keeps the previous driver.
    answer = { data: DRIVER };
    const { unmount } = open();
    expect(screen.getByRole('status', { name: 'Loading…' })).toBeTruthy();
    unmount();
    answer = { error: refused('unknown_code', 500).error };
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });
});
