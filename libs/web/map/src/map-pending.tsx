import { useEffect } from 'react';
import { Skeleton } from '@groupride/web-ui';
import { loadMapLibre } from './load-canvas';

/** Stands where a map will be while its city is not known yet; the program that draws it comes meanwhile. */
export function MapPending({ height = '400px' }: { height?: string | undefined }) {
  useEffect(() => {
    // Should it not come, the map itself asks again and says so.
    loadMapLibre().catch(() => undefined);
  }, []);
  return <Skeleton h={height} />;
}
