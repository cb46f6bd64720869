import { useEffect } from 'react';
import { useClientConfig } from '../../../shared/session';
import { useShowCodeToDemoDriverMutation } from '../api';

/**
 * Passes each new QR code to the driver through the API if the demo tools are enabled, because demo drivers have no
 * camera.
 */
export function useDemoDriver(rideId: number, qr: string | undefined): void {
  const demoTools = useClientConfig()?.demoTools ?? false;
  const [show] = useShowCodeToDemoDriverMutation();
  useEffect(() => {
    // A refusal needs no message: the code is on the screen, and a driver with a camera scans it.
    if (demoTools && qr) void show({ rideId });
  }, [demoTools, qr, rideId, show]);
}
