import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { decodePolyline } from '@groupride/geo';
import { useDeployment, type RoutePlanView } from '@groupride/web-api-client';
import { CityMap, MapPending, type MapMarker, type MapRoute } from '@groupride/web-map';

const HEIGHT = '360px';

/** The route of one vehicle with its stops. */
export function PlanMap({ plan, vehicle }: { plan: RoutePlanView; vehicle: number }) {
  const { t } = useTranslation();
  const { config, failed, retry, retrying } = useDeployment();
  const { requests, vehicles, result } = plan;
  const route = result?.routes.find((each) => each.vehicle === vehicle);
  const driving = vehicles[vehicle];
  const markers = useMemo((): MapMarker[] => {
    if (!driving) return [];
    const stops = (route?.stops ?? []).flatMap(({ request, kind }, index): MapMarker[] => {
      const asked = requests[request];
      const visit = asked?.[kind];
      if (!asked || !visit) return [];
      const number = index + 1;
      const label = `${number}. ${t(`routePlans.stop.${kind}`, { who: asked.label })}`;
      const shape = kind === 'pickup' ? 'pickup' : 'destination';
      return [{ id: `${kind} ${request}`, kind: shape, label, number, position: visit.place }];
    });
    return [{ id: 'start', kind: 'place', label: driving.start.name, position: driving.start }, ...stops];
  }, [driving, route, requests, t]);
  const line = useMemo(
    (): MapRoute | null =>
      route ? { points: decodePolyline(route.polyline), estimated: result?.estimated ?? false } : null,
    [route, result],
  );
  if (!config) return <MapPending height={HEIGHT} failed={failed} onRetry={retry} retrying={retrying} />;
  return (
    <CityMap
      city={{ name: config.city.name, center: config.city.center, map: config.city.map ?? null }}
      mapboxToken={config.mapboxToken ?? null}
      label={t('routePlans.map', { vehicle: driving?.name ?? '' })}
      height={HEIGHT}
      markers={markers}
      route={line}
      fit={vehicle}
    />
  );
}
