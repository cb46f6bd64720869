import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { MapMarker } from '@groupride/web-map';
import { useGetDemandQuery } from '../api';

const POLL = 30_000;
const NONE: readonly MapMarker[] = [];

/** Areas where groups are waiting, for a driver without a request. @param driverId null to show none */
export function useDemandMarkers(driverId: number | null): readonly MapMarker[] {
  const { t } = useTranslation();
  const { currentData } = useGetDemandQuery(driverId === null ? skipToken : { driverId }, {
    pollingInterval: POLL,
    refetchOnMountOrArgChange: true,
  });
  return useMemo(
    () =>
      currentData?.areas.map(({ center, waiting }): MapMarker => ({
        id: `demand-${center.lat}-${center.lng}`,
        kind: 'demand',
        position: center,
        count: waiting,
        label: t('home.demand', { count: waiting }),
      })) ?? NONE,
    [currentData, t],
  );
}
