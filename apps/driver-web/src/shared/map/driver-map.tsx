import { useGetConfigQuery } from '@groupride/web-api-client';
import { CityMap, MapPending, type CityMapProps } from '@groupride/web-map';

/** The map of this deployment's city. */
export function DriverMap(props: Omit<CityMapProps, 'city' | 'mapboxToken'>) {
  const { data: config } = useGetConfigQuery();
  if (!config) return <MapPending height={props.height} />;
  const { name, center, map } = config.city;
  return <CityMap {...props} city={{ name, center, map: map ?? null }} mapboxToken={config.mapboxToken ?? null} />;
}
