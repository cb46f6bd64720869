import { distanceMeters, encodePolyline, type LatLng } from '@groupride/geo';
import { orderByMatrix } from '../order-by-matrix';
import {
  type RequestContext,
  type Isochrone,
  type MatchedPoint,
  type Matrix,
  type Route,
  RoutingEngine,
  type RouteOptions,
  type RoutePoint,
  RoutingRefusal,
  type StopOrder,
  tooMuch,
} from '../routing-engine';

/**
 * Streets every 200 meters, twelve in each direction, and the same grid on an island ten kilometers to the east. The
 * file grid.osm.pbf in this folder has the same streets as a map.
 */
export const GRID = {
  origin: { lat: 35.2, lng: -80.85 },
  stepLat: 0.0018,
  stepLng: 0.0022,
  streets: 12,
  islandLng: 0.1,
} as const;
const SPEED = 10;
const SNAP_METERS = 2000;

/** The intersection of street number `x` from the west and street number `y` from the south. */
export function intersection(x: number, y: number, onIsland = false): LatLng {
  return {
    lat: GRID.origin.lat + y * GRID.stepLat,
    lng: GRID.origin.lng + x * GRID.stepLng + (onIsland ? GRID.islandLng : 0),
  };
}

const isOnIsland = ({ lng }: LatLng) => lng > GRID.origin.lng + GRID.islandLng / 2;
const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** An in-memory engine for the grid; its routes have one corner. */
export class GridEngine extends RoutingEngine {
  readonly service = 'city';
  readonly limits = { points: 20, matrixCells: 2500, tracePoints: 100 };

  async route(points: readonly RoutePoint[], { alternatives = 0, steps = false }: RouteOptions = {}): Promise<Route[]> {
    if (points.length > this.limits.points) throw tooMuch('points');
    const on = points.map(snap);
    const stops = points.flatMap(({ through }, i) => (through ? [] : [i]));
    if (new Set(on.map(isOnIsland)).size > 1) throw new RoutingRefusal('no_route', 'the sea is between them');
    const ways = [true, false]
      .slice(0, 1 + Math.min(1, alternatives))
      .map((eastFirst) => on.slice(1).map((to, i) => corner(on[i]!, to, eastFirst)));
    return ways.map((between) => {
      const lines = stops
        .slice(1)
        .map((end, i) => between.slice(stops[i]!, end).flatMap((line, j) => (j === 0 ? line : line.slice(1))));
      const legs = lines.map((line) => {
        const pieces = line.slice(1).map((to, i) => ({
          text: steps ? 'Drive on.' : '',
          meters: distanceMeters(line[i]!, to),
          location: line[i]!,
        }));
        const meters = Math.round(pieces.reduce((sum, piece) => sum + piece.meters, 0));
        return {
          meters,
          seconds: Math.round(meters / SPEED),
          steps: pieces.map((piece) => ({ ...piece, seconds: piece.meters / SPEED })),
        };
      });
      const total = (what: 'meters' | 'seconds') => legs.reduce((sum, leg) => sum + leg[what], 0);
      return {
        polyline: encodePolyline(lines.flatMap((line, i) => (i === 0 ? line : line.slice(1)))),
        meters: total('meters'),
        seconds: total('seconds'),
        legs,
      };
    });
  }

  async matrix(sources: readonly LatLng[], targets: readonly LatLng[]): Promise<Matrix> {
    const cell = async (from: LatLng, to: LatLng) => {
      if (isOnIsland(snap(from)) !== isOnIsland(snap(to))) return null;
      const [{ meters, seconds }] = (await this.route([from, to])) as [Route];
      return { meters, seconds };
    };
    return Promise.all(sources.map((from) => Promise.all(targets.map((to) => cell(from, to)))));
  }

  orderStops(start: LatLng, stops: readonly LatLng[], end?: LatLng, asking?: RequestContext): Promise<StopOrder> {
    return orderByMatrix(this, start, stops, end, asking);
  }

  async isochrone(point: LatLng, minutes: readonly number[]): Promise<Isochrone[]> {
    const { lat, lng } = snap(point);
    if (minutes.some((each) => each > 60)) throw tooMuch('minutes');
    return minutes.map((each) => {
      const reach = (each * 60 * SPEED) / 111_200;
      return {
        minutes: each,
        rings: [
          [
            { lat: lat + reach, lng },
            { lat, lng: lng + reach },
            { lat: lat - reach, lng },
            { lat, lng: lng - reach },
            { lat: lat + reach, lng },
          ],
        ],
      };
    });
  }

  async match(trace: readonly LatLng[]): Promise<(MatchedPoint | null)[]> {
    return trace.map((point) => {
      const on = near(point);
      const offset = distanceMeters(point, on);
      return offset > 100 ? null : { ...on, offset };
    });
  }
}

/** The nearest point on a street. */
function near(point: LatLng): LatLng {
  const base = isOnIsland(point) ? GRID.origin.lng + GRID.islandLng : GRID.origin.lng;
  const last = GRID.streets - 1;
  const lat = clamp(point.lat, GRID.origin.lat, GRID.origin.lat + last * GRID.stepLat);
  const lng = clamp(point.lng, base, base + last * GRID.stepLng);
  const onRow = { lat: GRID.origin.lat + Math.round((lat - GRID.origin.lat) / GRID.stepLat) * GRID.stepLat, lng };
  const onColumn = { lat, lng: base + Math.round((lng - base) / GRID.stepLng) * GRID.stepLng };
  return distanceMeters(point, onRow) <= distanceMeters(point, onColumn) ? onRow : onColumn;
}

function snap(point: LatLng): LatLng {
  const on = near(point);
  if (distanceMeters(on, point) > SNAP_METERS) throw new RoutingRefusal('no_road_near', 'the sea');
  return on;
}

const corner = (from: LatLng, to: LatLng, eastFirst: boolean): LatLng[] => [
  from,
  eastFirst ? { lat: from.lat, lng: to.lng } : { lat: to.lat, lng: from.lng },
  to,
];
