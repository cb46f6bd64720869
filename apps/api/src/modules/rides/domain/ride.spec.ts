import { destinationForDriver, pickupForDriver, sharedRide, type Ride } from './ride';

describe('the price that seats share', () => {
  const ride = {
    totalCost: 5000,
    groupSize: 4,
    splitMode: 'custom' as const,
    customShares: [2000, 1000, 1000, 1000],
  };

  it.each(['card', 'cash'] as const)('is the whole price when riders pay by %s', (paymentMethod) => {
    expect(sharedRide({ ...ride, paymentMethod })).toEqual({
      total: 5000,
      groupSize: 4,
      mode: 'custom',
      custom: [2000, 1000, 1000, 1000],
    });
  });

  it('is zero when a business account pays', () => {
    expect(sharedRide({ ...ride, paymentMethod: 'account' }).total).toBe(0);
  });
});

describe('the places that a driver is told', () => {
  it('have their address where the rider made up a name', () => {
    expect(pickupForDriver({ pickupLocation: 'Home', pickupAddress: '12 Oak St' })).toBe('Home (12 Oak St)');
    const ride = { dropoffLocation: 'Work', dropoffAddress: '1 Main St' } as Ride;
    expect(destinationForDriver(ride)).toBe('Work (1 Main St)');
  });

  it('are only the name of a known place', () => {
    expect(pickupForDriver({ pickupLocation: 'Airport', pickupAddress: null })).toBe('Airport');
    expect(destinationForDriver({ dropoffLocation: 'Airport', dropoffAddress: null } as Ride)).toBe('Airport');
  });
});
