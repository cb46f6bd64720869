import { useRef } from 'react';
import { useDeployment } from '@groupride/web-api-client';
import type { LatLng } from '@groupride/geo';
import { RouteThumbnail } from '@groupride/web-map';
import { Box } from '@groupride/web-ui';
import { useRoute } from './use-route';
import { useNearViewport } from './use-near-viewport';

/** A small map of a ride. It requests tiles and the route only once it is near the viewport. */
export function RideThumbnail({ pickup, destination }: { pickup: LatLng; destination: LatLng }) {
  const box = useRef<HTMLDivElement>(null);
  const seen = useNearViewport(box);
  const { config } = useDeployment();
  const { route } = useRoute(seen ? pickup : null, seen ? destination : null);
  return (
    <Box ref={box} boxSize="full" bg="bg.muted">
      {seen && config && (
        <RouteThumbnail
          tiles={config.city.map ?? null}
          pickup={pickup}
          destination={destination}
          route={route?.pending ? null : route}
        />
      )}
    </Box>
  );
}
