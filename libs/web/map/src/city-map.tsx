import { lazy, Suspense, useCallback, useEffect, useId, useMemo, useState, type ReactNode } from 'react';
import type { LatLng } from '@groupride/geo';
import { Badge, Box, InlineAlert, LoadingState, Stack, useColorMode, useMedia } from '@groupride/web-ui';
import { AimButton, AimCross, AimHint, useAim } from './aim';
import { CanvasBoundary } from './canvas-boundary';
import { INSET_TOP } from './inset';
import { MapControls } from './map-controls';
import { MapList } from './map-list';
import { canDraw } from './can-draw';
import { loadMapbox, loadMapLibre } from './load-canvas';
import { useMapTexts } from './texts';
import type { MapCity, MapInstance, MapMarker, MapRoute } from './types';
import { fitAll, toFit } from './canvas/camera';
import { StillMap } from './still/still-map';
import { markFirstPaint } from './still/still-picture';
import { DEFAULT_ZOOM } from './still/still-view';

const MapLibreCanvas = lazy(loadMapLibre);
const MapboxCanvas = lazy(loadMapbox);

const STEP_MS = 200;

export interface CityMapProps {
  city: MapCity;
  /** With a token, Mapbox GL draws the map; otherwise MapLibre does. */
  mapboxToken: string | null;
  /** Accessible name of the map. */
  label: string;
  markers: readonly MapMarker[];
  route?: MapRoute | null;
  /** Id of the marker that stays centered until the person moves the map. */
  follow?: string | null;
  onFollowLost?: () => void;
  /** Zoom when following starts, and whenever this value changes; otherwise the zoom stays. */
  followZoom?: number;
  /** Whether the map rotates so that the followed marker's heading faces up. */
  headingUp?: boolean;
  /** A new number fits the view to everything again. */
  fit?: number;
  /**
   * Ids of the markers that a fit shows, with the route; all if undefined, and an empty list leaves the view unchanged.
   */
  fitTo?: readonly string[];
  /** A new object centers the view there. */
  center?: { position: LatLng; zoom?: number } | null;
  /** Zoom while the map has no content. */
  zoom?: number;
  /** Whether the content is in a city other than this one, which the map then shows. */
  elsewhere?: boolean;
  /**
   * Called with the place that was clicked, or that was at the center when picked by keyboard. The map shows a
   * crosshair.
   */
  onPick?: (position: LatLng) => void;
  /** Called when the map has been drawn for the first time. */
  onReady?: () => void;
  /** Called with true when tiles of the base map are missing, and with false once all are loaded. */
  onGaps?: (gaps: boolean) => void;
  /** Called when this device cannot draw the map, whose content is then given as text. */
  onUndrawable?: () => void;
  height?: string;
  /** Badges in a corner of the map. */
  children?: ReactNode;
  /** Buttons at the lower edge of the map. */
  actions?: ReactNode;
}

/** Milliseconds in which the live map fades in over the still picture. */
const FADE_MS = 200;

/** A full-page map has round buttons over its upper edge, which would cover the text. */
const BELOW_BUTTONS = { px: '4', pb: '4', pt: `calc(1rem + max(${INSET_TOP}, 3.5rem))` } as const;

/** True once `is` has been true for `ms` milliseconds. */
function useLater(is: boolean, ms: number): boolean {
  const [later, setLater] = useState(false);
  useEffect(() => {
    if (!is) return;
    const timer = setTimeout(() => setLater(true), ms);
    return () => clearTimeout(timer);
  }, [is, ms]);
  return later;
}

/**
 * The map of GroupRide: base map, smoothly moving markers, a route, and a text alternative. A new city gets a new map.
 */
export function CityMap(props: CityMapProps) {
  return <MapOfCity key={props.city.map?.version ?? 0} {...props} />;
}

