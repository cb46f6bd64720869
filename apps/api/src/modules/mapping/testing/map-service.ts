import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodePolyline, encodePolyline, type LatLng } from '@groupride/geo';
import { RoutingRefusal, type Route, type RoutingEngine } from '../routing-engine';
import { GridEngine } from './grid';

/** A received request, for assertions. */
export interface ReceivedRequest {
  path: string;
  parameters: URLSearchParams;
}

export interface MapService {
  url: string;
  received: ReceivedRequest[];
  /** Overrides the response to simulate failures. */
  failure: ((path: string) => { status: number; text: string; afterMs?: number } | null) | null;
  stop(): Promise<void>;
}

type Reply = { status: number; body: unknown };
const reply = (status: number, body: unknown): Reply => ({ status, body });
const turned = (text: string): LatLng => ({ lng: Number(text.split(',')[0]), lat: Number(text.split(',')[1]) });
const straight = (text: string): LatLng => ({ lat: Number(text.split(',')[0]), lng: Number(text.split(',')[1]) });
const pair = ({ lat, lng }: LatLng): [number, number] => [lng, lat];

/** Index of a leg's first point in the route's line; the grid's steps are straight. */
const startOf = (route: Route, leg: number): number =>
  route.legs.slice(0, leg).reduce((sum, { steps }) => sum + steps.length, 0);

/**
 * A local server that implements the documented APIs of Valhalla, Mapbox and Google Maps, on the streets of the grid.
 */
export async function startMapService(engine: RoutingEngine = new GridEngine()): Promise<MapService> {
  const received: ReceivedRequest[] = [];
  const service: MapService = { url: '', received, failure: null, stop: () => close(server) };
  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '/', 'http://localhost');
      received.push({ path: url.pathname, parameters: url.searchParams });
      const failure = service.failure?.(url.pathname);
      if (failure) {
        setTimeout(() => response.writeHead(failure.status).end(failure.text), failure.afterMs ?? 0);
        return;
      }
      const { status, body } = await answer(engine, url, await bodyOf(request));
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return service;
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}

async function answer(engine: RoutingEngine, url: URL, body: string): Promise<Reply> {
  const parts = url.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  if (parts[0] === 'maps' || parts[0] === 'v1') return google(engine, parts, url.searchParams);
  if (parts.length > 2) return mapbox(engine, parts, url.searchParams);
  return valhalla(engine, parts[0] ?? '', JSON.parse(body) as ValhallaQuestion);
}

interface ValhallaQuestion {
  locations?: { lat: number; lon: number; type?: string }[];
  sources?: { lat: number; lon: number }[];
  targets?: { lat: number; lon: number }[];
  shape?: { lat: number; lon: number }[];
  contours?: { time: number }[];
  alternates?: number;
}

const VALHALLA_CODES = {
  no_road_near: [171, 'No suitable edges near location'],
  no_route: [442, 'No path could be found for input'],
  too_much: [150, 'Exceeded max locations'],
  not_offered: [106, 'Try any of the actions'],
  over_quota: [0, 'Over quota'],
} as const;

async function valhalla(engine: RoutingEngine, action: string, question: ValhallaQuestion): Promise<Reply> {
  const points = (list: ValhallaQuestion['locations'] = []) =>
    list.map(({ lat, lon, type }) => ({ lat, lng: lon, through: type === 'through' }));
  const trip = (route: Route) => {
    const shape = decodePolyline(route.polyline);
    return {
      summary: { length: route.meters / 1000, time: route.seconds },
      legs: route.legs.map((leg, i) => ({
        summary: { length: leg.meters / 1000, time: leg.seconds },
        shape: encodePolyline(shape.slice(startOf(route, i), startOf(route, i + 1) + 1), 1e6),
        maneuvers: leg.steps.map((step, j) => ({
          instruction: step.text,
          length: step.meters / 1000,
          time: step.seconds,
          begin_shape_index: j,
        })),
      })),
    };
  };
  try {
    if (action === 'route') {
      const [best, ...others] = await engine.route(points(question.locations), {
        alternatives: question.alternates ?? 0,
        steps: true,
      });
      return reply(200, {
        trip: trip(best!),
        ...(others.length > 0 ? { alternates: others.map((other) => ({ trip: trip(other) })) } : {}),
      });
    }
    if (action === 'sources_to_targets') {
      const matrix = await engine.matrix(points(question.sources), points(question.targets));
      const of = (read: (cell: { meters: number; seconds: number }) => number) =>
        matrix.map((row) => row.map((cell) => cell && read(cell)));
      return reply(200, {
        sources_to_targets: { durations: of((cell) => cell.seconds), distances: of((cell) => cell.meters / 1000) },
        units: 'kilometers',
      });
    }
    if (action === 'isochrone') {
      const found = await engine.isochrone(
        points(question.locations)[0]!,
        question.contours!.map(({ time }) => time),
      );
      return reply(200, {
        features: found.map(({ minutes, rings }) => ({
          properties: { contour: minutes },
          geometry: { type: 'Polygon', coordinates: rings.map((ring) => ring.map(pair)) },
        })),
      });
    }
    const matched = await engine.match(points(question.shape));
    if (matched.every((point) => point === null))
      return reply(400, { error_code: 444, error: 'Map Match algorithm failed to find path' });
    return reply(200, {
      matched_points: matched.map((point) =>
        point
          ? { lat: point.lat, lon: point.lng, type: 'matched', distance_from_trace_point: point.offset }
          : { lat: 0, lon: 0, type: 'unmatched' },
      ),
    });
  } catch (error) {
    if (!(error instanceof RoutingRefusal)) throw error;
    const [code, text] = VALHALLA_CODES[error.reason];
    return reply(400, { error_code: code, error: text, status_code: 400, status: 'Bad Request' });
  }
}

