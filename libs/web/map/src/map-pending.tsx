import { useEffect } from 'react';
import { Box, ErrorState, Skeleton } from '@groupride/web-ui';
import { loadMapLibre } from './load-canvas';
import { useMapTexts } from './texts';

export interface MapPendingProps {
  height?: string | undefined;
  /** Whether the city could not be loaded. */
  failed?: boolean;
  onRetry?: () => void;
  retrying?: boolean;
}

/** Placeholder for a map while its city is unknown. It preloads the map's code meanwhile. */
export function MapPending({ height = '400px', failed = false, onRetry, retrying }: MapPendingProps) {
  const texts = useMapTexts();
  useEffect(() => {
    // If this fails, the map itself retries and reports it.
    loadMapLibre().catch(() => undefined);
  }, []);
  if (!failed) return <Skeleton h={height} />;
  return (
    <Box minH={height} display="grid" placeItems="center" bg="bg.muted" borderRadius="lg">
      <ErrorState title={texts.notLoaded} onRetry={onRetry} retryLabel={texts.retry} retrying={retrying} />
    </Box>
  );
}
