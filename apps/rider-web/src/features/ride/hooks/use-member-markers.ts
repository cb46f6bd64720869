import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow, type SharedPosition } from '@groupride/web-api-client';
import type { MapMarker } from '@groupride/web-map';
import { usePositionAge } from './use-position-age';

/** Map markers of the members, each with the age of its position. */
export function useMemberMarkers(positions: readonly SharedPosition[]): readonly MapMarker[] {
  const { t } = useTranslation();
  const ageText = usePositionAge();
  return useMemo(
    () =>
      positions.map(({ userId, name, location, timestamp }): MapMarker => ({
        id: `member-${userId}`,
        kind: 'member',
        label: t('positions.marker', { name, age: ageText(timestamp, serverNow()) }),
        position: location,
      })),
    [positions, ageText, t],
  );
}
