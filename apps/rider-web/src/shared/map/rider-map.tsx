import { Skeleton } from '@groupride/web-ui';
import { CityMap, type CityMapProps } from '@groupride/web-map';
import { useClientConfig } from '../session';

/** The map of this deployment's city. */
export function RiderMap(props: Omit<CityMapProps, 'city' | 'mapboxToken'>) {
  const config = useClientConfig();
  if (!config) return <Skeleton h={props.height ?? '400px'} />;
  const { name, center, map } = config.city;
  return <CityMap {...props} city={{ name, center, map: map ?? null }} mapboxToken={config.mapboxToken ?? null} />;
}
