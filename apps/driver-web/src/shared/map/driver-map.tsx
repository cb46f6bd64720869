import { Skeleton } from '@groupride/web-ui';
import { useGetConfigQuery } from '@groupride/web-api-client';
import { CityMap, type CityMapProps } from '@groupride/web-map';

/** The map of this deployment's city. */
export function DriverMap(props: Omit<CityMapProps, 'city' | 'mapboxToken'>) {
  const { data: config } = useGetConfigQuery();
  if (!config) return <Skeleton h={props.height ?? '400px'} />;
  const { name, center, map } = config.city;
  return <CityMap {...props} city={{ name, center, map: map ?? null }} mapboxToken={config.mapboxToken ?? null} />;
}
