import { useDeployment } from '@groupride/web-api-client';
import type { LatLng } from '@groupride/geo';
import { CityMap, MapPending, type CityMapProps } from '@groupride/web-map';
import { outsideCity } from '../places/outside-city';

export interface RiderMapProps extends Omit<CityMapProps, 'city' | 'mapboxToken' | 'elsewhere'> {
  /** Places of an ongoing ride, which may have started in a previous city of the deployment. */
  ride?: readonly LatLng[];
}

/** The map of this deployment's city. */
export function RiderMap({ ride = [], ...props }: RiderMapProps) {
  const { config, failed, retry, retrying } = useDeployment();
  if (!config) return <MapPending height={props.height} failed={failed} onRetry={retry} retrying={retrying} />;
  const { name, center, map } = config.city;
  const elsewhere = ride.some((place) => outsideCity(config, place) !== null);
  return (
    <CityMap
      {...props}
      elsewhere={elsewhere}
      city={{ name, center, map: map ?? null }}
      mapboxToken={config.mapboxToken ?? null}
    />
  );
}
