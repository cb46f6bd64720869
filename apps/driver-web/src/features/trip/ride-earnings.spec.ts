import { rideEarnings } from './ride-earnings';

describe('rideEarnings', () => {
  it('adds up what is booked for the ride, to the cent', () => {
    const earnings = [
      { rideId: 7, amount: '33.10' },
      { rideId: 8, amount: '12.00' },
      { rideId: 7, amount: '0.20' },
      { rideId: null, amount: '-5.00' },
    ];
    expect(rideEarnings(7, earnings)).toBe('33.30');
  });

  it('leaves out the cash that the driver took', () => {
    const earnings = [
      { rideId: 7, amount: '40.00' },
      { rideId: 7, amount: '-54.81' },
    ];
    expect(rideEarnings(7, earnings)).toBe('40.00');
  });

  it('is unknown while nothing is booked', () => {
    expect(rideEarnings(9, [{ rideId: 7, amount: '1.00' }])).toBeNull();
  });
});