function MapOfCity({
  city: given,
  mapboxToken,
  label,
  height = '400px',
  markers,
  route,
  children,
  actions,
  ...props
}: CityMapProps) {
  const texts = useMapTexts();
  const { map: tiles } = given;
  const credited = useMemo(() => tiles && { ...tiles, attribution: texts.credit(tiles.attribution) }, [tiles, texts]);
  const city: MapCity = { ...given, map: credited };
  const canvasTexts = useMemo(
    () => ({ 'Map.Title': texts.map, 'AttributionControl.ToggleAttribution': texts.toggleCredit }),
    [texts],
  );
  const { resolved: mode } = useColorMode();
  const motionless = useMedia('(prefers-reduced-motion: reduce)');
  const [map, setMap] = useState<MapInstance | null>(null);
  const [begun, setBegun] = useState(false);
  const [drawn, setDrawn] = useState(false);
  const covered = useLater(drawn, 2 * FADE_MS);
  const [failure, setFailure] = useState<string | null>(null);
  const [gaps, setGaps] = useState(false);
  const [asList, setAsList] = useState(false);
  const listId = useId();
  const {
    onReady,
    onGaps,
    onUndrawable,
    onFollowLost,
    onPick,
    elsewhere,
    follow,
    followZoom,
    headingUp,
    fit = 0,
    fitTo,
    center,
    zoom = DEFAULT_ZOOM,
  } = props;
  const aim = useAim(map, onPick);
  const drawable = canDraw() && (mapboxToken !== null || city.map !== null) && failure === null;
  const Canvas = mapboxToken === null ? MapLibreCanvas : MapboxCanvas;
  const shown = toFit(markers, fitTo);
  const initial = { center: shown[0]?.position ?? city.center, zoom };
  // Before the live map is loaded, the view is known only if it does not depend on the content.
  const still =
    mapboxToken === null && !covered && shown.length === 0 && !route?.points.length && !center ? city.map : null;
  const [painted, setPainted] = useState(false);
  const onPainted = useCallback(() => setPainted(true), []);
  const onBegun = useCallback(() => {
    setBegun(true);
    markFirstPaint();
  }, []);
  const [lost, setLost] = useState(false);
  const onLost = useCallback(() => setLost(true), []);
  const onDrawn = useCallback(() => {
    setBegun(true);
    setDrawn(true);
    performance.mark('map-drawn');
    onReady?.();
  }, [onReady]);
  const onGapsHere = useCallback(
    (missing: boolean) => {
      setGaps(missing);
      onGaps?.(missing);
    },
    [onGaps],
  );
  useEffect(() => {
    if (!drawable) onUndrawable?.();
  }, [drawable, onUndrawable]);

  const notice = elsewhere && <InlineAlert tone="warning">{texts.elsewhere(city.name)}</InlineAlert>;
  const buttons = actions && (
    <Box display="flex" gap="2" flexWrap="wrap">
      {actions}
    </Box>
  );
  if (!drawable) {
    return (
      <Stack as="section" aria-label={label} gap="3" {...(height === '100%' ? BELOW_BUTTONS : {})}>
        {notice}
        {mapboxToken === null && city.map === null ? (
          <InlineAlert tone="warning">{texts.noMap}</InlineAlert>
        ) : (
          <InlineAlert tone="warning" title={texts.failedTitle}>
            {texts.failedText}
          </InlineAlert>
        )}
        <MapList markers={markers} route={route} />
        {/* The text alternative also offers the buttons for locating and searching. */}
        {buttons}
      </Stack>
    );
  }
  // A low map has no room for the notice above the pins.
  const [above, within] = height === '100%' ? [null, notice] : [notice, null];
  const drawing = (
    <Box
      as="section"
      aria-label={label}
      position="relative"
      h={height}
      borderRadius={height === '100%' ? 'none' : 'lg'}
      overflow="hidden"
      bg="bg.muted"
      data-map={drawn ? 'drawn' : painted ? 'painted' : 'loading'}
    >
      {still && <StillMap tiles={still} mode={mode} center={initial.center} zoom={zoom} onPainted={onPainted} />}
      <CanvasBoundary title={texts.notLoaded} retry={texts.retry} onFailed={onLost}>
        <Suspense fallback={null}>
          {/* The live map starts empty, so the picture below stays visible until the map has content. */}
          <Box
            {...aim.events}
            position="absolute"
            inset="0"
            visibility={asList ? 'hidden' : 'visible'}
            opacity={begun ? 1 : 0}
            transition={`opacity ${FADE_MS}ms`}
          >
            <Canvas
              city={city}
              elsewhere={elsewhere ?? false}
              mode={mode}
              mapboxToken={mapboxToken}
              texts={canvasTexts}
              initial={initial}
              markers={markers}
              route={route}
              follow={follow}
              followZoom={followZoom}
              headingUp={headingUp}
              fit={fit}
              fitTo={fitTo}
              center={center}
              still={motionless}
              onMap={setMap}
              onBegun={onBegun}
              onDrawn={onDrawn}
              onGaps={onGapsHere}
              onFailed={setFailure}
              onUserMove={() => onFollowLost?.()}
              onClick={onPick}
            />
          </Box>
        </Suspense>
      </CanvasBoundary>
      {aim.aiming && <AimCross />}
      {!begun && !gaps && !asList && !lost && <MapWaiting text={texts.loading} picture={painted} />}
      {asList ? (
        // Placed within the list, because they would cover its text otherwise.
        <Stack id={listId} position="absolute" inset="0" overflowY="auto" bg="bg.panel" p="3" pe="16" gap="3">
          <Box display="flex" gap="2" flexWrap="wrap" _empty={{ display: 'none' }}>
            {children}
          </Box>
          {within}
          <MapList markers={markers} route={route} />
          {buttons}
        </Stack>
      ) : (
        <Box id={listId} srOnly>
          <MapList markers={markers} route={route} />
        </Box>
      )}
      {/* The buttons on the other side keep their space. */}
      <Box
        position="absolute"
        insetStart="3"
        insetEnd="16"
        top={`calc(0.75rem + ${INSET_TOP})`}
        display={asList ? 'none' : 'flex'}
        gap="2"
        flexWrap="wrap"
        alignItems="flex-start"
        pointerEvents="none"
      >
        {!asList && children}
        {route?.estimated && !route.pending && route.points.length > 1 && (
          <Badge tone="warning">{texts.straight}</Badge>
        )}
        {onPick && <AimHint aiming={aim.aiming} />}
        {within && !asList && <Box flexBasis="full">{within}</Box>}
        {gaps && (
          // Only one line high, because the car may be below it.
          <Box flexBasis="full" role="status">
            <Badge tone="warning">{texts.gaps}</Badge>
          </Box>
        )}
      </Box>
      {!asList && (buttons || onPick) && (
        <Box position="absolute" insetStart="3" bottom="8">
          {buttons}
          {onPick && !lost && <AimButton aim={aim} />}
        </Box>
      )}
      {/* Without its code, the map can neither be moved nor fitted; only its list can be read. */}
      <MapControls
        movable={!lost}
        asList={asList}
        onList={() => setAsList((shown) => !shown)}
        onZoomIn={() => map?.zoomIn({ duration: motionless ? 0 : STEP_MS })}
        onZoomOut={() => map?.zoomOut({ duration: motionless ? 0 : STEP_MS })}
        onFit={markers.length > 0 ? () => map && fitAll(map, markers, route, motionless) : undefined}
      />
    </Box>
  );
  if (!above) return drawing;
  return (
    <Stack gap="3">
      {above}
      {drawing}
    </Stack>
  );
}

/**
 * @param picture whether a picture of the map is visible; only screen readers are then told that the map is still
 * loading
 */
function MapWaiting({ text, picture }: { text: string; picture: boolean }) {
  if (picture)
    return (
      <Box srOnly role="status">
        {text}
      </Box>
    );
  return (
    <Box position="absolute" inset="0" display="grid" placeItems="center" bg="bg.muted">
      <LoadingState label={text} />
    </Box>
  );
}
