import { DRIVER_STEPS, type RideStatus } from '@groupride/contracts';
import { isStepDone } from './progress';

const done = (status: RideStatus, arrivedAt: Date | null = null) =>
  DRIVER_STEPS.filter((step) => isStepDone({ status, arrivedAt, driverId: 7 }, 7, step));

describe('the completed steps', () => {
  it('are the one that brought the ride to its status and those before it', () => {
    expect(done('en_route')).toEqual(['en_route']);
    expect(done('en_route', new Date())).toEqual(['en_route', 'arrived']);
    expect(done('in_progress', new Date())).toEqual(['en_route', 'arrived', 'in_progress']);
    expect(done('completed', new Date())).toEqual(['en_route', 'arrived', 'in_progress', 'completed']);
  });

  it('are empty before the driver sets out and after the ride is cancelled', () => {
    expect([done('confirmed'), done('pending'), done('cancelled', new Date())]).toEqual([[], [], []]);
  });

  it('are empty for another driver', () => {
    expect(isStepDone({ status: 'completed', arrivedAt: new Date(), driverId: 8 }, 7, 'arrived')).toBe(false);
  });
});
