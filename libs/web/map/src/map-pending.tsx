import { useEffect } from 'react';
import { Box, ErrorState, Skeleton } from '@groupride/web-ui';
import { loadMapLibre } from './load-canvas';
import { useMapTexts } from './texts';

export interface MapPendingProps {
  height?: string | undefined;
  /** Nobody says which city it is. */
  failed?: boolean;
  onRetry?: () => void;
  retrying?: boolean;
}

/** Stands where a map will be while its city is not known yet; the program that draws it comes meanwhile. */
export function MapPending({ height = '400px', failed = false, onRetry, retrying }: MapPendingProps) {
  const texts = useMapTexts();
  useEffect(() => {
    // Should it not come, the map itself asks again and says so.
    loadMapLibre().catch(() => undefined);
  }, []);
  if (!failed) return <Skeleton h={height} />;
  return (
    <Box minH={height} display="grid" placeItems="center" bg="bg.muted" borderRadius="lg">
      <ErrorState title={texts.notLoaded} onRetry={onRetry} retryLabel={texts.retry} retrying={retrying} />
    </Box>
  );
}
