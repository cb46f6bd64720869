import { jest } from '@jest/globals';
import type { DriverView } from '@groupride/web-api-client';
import { MemoryRouter } from 'react-router-dom';
import { screen } from '@testing-library/react';
import { aRide } from '../testing/rides';
import { renderInApp } from '../testing/render-in-app';

let driver: DriverView;
let ride: ReturnType<typeof aRide> | null;
const useHeartbeat = jest.fn();
const useTracking = jest.fn();
const useRideBroadcast = jest.fn();
const useDriverChannel = jest.fn();
jest.unstable_mockModule('../features/presence/api', () => ({ useGetDriverProfileQuery: () => ({ data: driver }) }));
jest.unstable_mockModule('../features/trip/api', () => ({ useGetActiveRideQuery: () => ({ data: ride }) }));
jest.unstable_mockModule('../features/presence/hooks/use-heartbeat', () => ({ useHeartbeat }));
jest.unstable_mockModule('../features/presence/hooks/use-tracking', () => ({ useTracking }));
jest.unstable_mockModule('../features/trip/hooks/use-ride-broadcast', () => ({ useRideBroadcast }));
jest.unstable_mockModule('../features/requests/components/offer-notice', () => ({
  OfferNotice: () => <p>Requests</p>,
}));
jest.unstable_mockModule('./use-driver-channel', () => ({ useDriverChannel }));
const { ShiftKeeper } = await import('./shift-keeper');

const aDriver = (what: Partial<DriverView>): DriverView => ({
  id: 3,
  name: 'Dana',
  phone: null,
  vehicle: 'Van',
  licensePlate: 'A',
  seats: 6,
  vehicleClass: 'van',
  rating: '5.0',
  isNew: true,
  totalTrips: 0,
  isOnline: true,
  avatar: null,
  applicationStatus: 'approved',
  ...what,
});
function show(sharesPosition = true) {
  renderInApp(
    <MemoryRouter>
      <ShiftKeeper sharesPosition={sharesPosition} />
    </MemoryRouter>,
  );
}

describe('a shift on pages other than the driver home', () => {
  beforeEach(() => {
    jest.clearAllMocks();
    driver = aDriver({});
    ride = null;
  });

  it('continues with heartbeat, position and new requests', () => {
    show();
    expect(useHeartbeat).toHaveBeenCalledWith({ driverId: 3, active: true });
    expect(useTracking).toHaveBeenCalledWith({ driverId: 3, active: true, riding: false });
    expect(screen.getByText('Requests')).toBeTruthy();
  });

  it('sends the car’s position to the riders, and takes no new requests, during a ride', () => {
    ride = aRide({ id: 7, status: 'in_progress' });
    show();
    expect(useRideBroadcast).toHaveBeenCalledWith(7);
    expect(useTracking).toHaveBeenCalledWith({ driverId: 3, active: true, riding: true });
    expect(screen.queryByText('Requests')).toBeNull();
  });

  it('continues for a suspended driver who is finishing a ride', () => {
    driver = aDriver({ applicationStatus: 'suspended', isOnline: false });
    ride = aRide({ id: 7, status: 'in_progress' });
    show();
    expect(useHeartbeat).toHaveBeenCalledWith({ driverId: 3, active: true });
    expect(useRideBroadcast).toHaveBeenCalledWith(7);
  });

  it('does not run for an applicant, who still receives the decision', () => {
    driver = aDriver({ applicationStatus: 'applied', isOnline: false });
    show();
    expect(useDriverChannel).toHaveBeenCalledWith(3);
    expect(useHeartbeat).not.toHaveBeenCalled();
  });

  it('leaves the riders to a page that sends them the position itself, but still reports it', () => {
    ride = aRide({ id: 7, status: 'in_progress' });
    show(false);
    expect(useHeartbeat).toHaveBeenCalledWith({ driverId: 3, active: true });
    expect(useTracking).toHaveBeenCalledWith({ driverId: 3, active: true, riding: true });
    expect(useRideBroadcast).toHaveBeenCalledWith(null);
  });

  it.each([
    ['is offline', { isOnline: false }],
    ['is not approved', { applicationStatus: 'applied' as const }],
  ])('does not run while the driver %s', (_, what) => {
    driver = aDriver(what);
    show();
    expect(useHeartbeat).not.toHaveBeenCalledWith({ driverId: 3, active: true });
    expect(screen.queryByText('Requests')).toBeNull();
  });
});
