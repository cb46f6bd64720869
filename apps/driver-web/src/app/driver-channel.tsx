import { useDriverChannel } from './use-driver-channel';

/** Opens the driver's channel on pages without a shift, so that a decision about the application shows immediately. */
export function DriverChannel({ driverId }: { driverId: number }) {
  useDriverChannel(driverId);
  return null;
}
