import { useEffect } from 'react';
import { useClientConfig } from '../../../shared/session';
import { useShowCodeToDemoDriverMutation } from '../api';

/** Demo drivers have no camera: where the demo tools are on, the API passes the code on to the driver each time that it is renewed. */
export function useDemoDriver(rideId: number, qr: string | undefined): void {
  const demoTools = useClientConfig()?.demoTools ?? false;
  const [show] = useShowCodeToDemoDriverMutation();
  useEffect(() => {
    // A refusal needs no message: the code is on the screen, and a driver who has a camera scans it.
    if (demoTools && qr) void show({ rideId });
  }, [demoTools, qr, rideId, show]);
}
