import { bearingDegrees, distanceMeters } from '@groupride/geo';
import { Box, Stack, useFormat } from '@groupride/web-ui';
import { compassPoint, useMapTexts } from './texts';
import type { MapMarker, MapRoute } from './types';

export interface MapListProps {
  markers: readonly MapMarker[];
  route?: MapRoute | null;
}

/** The origin for distances: the person, otherwise the pickup. */
function originOf(markers: readonly MapMarker[]): MapMarker | undefined {
  return markers.find(({ kind }) => kind === 'you') ?? markers.find(({ kind }) => kind === 'pickup');
}

/** The content of the map as text. */
export function MapList({ markers, route }: MapListProps) {
  const texts = useMapTexts();
  const { distance } = useFormat();
  const origin = originOf(markers);
  if (markers.length === 0) return <Box color="fg.muted">{texts.listEmpty}</Box>;
  const away = (from: MapMarker, to: MapMarker) =>
    texts.away(
      distance(distanceMeters(from.position, to.position)),
      texts.directions[compassPoint(bearingDegrees(from.position, to.position))],
      texts.kinds[from.kind],
    );
  return (
    <Stack as="ul" gap="2" listStyleType="none" aria-label={texts.listTitle}>
      {markers.map((marker) => (
        <li key={marker.id}>
          <strong>{texts.kinds[marker.kind]}</strong>: {marker.label}
          {origin && origin !== marker && (
            <Box as="span" color="fg.muted">
              {' · '}
              {away(origin, marker)}
            </Box>
          )}
        </li>
      ))}
      {route && <li>{route.estimated ? texts.straightRoute : texts.route}</li>}
    </Stack>
  );
}
