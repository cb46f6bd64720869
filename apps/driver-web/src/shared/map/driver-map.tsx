import { milesOutside, type LatLng } from '@groupride/geo';
import { useDeployment } from '@groupride/web-api-client';
import { CityMap, MapPending, type CityMapProps } from '@groupride/web-map';

export interface DriverMapProps extends Omit<CityMapProps, 'city' | 'mapboxToken' | 'elsewhere'> {
  /** Places of an ongoing ride, which may have started in a previous city of the deployment. */
  ride?: readonly LatLng[];
}

/** The map of this deployment's city. */
export function DriverMap({ ride = [], ...props }: DriverMapProps) {
  const { config, failed, retry, retrying } = useDeployment();
  if (!config) return <MapPending height={props.height} failed={failed} onRetry={retry} retrying={retrying} />;
  const { name, center, map, radiusMiles } = config.city;
  const elsewhere = ride.some(
    (place) => milesOutside({ center, radiusMiles, bounds: map?.bounds ?? null }, place) !== null,
  );
  return (
    <CityMap
      {...props}
      elsewhere={elsewhere}
      city={{ name, center, map: map ?? null }}
      mapboxToken={config.mapboxToken ?? null}
    />
  );
}
