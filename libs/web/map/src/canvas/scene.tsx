import { useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import type { Feature, LineString } from 'geojson';
import type { LatLng } from '@groupride/geo';
import { anchorOf, MarkerFace } from '../markers/marker-face';
import { useSmoothPose } from '../markers/use-smooth-pose';
import type { MapPalette } from '../style/palette';
import type { MapInstance, MapMarker, MapRoute } from '../types';
import { centerOn, fitAll, keepVisible, lookAhead, toFit } from './camera';

interface LineLayer {
  id: string;
  type: 'line';
  layout: { 'line-cap': 'round'; 'line-join': 'round' };
  paint: { 'line-color': string; 'line-width': number; 'line-opacity'?: number; 'line-dasharray'?: number[] };
}

/** The components of react-map-gl that both map libraries share. */
export interface SceneKit {
  Marker: ComponentType<{
    longitude: number;
    latitude: number;
    anchor: 'bottom' | 'center';
    rotationAlignment: 'map' | 'viewport';
    children: ReactNode;
  }>;
  Source: ComponentType<{ id: string; type: 'geojson'; data: Feature<LineString>; children: ReactNode }>;
  Layer: ComponentType<LineLayer>;
}

export interface SceneProps {
  markers: readonly MapMarker[];
  route: MapRoute | null | undefined;
  /** Id of the marker that stays centered. */
  follow: string | null | undefined;
  /** Zoom when following starts, and whenever this value changes. */
  followZoom: number | undefined;
  /** Whether the map rotates so that the followed marker's heading faces up. */
  headingUp: boolean | undefined;
  /** A new number fits the view again; the first fit happens as soon as there is content. */
  fit: number;
  /**
   * Ids of the markers that a fit shows, with the route; all if undefined, and an empty list leaves the view unchanged.
   */
  fitTo: readonly string[] | undefined;
  /** A new object centers the view there. */
  center: { position: { lat: number; lng: number }; zoom?: number } | null | undefined;
  still: boolean;
  palette: MapPalette;
}

/** The content on the base map, and the movement of the view. */
export function Scene({ map, kit, ...props }: SceneProps & { map: MapInstance | null; kit: SceneKit }) {
  const { markers, route, palette, still } = props;
  useCamera(map, props);
  return (
    <>
      {route?.approach && route.approach.length > 1 && (
        <ApproachLine kit={kit} points={route.approach} palette={palette} />
      )}
      {route && route.points.length > 1 && <RouteLine kit={kit} route={route} palette={palette} />}
      {markers.map((marker) => (
        <MovingMarker key={marker.id} kit={kit} marker={marker} still={still} />
      ))}
    </>
  );
}

function MovingMarker({ kit: { Marker }, marker, still }: { kit: SceneKit; marker: MapMarker; still: boolean }) {
  const { position, heading } = useSmoothPose({ position: marker.position, heading: marker.heading ?? null }, still);
  return (
    <Marker
      longitude={position.lng}
      latitude={position.lat}
      anchor={anchorOf(marker.kind)}
      // Cars point in their driving direction, even on a rotated map.
      rotationAlignment={marker.heading === undefined ? 'viewport' : 'map'}
    >
      <div data-marker={marker.kind} data-marker-id={marker.id} title={marker.label}>
        <MarkerFace marker={marker} heading={heading} />
      </div>
    </Marker>
  );
}

const round = { 'line-cap': 'round', 'line-join': 'round' } as const;

const lineOf = (points: readonly LatLng[]): Feature<LineString> => ({
  type: 'Feature',
  properties: {},
  geometry: { type: 'LineString', coordinates: points.map(({ lat, lng }) => [lng, lat]) },
});

/** The route to the start of another route. */
function ApproachLine({
  kit: { Source, Layer },
  points,
  palette,
}: {
  kit: SceneKit;
  points: readonly LatLng[];
  palette: MapPalette;
}) {
  return (
    <Source id="approach" type="geojson" data={lineOf(points)}>
      <Layer
        id="approach"
        type="line"
        layout={round}
        paint={{ 'line-color': palette.route, 'line-width': 3, 'line-opacity': 0.6 }}
      />
    </Source>
  );
}

function RouteLine({
  kit: { Source, Layer },
  route,
  palette,
}: {
  kit: SceneKit;
  route: MapRoute;
  palette: MapPalette;
}) {
  return (
    <Source id="route" type="geojson" data={lineOf(route.points)}>
      <Layer
        id="route-casing"
        type="line"
        layout={round}
        paint={{ 'line-color': palette.routeCasing, 'line-width': route.estimated ? 0 : 9 }}
      />
      <Layer
        // A dash pattern cannot be removed once set, so dashed and solid lines have different ids.
        key={route.estimated ? 'straight' : 'road'}
        id={route.estimated ? 'route-straight' : 'route'}
        type="line"
        layout={round}
        paint={{
          'line-color': palette.route,
          'line-width': route.estimated ? 3 : 5,
          ...(route.estimated ? { 'line-dasharray': [0.5, 2] } : {}),
        }}
      />
    </Source>
  );
}

type CameraProps = Pick<
  SceneProps,
  'markers' | 'route' | 'follow' | 'followZoom' | 'headingUp' | 'fit' | 'fitTo' | 'center' | 'still'
>;

function useCamera(
  map: MapInstance | null,
  { markers, route, follow, followZoom, headingUp, fit, fitTo, center, still }: CameraProps,
): void {
  const wanted = toFit(markers, fitTo);
  const latest = useRef({ markers: wanted, route });
  useEffect(() => {
    latest.current = { markers: wanted, route };
  });
  const something = wanted.length > 0;
  useEffect(() => {
    if (map && something) fitAll(map, latest.current.markers, latest.current.route, still);
  }, [map, fit, something, still]);

  useEffect(() => {
    if (map && center) centerOn(map, center.position, { zoom: center.zoom, still });
  }, [map, center, still]);

  const car = markers.find(({ kind }) => kind === 'car')?.position;
  const carWas = useRef(car);
  useEffect(() => {
    const was = carWas.current;
    carWas.current = car;
    if (map && was && car && !follow && (was.lat !== car.lat || was.lng !== car.lng)) keepVisible(map, was, car, still);
  }, [map, car, follow, still]);

  const followed = follow ? markers.find(({ id }) => id === follow) : undefined;
  const { lat, lng } = followed?.position ?? {};
  const heading = headingUp ? followed?.heading : undefined;
  // How the view was last set while following, because the person may have zoomed since.
  const begun = useRef<{ follow: string; zoom: number | undefined; turned: boolean } | null>(null);
  useEffect(() => {
    if (!follow) begun.current = null;
    if (!map || !follow || lat === undefined || lng === undefined) return;
    const was = begun.current;
    const turned = typeof heading === 'number';
    const zoom = was?.follow === follow && was.zoom === followZoom ? undefined : followZoom;
    begun.current = { follow, zoom: followZoom, turned };
    if (turned) lookAhead(map, { lat, lng }, heading, { zoom, still });
    else centerOn(map, { lat, lng }, { zoom, still, ...(was?.turned ? { bearing: 0 } : {}) });
  }, [map, lat, lng, heading, follow, followZoom, still]);
}
