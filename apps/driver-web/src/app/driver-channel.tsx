import { useDriverChannel } from './use-driver-channel';

/** Listens on pages of somebody who has no shift: a decision about the application shows as soon as it is made. */
export function DriverChannel({ driverId }: { driverId: number }) {
  useDriverChannel(driverId);
  return null;
}
