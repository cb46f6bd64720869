import { DRIVER_STEPS, type DriverStep, type RideStatus } from '@groupride/contracts';

interface DrivenRide {
  status: RideStatus;
  driverId: number | null;
  arrivedAt: Date | null;
}

/**
 * Whether this driver has already taken this step or a later one. A response can be lost, so the driver's
 * device may repeat a step after the ride has moved on; that is no conflict.
 */
export function isStepDone(ride: DrivenRide, driverId: number, step: DriverStep): boolean {
  const latest = latestStep(ride);
  return ride.driverId === driverId && latest !== null && DRIVER_STEPS.indexOf(latest) >= DRIVER_STEPS.indexOf(step);
}

function latestStep({ status, arrivedAt }: DrivenRide): DriverStep | null {
  if (status === 'completed' || status === 'in_progress') return status;
  if (status !== 'en_route') return null;
  return arrivedAt ? 'arrived' : 'en_route';
}
