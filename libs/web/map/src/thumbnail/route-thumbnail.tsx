import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { LatLng } from '@groupride/geo';
import { Box, useColorMode } from '@groupride/web-ui';
import { palettes } from '../style/palette';
import type { MapCity, MapRoute } from '../types';
import { stillPicture } from '../still/still-picture';
import { thinnedPath } from './thinned-path';
import { projectionOf, viewAround } from './trip-view';

export interface RouteThumbnailProps {
  /** If null, the route is drawn on an empty background. */
  tiles: MapCity['map'];
  pickup: LatLng;
  destination: LatLng;
  /** Null while unknown; only pickup and destination are shown then. */
  route: MapRoute | null;
}

/** Size in pixels until the box is measured. A box that changes its size later crops the picture. */
const FIRST_SIZE = { width: 128, height: 144 };
const VIEW = { padding: 26, maxZoom: 14 };

/**
 * A small picture of a trip that fills its box. It takes milliseconds to draw and uses no graphics context, so a list
 * can have dozens. Decorative, because the places are beside it as text.
 */
export function RouteThumbnail({ tiles, pickup, destination, route }: RouteThumbnailProps) {
  const { resolved: mode } = useColorMode();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [size, setSize] = useState(FIRST_SIZE);
  useLayoutEffect(() => {
    const { width = 0, height = 0 } = canvas.current?.getBoundingClientRect() ?? {};
    if (width > 0 && height > 0) setSize({ width: Math.round(width), height: Math.round(height) });
  }, []);
  const points = route?.points;
  const view = useMemo(
    () => viewAround([pickup, destination, ...(points ?? [])], size, VIEW),
    [pickup, destination, points, size],
  );
  useEffect(() => {
    const { center, zoom } = view;
    const picture = tiles && canvas.current && stillPicture(canvas.current, { tiles, mode, center, zoom, size });
    if (!picture) return;
    let gone = false;
    picture.coming.then(
      () => gone || picture.paint(),
      // Without its tiles, the background stays empty.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [tiles, mode, view, size]);

  const palette = palettes[mode];
  const project = projectionOf(view);
  const [from, to] = [project(pickup), project(destination)];
  const line = points && thinnedPath(points.map(project));
  const fill = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;
  return (
    <Box position="relative" boxSize="full" overflow="hidden" aria-hidden style={{ background: palette.land }}>
      <canvas ref={canvas} style={{ ...fill, objectFit: 'cover' }} />
      <svg viewBox={`0 0 ${size.width} ${size.height}`} preserveAspectRatio="xMidYMid slice" style={fill} fill="none">
        {line && !route.estimated && (
          <path d={line} stroke={palette.routeCasing} strokeWidth="6" strokeLinejoin="round" strokeLinecap="round" />
        )}
        {line && (
          <path
            d={line}
            stroke={palette.route}
            strokeWidth="3"
            strokeLinejoin="round"
            strokeLinecap="round"
            {...(route.estimated ? { strokeDasharray: '1 6' } : {})}
          />
        )}
        <circle cx={from.x} cy={from.y} r="5.5" fill="var(--gr-colors-brand-solid)" stroke="#fff" strokeWidth="2.5" />
        <rect
          x={to.x - 5}
          y={to.y - 5}
          width="10"
          height="10"
          rx="2"
          fill="var(--gr-colors-fg)"
          stroke="var(--gr-colors-bg-panel)"
          strokeWidth="2.5"
        />
      </svg>
    </Box>
  );
}
