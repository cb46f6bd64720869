import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { LatLng } from '@groupride/geo';
import { CityMap, type MapMarker } from '@groupride/web-map';
import { InlineAlert, Skeleton } from '@groupride/web-ui';
import { useGetConfigQuery } from '../api';

const HEIGHT = '260px';
/** Initial zoom level, which shows the whole city. */
const CITY_ZOOM = 10;
/** Fits no markers, because a picked place is already visible and the map must stay still under the pointer. */
const FIT_NOTHING: readonly string[] = [];

export interface WineryMapProps {
  position: LatLng | null;
  /** Label of the marker. */
  label: string;
  /** Center of the view; a new object moves the view there. */
  center: { position: LatLng; zoom?: number } | null;
  onPick: (position: LatLng) => void;
}

/** A map for picking the place of a winery. */
export function WineryMap({ position, label, center, onPick }: WineryMapProps) {
  const { t } = useTranslation();
  const { data: config, isError } = useGetConfigQuery();
  const lat = position?.lat;
  const lng = position?.lng;
  const markers = useMemo(
    (): MapMarker[] =>
      lat === undefined || lng === undefined ? [] : [{ id: 'place', kind: 'place', label, position: { lat, lng } }],
    [lat, lng, label],
  );
  if (isError && !config) return <InlineAlert tone="warning">{t('wineries.noMap')}</InlineAlert>;
  if (!config) return <Skeleton h={HEIGHT} />;
  return (
    <CityMap
      city={{ name: config.city.name, center: config.city.center, map: config.city.map ?? null }}
      mapboxToken={config.mapboxToken ?? null}
      label={t('wineries.map')}
      height={HEIGHT}
      markers={markers}
      fitTo={FIT_NOTHING}
      center={center}
      zoom={CITY_ZOOM}
      onPick={onPick}
    />
  );
}
