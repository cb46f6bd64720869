import 'mapbox-gl/dist/mapbox-gl.css';
import { useCallback, useState } from 'react';
import { Layer, Map, Marker, Source, type MapRef } from 'react-map-gl/mapbox';
import { palettes } from '../style/palette';
import type { CanvasProps } from './canvas-props';
import { Scene, type SceneKit } from './scene';

const kit = { Marker, Source, Layer } satisfies SceneKit;

const STYLES = { light: 'mapbox://styles/mapbox/light-v11', dark: 'mapbox://styles/mapbox/dark-v11' };

/** Mapbox's world map, if the deployment has its own Mapbox token. */
export default function MapboxCanvas({
  mode,
  texts,
  initial,
  mapboxToken,
  onMap,
  onBegun,
  onDrawn,
  onFailed,
  onUserMove: onMovedByHand,
  onClick,
  onGaps: _onGaps,
  city: _city,
  elsewhere: _elsewhere,
  ...scene
}: CanvasProps) {
  const [map, setMap] = useState<MapRef | null>(null);
  // Must be the same function on every render; otherwise the map would be detached and reattached each time.
  const keep = useCallback(
    (ref: MapRef | null) => {
      setMap(ref);
      onMap(ref);
    },
    [onMap],
  );
  return (
    <Map
      ref={keep}
      mapboxAccessToken={mapboxToken ?? ''}
      mapStyle={STYLES[mode]}
      locale={texts}
      initialViewState={{ longitude: initial.center.lng, latitude: initial.center.lat, zoom: initial.zoom }}
      maxZoom={19}
      dragRotate={false}
      pitchWithRotate={false}
      touchPitch={false}
      maxPitch={0}
      onStyleData={onBegun}
      onLoad={onDrawn}
      onError={({ error }) => {
        if (!map?.isStyleLoaded()) onFailed(error.message);
      }}
      onMoveStart={(event) => {
        if ('originalEvent' in event && event.originalEvent) onMovedByHand();
      }}
      onClick={({ lngLat }) => onClick?.({ lat: lngLat.lat, lng: lngLat.lng })}
      cursor={onClick ? 'crosshair' : 'grab'}
      style={{ width: '100%', height: '100%' }}
    >
      <Scene {...scene} palette={palettes[mode]} map={map} kit={kit} />
    </Map>
  );
}
