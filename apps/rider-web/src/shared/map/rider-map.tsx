import { CityMap, MapPending, type CityMapProps } from '@groupride/web-map';
import { useClientConfig } from '../session';

/** The map of this deployment's city. */
export function RiderMap(props: Omit<CityMapProps, 'city' | 'mapboxToken'>) {
  const config = useClientConfig();
  if (!config) return <MapPending height={props.height} />;
  const { name, center, map } = config.city;
  return <CityMap {...props} city={{ name, center, map: map ?? null }} mapboxToken={config.mapboxToken ?? null} />;
}
