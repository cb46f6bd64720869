import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import type { RideView } from '@groupride/web-api-client';
import { someAmounts } from '../testing/amounts';
import { renderInApp } from '../testing/render-in-app';
import { aRide } from '../testing/rides';

const signal = jest.fn();
let rides: Partial<RideView>[];
const renders = new Set<() => void>();
const refresh = () => renders.forEach((render) => render());
const { useEffect, useReducer } = await import('react');
function useRides() {
  const [, next] = useReducer((round: number) => round + 1, 0);
  useEffect(() => {
    renders.add(next);
    return () => void renders.delete(next);
  }, []);
  return rides;
}
jest.unstable_mockModule('../features/ride/hooks/use-live-ride', () => ({
  useLiveRide: () => useRides()[0],
  useOpenRides: () => useRides(),
  useTripUnderWay: () => useRides().find(({ status }) => status === 'in_progress'),
}));
let tellEnd: (ride: RideView) => void = () => undefined;
jest.unstable_mockModule('../features/ride/hooks/use-ending-news', () => ({
  useEndingNews: (tell: typeof tellEnd) => {
    tellEnd = tell;
  },
}));
const useRideStream = jest.fn();
jest.unstable_mockModule('../features/ride/hooks/use-ride-stream', () => ({ useRideStream }));
const useMembership = jest.fn();
jest.unstable_mockModule('../features/ride/hooks/use-membership', () => ({ useMembership }));
jest.unstable_mockModule('../features/ride/components/safety-check-alert', () => ({
  SafetyCheckAlert: ({ rideId, onHelping }: { rideId: number; onHelping: (helping: boolean) => void }) => (
    <>
      <p>Safety check of {rideId}</p>
      <button onClick={() => onHelping(true)}>Help</button>
      <button onClick={() => onHelping(false)}>Done</button>
    </>
  ),
}));
jest.unstable_mockModule('../features/ride/arrival-signal', () => ({
  signalArrival: signal,
  isMuted: () => false,
  setMuted: () => undefined,
}));
jest.unstable_mockModule('../features/ride/api', () => ({
  useGetDriverQuery: () => ({ currentData: { name: 'Dora', vehicle: 'Toyota Sienna', licensePlate: 'NC-1234' } }),
  useGetVerificationQuery: () => ({ data: { code: '123456', verified: false } }),
}));
const { RideNews } = await import('./ride-news');

const onTheWay = { id: 7, status: 'en_route', driverId: 3, pickupLocation: 'NoDa', arrivedAt: null } as const;
const become = (ride: Partial<RideView>) => {
  rides = [ride];
  act(() => refresh());
};
const advance = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  signal.mockClear();
  rides = [{ ...onTheWay, status: 'pending', driverId: null }];
});
afterEach(() => jest.useRealTimers());

it('watches on every page for a seat that was taken or given up on another page', () => {
  renderInApp(<RideNews />, '/help');
  expect(useMembership).toHaveBeenCalled();
});

it('keeps every open ride up to date, not only the next one', () => {
  const later = { ...onTheWay, id: 8, status: 'pending' } as const;
  rides = [onTheWay, later];
  useRideStream.mockClear();
  renderInApp(<RideNews />, '/groups');
  expect(useRideStream.mock.calls).toEqual(expect.arrayContaining([[onTheWay], [later]]));
});

