import { rideNumber } from './ride-number';

describe('rideNumber', () => {
  it('pads to three digits and truncates nothing', () => {
    expect([7, 42, 999, 12345].map(rideNumber)).toEqual(['R-007', 'R-042', 'R-999', 'R-12345']);
  });
});
