import 'maplibre-gl/dist/maplibre-gl.css';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import * as maplibre from 'maplibre-gl';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { AttributionControl, Layer, Map, Marker, Source, type MapRef } from 'react-map-gl/maplibre';
import { CITY_SOURCE, cityStyle } from '../style/city-style';
import { CREDIT } from '../style/credit';
import { palettes } from '../style/palette';
import { heldIn, toFit } from './camera';
import type { CanvasProps } from './canvas-props';
import { Scene, type SceneKit } from './scene';
import { TileRetry, type TilePlace } from './tile-retry';

maplibre.setWorkerUrl(workerUrl);
// Loads the worker's code while the page loads its configuration.
maplibre.prewarm();

const kit = { Marker, Source, Layer } satisfies SceneKit;

/** The city's own vector tiles, drawn by MapLibre. */
export default function MapLibreCanvas({
  city,
  elsewhere,
  mode,
  texts,
  initial,
  onMap,
  onBegun,
  onDrawn,
  onGaps,
  onFailed,
  onUserMove: onMovedByHand,
  onClick,
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
  const begun = useRef(false);
  const retry = useTileRetry(map, onGaps);
  const tiles = city.map;
  const style = useMemo(() => tiles && cityStyle(tiles, mode, window.location.origin), [tiles, mode]);
  if (!tiles || !style) return null;
  return (
    <Map
      ref={keep}
      mapLib={maplibre}
      mapStyle={style}
      // The style is our own and has its own test.
      validateStyle={false}
      locale={texts}
      initialViewState={{ longitude: initial.center.lng, latitude: initial.center.lat, zoom: initial.zoom }}
      minZoom={Math.max(0, tiles.minZoom - 1)}
      maxZoom={19}
      maxBounds={elsewhere ? undefined : heldIn(tiles.bounds, toFit(scene.markers, scene.fitTo), scene.route)}
      dragRotate={false}
      pitchWithRotate={false}
      touchPitch={false}
      maxPitch={0}
      renderWorldCopies={false}
      attributionControl={false}
      onSourceData={({ target, tile, sourceId }) => {
        if (begun.current || !tile || sourceId !== CITY_SOURCE) return;
        begun.current = true;
        target.once('render', onBegun);
      }}
      onLoad={onDrawn}
      onIdle={() => retry?.settled()}
      onError={(event) => {
        // A missing tile leaves a gap and is retried; only a map that cannot start has failed.
        if (!map) onFailed(event.error.message);
        else if (isOfTile(event)) retry?.failed(event.tile.tileID.canonical);
      }}
      onMoveStart={({ originalEvent }) => {
        if (originalEvent) onMovedByHand();
      }}
      onClick={({ lngLat }) => onClick?.({ lat: lngLat.lat, lng: lngLat.lng })}
      cursor={onClick ? 'crosshair' : undefined}
      style={{ width: '100%', height: '100%' }}
    >
      <AttributionControl compact={false} position="bottom-right" style={CREDIT} />
      <Scene {...scene} palette={palettes[mode]} map={map} kit={kit} />
    </Map>
  );
}

function useTileRetry(map: MapRef | null, onGaps: (gaps: boolean) => void): TileRetry | null {
  const retry = useMemo(
    () => map && new TileRetry((missing) => map.getMap().refreshTiles(CITY_SOURCE, missing), onGaps),
    [map, onGaps],
  );
  useEffect(() => () => retry?.stop(), [retry]);
  return retry;
}

/** Whether a MapLibre error is about a missing tile. */
const isOfTile = (event: object): event is { tile: { tileID: { canonical: TilePlace } } } => 'tile' in event;
