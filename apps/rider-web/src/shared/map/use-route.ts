import { useMemo } from 'react';
import { decodePolyline, type LatLng } from '@groupride/geo';
import { useGetDirectionsQuery } from '@groupride/web-api-client';
import type { MapRoute } from '@groupride/web-map';

const asText = ({ lat, lng }: LatLng) => `${lat.toFixed(6)},${lng.toFixed(6)}`;

/** The route between two points; a straight dashed line while it loads or if the service fails. */
export function useRoute(
  from: LatLng | null | undefined,
  to: LatLng | null | undefined,
): { route: MapRoute | null; loading: boolean } {
  const { currentData, isFetching } = useGetDirectionsQuery(
    { from: from ? asText(from) : '', to: to ? asText(to) : '' },
    { skip: !from || !to },
  );
  const fromLat = from?.lat;
  const fromLng = from?.lng;
  const toLat = to?.lat;
  const toLng = to?.lng;
  const route = useMemo((): MapRoute | null => {
    if (fromLat === undefined || fromLng === undefined || toLat === undefined || toLng === undefined) return null;
    if (currentData) return { points: decodePolyline(currentData.polyline), estimated: currentData.estimated };
    return {
      points: [
        { lat: fromLat, lng: fromLng },
        { lat: toLat, lng: toLng },
      ],
      estimated: true,
      pending: isFetching,
    };
  }, [currentData, isFetching, fromLat, fromLng, toLat, toLng]);
  return { route, loading: isFetching };
}
