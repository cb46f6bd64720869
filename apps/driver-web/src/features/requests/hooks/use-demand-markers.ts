import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { MapMarker } from '@groupride/web-map';
import { useGetDemandQuery } from '../api';

const POLL = 30_000;
const NONE: readonly MapMarker[] = [];

/** Areas where groups wait, for a driver who waits for requests. @param driverId null: nobody is told */
export function useDemandMarkers(driverId: number | null): readonly MapMarker[] {
  const { t } = useTranslation();
  const { currentData } = useGetDemandQuery(driverId === null ? skipToken : { driverId }, {
    pollingInterval: POLL,
    refetchOnMountOrArgChange: true,
  });
  return useMemo(
    () =>
      currentData?.areas.map(({ center, waiting }): MapMarker => ({
        ...{ id: `demand-${center.lat}-${center.lng}`, kind: 'demand', position: center, count: waiting },
        label: t('home.demand', { count: waiting }),
      })) ?? NONE,
    [currentData, t],
  );
}
