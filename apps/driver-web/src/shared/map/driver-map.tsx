import { useDeployment } from '@groupride/web-api-client';
import { CityMap, MapPending, type CityMapProps } from '@groupride/web-map';

/** The map of this deployment's city. */
export function DriverMap(props: Omit<CityMapProps, 'city' | 'mapboxToken'>) {
  const { config, failed, retry, retrying } = useDeployment();
  if (!config) return <MapPending height={props.height} failed={failed} onRetry={retry} retrying={retrying} />;
  const { name, center, map } = config.city;
  return <CityMap {...props} city={{ name, center, map: map ?? null }} mapboxToken={config.mapboxToken ?? null} />;
}