describe('a driver who sets out', () => {
  it('is announced although an earlier ride still waits for its driver', () => {
    const late = { ...onTheWay, id: 6, status: 'confirmed' } as const;
    rides = [late, { ...onTheWay, status: 'pending', driverId: null }];
    renderInApp(<RideNews />, '/profile');
    rides = [late, onTheWay];
    act(() => refresh());
    expect(screen.getByText('Your driver is on the way')).toBeTruthy();
  });

  it('opens the tracker from Home after a three-second countdown', () => {
    const { address } = renderInApp(<RideNews />, '/');
    become(onTheWay);
    expect(screen.getByText('Live tracking opens in 3 s')).toBeTruthy();
    advance(4);
    expect(address()).toBe('/rider-track?rideId=7');
  });

  it('opens nothing automatically after the rider touches the page, and keeps the Track Driver link', () => {
    const { address } = renderInApp(<RideNews />, '/');
    become(onTheWay);
    advance(2);
    fireEvent.pointerDown(document.body);
    advance(60);
    expect(address()).toBe('/');
    expect(screen.queryByText(/Live tracking opens/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Track Driver' })).toBeTruthy();
  });

  it('is not announced later to a rider who saw it on the ride’s own page', () => {
    const { address } = renderInApp(
      <>
        <RideNews />
        <Link to="/">Home</Link>
      </>,
      '/ride/7',
    );
    become(onTheWay);
    advance(60);
    fireEvent.click(screen.getByRole('link', { name: 'Home' }));
    expect(screen.queryByText('Your driver is on the way')).toBeNull();
    advance(10);
    expect(address()).toBe('/');
  });

  it('shows only a notice on other pages, and hides it after eight seconds', () => {
    const { address } = renderInApp(<RideNews />, '/profile');
    become(onTheWay);
    expect(screen.getByText('Your driver is on the way')).toBeTruthy();
    advance(9);
    expect(screen.queryByText('Your driver is on the way')).toBeNull();
    expect(address()).toBe('/profile');
  });
});

describe('a driver who has arrived', () => {
  const here = () => ({ ...onTheWay, arrivedAt: new Date().toISOString() });

  it('shows an alert with the car and the code, read digit by digit, on any page until it is dismissed', () => {
    renderInApp(<RideNews />, '/profile');
    become(onTheWay);
    become(here());
    const alert = screen.getByText('Your driver is here').closest('[role=alert]');
    expect(alert?.textContent).toContain('NC-1234');
    expect(screen.getByRole('img', { name: 'Verification code: 1 2 3 4 5 6' })).toBeTruthy();
    expect(signal).toHaveBeenCalledTimes(1);
    advance(600);
    expect(screen.getByText('Your driver is here')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Your driver is here')).toBeNull();
    act(() => refresh());
    expect(signal).toHaveBeenCalledTimes(1);
  });

  it('plays the signal but shows no alert on the ride’s own page', () => {
    renderInApp(<RideNews />, '/ride/7');
    become(here());
    expect(signal).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alert', { name: /here/ })).toBeNull();
    expect(screen.queryByText('Your driver is here')).toBeNull();
  });

  it('makes no sound when the page is opened long after the arrival', () => {
    rides = [{ ...onTheWay, arrivedAt: new Date(Date.now() - 300_000).toISOString() }];
    renderInApp(<RideNews />, '/groups');
    expect(screen.getByText('Your driver is here')).toBeTruthy();
    expect(signal).not.toHaveBeenCalled();
  });
});

describe('a ride that ends', () => {
  const end = (what: Partial<RideView>) => act(() => tellEnd(aRide(what)));
  const close = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  it('by a cancellation shows an alert with the cost on any other page', () => {
    renderInApp(<RideNews />, '/profile');
    end({ status: 'cancelled', amounts: someAmounts({ due: '35.19' }) });
    const alert = screen.getByRole('alertdialog', { name: 'Trip Cancelled' });
    expect(alert.textContent).toContain('Your ride to South End was cancelled. You pay a fee of $35.19.');
    expect(alert.querySelector('[data-alert=destructive]')).toBeTruthy();
    close('OK');
    end({ status: 'cancelled', amounts: someAmounts() });
    expect(screen.getByRole('alertdialog').textContent).toContain('You pay nothing.');
    close('OK');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('at its destination shows an alert for five seconds, except on Home, which shows the summary', () => {
    const home = renderInApp(<RideNews />, '/');
    end({ status: 'completed' });
    expect(screen.queryByRole('alertdialog')).toBeNull();
    home.unmount();
    renderInApp(<RideNews />, '/history');
    end({ status: 'completed' });
    expect(screen.getByText('You arrived at South End. The ride’s page shows what it cost.')).toBeTruthy();
    expect(screen.getByText('Closes in 5 s.')).toBeTruthy();
    advance(6);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('shows no alert on its own page', () => {
    renderInApp(<RideNews />, '/ride/7');
    end({ status: 'cancelled', amounts: someAmounts() });
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('the safety check', () => {
  it('appears on every page during a trip, and on no page before', () => {
    for (const page of ['/', '/profile', '/ride/7']) {
      rides = [onTheWay];
      const { unmount } = renderInApp(<RideNews />, page);
      expect(screen.queryByText('Safety check of 7')).toBeNull();
      become({ ...onTheWay, status: 'in_progress' });
      expect(screen.getByText('Safety check of 7')).toBeTruthy();
      unmount();
    }
  });

  it('keeps a call for help open that began before the trip ended', () => {
    rides = [{ ...onTheWay, status: 'in_progress' }];
    renderInApp(<RideNews />, '/');
    fireEvent.click(screen.getByRole('button', { name: 'Help' }));
    become({ ...onTheWay, status: 'completed' });
    expect(screen.getByText('Safety check of 7')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByText('Safety check of 7')).toBeNull();
  });
});