async function mapbox(engine: RoutingEngine, parts: string[], parameters: URLSearchParams): Promise<Reply> {
  const [service] = parts;
  const points = parts.at(-1)!.split(';').map(turned);
  try {
    if (service === 'directions') {
      const stops = parameters.get('waypoints')?.split(';').map(Number);
      const through = points.map((point, i) => ({ ...point, through: stops !== undefined && !stops.includes(i) }));
      const routes = await engine.route(through, {
        alternatives: parameters.get('alternatives') === 'true' ? 2 : 0,
        steps: true,
      });
      return reply(200, {
        code: 'Ok',
        routes: routes.map((route) => ({
          geometry: route.polyline,
          distance: route.meters,
          duration: route.seconds,
          legs: route.legs.map((leg) => ({
            distance: leg.meters,
            duration: leg.seconds,
            steps: leg.steps.map((step) => ({
              distance: step.meters,
              duration: step.seconds,
              maneuver: { instruction: step.text, location: pair(step.location) },
            })),
          })),
        })),
      });
    }
    if (service === 'directions-matrix') {
      if (points.length > 25) return reply(422, { code: 'InvalidInput', message: 'Too many coordinates' });
      const some = (name: string) =>
        parameters
          .get(name)!
          .split(';')
          .map((i) => points[Number(i)]!);
      const matrix = await engine.matrix(some('sources'), some('destinations'));
      return reply(200, {
        code: 'Ok',
        durations: matrix.map((row) => row.map((cell) => cell?.seconds ?? null)),
        distances: matrix.map((row) => row.map((cell) => cell?.meters ?? null)),
      });
    }
    if (service === 'isochrone') {
      const found = await engine.isochrone(points[0]!, parameters.get('contours_minutes')!.split(',').map(Number));
      return reply(200, {
        type: 'FeatureCollection',
        features: found.map(({ minutes, rings }) => ({
          properties: { contour: minutes },
          geometry: { type: 'Polygon', coordinates: rings.map((ring) => ring.map(pair)) },
        })),
      });
    }
    const matched = await engine.match(points);
    if (matched.every((point) => point === null))
      return reply(200, { code: 'NoMatch', message: 'Could not find a matching segment.', tracepoints: [] });
    return reply(200, { code: 'Ok', tracepoints: matched.map((point) => point && { location: pair(point) }) });
  } catch (error) {
    if (!(error instanceof RoutingRefusal)) throw error;
    if (error.reason === 'no_road_near')
      return reply(200, { code: 'NoSegment', message: 'Could not find a matching segment' });
    return error.reason === 'no_route'
      ? reply(200, { code: 'NoRoute', message: 'No route found', routes: [] })
      : reply(422, { code: 'InvalidInput', message: error.message });
  }
}

async function google(engine: RoutingEngine, parts: string[], parameters: URLSearchParams): Promise<Reply> {
  const value = (number: number) => ({ text: String(number), value: Math.round(number) });
  const list = (name: string) => (parameters.get(name) ?? '').split('|').filter(Boolean).map(straight);
  try {
    if (parts.includes('directions')) {
      const between = (parameters.get('waypoints') ?? '').split('|').filter(Boolean);
      const points = [
        ...list('origin'),
        ...between.map((each) => ({ ...straight(each.replace('via:', '')), through: each.startsWith('via:') })),
        ...list('destination'),
      ];
      const routes = await engine.route(points, {
        alternatives: parameters.get('alternatives') === 'true' ? 2 : 0,
        steps: true,
      });
      return reply(200, {
        status: 'OK',
        routes: routes.map((route) => {
          const shape = decodePolyline(route.polyline);
          return {
            overview_polyline: { points: route.polyline },
            legs: route.legs.map((leg, i) => ({
              distance: value(leg.meters),
              duration: value(leg.seconds),
              steps: leg.steps.map((step, j) => ({
                html_instructions: `<b>${step.text}</b>`,
                distance: value(step.meters),
                duration: value(step.seconds),
                start_location: step.location,
                polyline: { points: encodePolyline(shape.slice(startOf(route, i) + j, startOf(route, i) + j + 2)) },
              })),
            })),
          };
        }),
      });
    }
    if (parts.includes('distancematrix')) {
      const matrix = await engine.matrix(list('origins'), list('destinations'));
      if (matrix.length * (matrix[0]?.length ?? 0) > 100)
        return reply(200, { status: 'MAX_ELEMENTS_EXCEEDED', rows: [] });
      return reply(200, {
        status: 'OK',
        rows: matrix.map((row) => ({
          elements: row.map((cell) =>
            cell
              ? { status: 'OK', distance: value(cell.meters), duration: value(cell.seconds) }
              : { status: 'ZERO_RESULTS' },
          ),
        })),
      });
    }
    const matched = await engine.match(list('path'));
    return reply(200, {
      snappedPoints: matched.flatMap((point, i) =>
        point ? [{ location: { latitude: point.lat, longitude: point.lng }, originalIndex: i }] : [],
      ),
    });
  } catch (error) {
    if (!(error instanceof RoutingRefusal)) throw error;
    return reply(200, { status: error.reason === 'no_road_near' ? 'NOT_FOUND' : 'ZERO_RESULTS', routes: [] });
  }
}
