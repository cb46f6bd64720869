import type { Actor } from '@valhallajs/valhallajs';
import { decodePolyline, distanceMeters, type LatLng } from '@groupride/geo';
import { HttpClient } from '../http-client';
import { compare } from '../measure';
import type { Row } from '../table';
import type { Answered, Routing } from './api-code';
import { bareMatrix, bareRoute, type Pair } from './bare';

const CONCURRENCIES = [1, 8, 32];
const NEAREST_METERS = 300;
const MATRIX_SIDE = 50;
const MATRICES_IN_ROUND = 2;

/**
 * Pairs connected by a route, the same in every run.
 * @param positions more than needed, because some cannot be reached
 */
export async function routablePairs(actor: Actor, positions: readonly LatLng[], count: number): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (let i = 0; i + 1 < positions.length && pairs.length < count; i += 2) {
    const pair = { from: positions[i]!, to: positions[i + 1]! };
    if (distanceMeters(pair.from, pair.to) < NEAREST_METERS) continue;
    if (
      await bareRoute(actor, pair).then(
        () => true,
        () => false,
      )
    )
      pairs.push(pair);
  }
  if (pairs.length < count) throw new Error(`only ${pairs.length} of ${count} pairs are connected by roads`);
  return pairs;
}

/** @throws Error when no engine answered, because an estimate is quick and not comparable */
async function onRoads<T>(answer: Promise<Answered<T>>): Promise<T> {
  const { value, estimated } = await answer;
  if (estimated) throw new Error('our layer answers with an estimate');
  return value;
}

/** Both sides must have the same result; otherwise their times are not comparable. */
async function checkSame(routing: Routing, actor: Actor, pair: Pair): Promise<void> {
  const [[route], bare] = [await onRoads(routing.route([pair.from, pair.to])), await bareRoute(actor, pair)];
  if (route === undefined) throw new Error('our layer answers without a route');
  if (Math.abs(route.meters - bare.meters) > 1 || decodePolyline(route.polyline).length !== bare.points.length)
    throw new Error('our layer and the engine answer with different routes');
}

export async function* measureRoutes(routing: Routing, actor: Actor, pairs: readonly Pair[]): AsyncGenerator<Row> {
  for (const pair of pairs.slice(0, 20)) await checkSame(routing, actor, pair);
  for (const concurrency of CONCURRENCIES) {
    const comparison = await compare({
      tasks: pairs,
      concurrency,
      ours: ({ from, to }) => onRoads(routing.route([from, to])),
      peer: (pair) => bareRoute(actor, pair),
    });
    yield { what: `routes, ${concurrency} at a time`, beside: 'Valhalla called directly', ...comparison };
  }
}

const text = ({ lat, lng }: LatLng) => `${lat},${lng}`;

export async function* measureRoutesOverHttp(api: string, plain: string, pairs: readonly Pair[]): AsyncGenerator<Row> {
  for (const concurrency of CONCURRENCIES) {
    const [ours, peer] = [new HttpClient(api, concurrency), new HttpClient(plain, concurrency)];
    const path = ({ from, to }: Pair) => `/api/directions?from=${text(from)}&to=${text(to)}`;
    const answer = JSON.parse((await ours.get(path(pairs[0]!))).toString()) as { estimated: boolean };
    if (answer.estimated) throw new Error('GET /api/directions answers with an estimate');
    const comparison = await compare({
      tasks: [...pairs.entries()],
      concurrency,
      ours: ([, pair]) => ours.get(path(pair)),
      peer: ([index]) => peer.get(`/route/${index}`),
    });
    ours.close();
    peer.close();
    yield {
      what: `GET /api/directions, ${concurrency} at a time`,
      beside: 'node:http with Valhalla’s JSON',
      ...comparison,
    };
  }
}

export async function measureMatrix(routing: Routing, actor: Actor, pairs: readonly Pair[]): Promise<Row> {
  const lists = Array.from({ length: MATRICES_IN_ROUND }, (_, i) =>
    pairs.slice(i * MATRIX_SIDE, (i + 1) * MATRIX_SIDE).map(({ from }) => from),
  );
  const comparison = await compare({
    tasks: lists,
    concurrency: 1,
    ours: (points) => onRoads(routing.matrix(points, points)),
    peer: (points) => bareMatrix(actor, points),
  });
  return { what: `matrix ${MATRIX_SIDE} × ${MATRIX_SIDE}`, beside: 'Valhalla called directly', ...comparison };
}
