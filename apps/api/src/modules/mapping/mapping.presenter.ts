import {
  MAPPING_ANSWERS,
  type DirectionsView,
  type MappingAnswer,
  type MappingService,
  type MappingServiceView,
  type MappingStatusView,
  type RouteStep,
} from '@groupride/contracts';
import type { ActiveCity } from '../city/city.facade';
import { lanesOf, turnDirection } from './domain/turn-direction';
import type { Route, Step } from './routing-engine';
import type { RoutingLanes } from './routing-lanes';
import type { Answered } from './routing.service';

const routeView = ({ polyline, meters, seconds }: Route) => ({ polyline, distance: meters, duration: String(seconds) });

const stepView = ({ text, meters, seconds, location, turn }: Step): RouteStep => ({
  text,
  distance: Math.round(meters),
  duration: Math.round(seconds),
  location,
  direction: turn ? turnDirection(turn) : null,
  exit: turn?.exit ?? null,
  street: turn?.name || turn?.ref || null,
  lanes: turn ? lanesOf(turn.intersections) : [],
});

export function presentDirections({ value: [best, ...others], service, estimated }: Answered<Route[]>): DirectionsView {
  return {
    ...routeView(best!),
    estimated,
    service,
    steps: best!.legs.flatMap((leg) => leg.steps).map(stepView),
    alternatives: others.map(routeView),
  };
}

const NAMES: Readonly<Record<MappingService, string>> = {
  city: 'City map',
  valhalla: 'Valhalla',
  mapbox: 'Mapbox',
  google: 'Google Maps',
  estimate: 'Straight-line estimate',
};
const ROUTING: readonly MappingAnswer[] = ['directions', 'matrix', 'matching'];
const FINDING: readonly MappingAnswer[] = ['places', 'geocoding'];

/** The first available service answers: configured providers, then the built city, then an estimate. */
export function presentStatus(lanes: RoutingLanes, city: ActiveCity, areTimesEstimated: boolean): MappingStatusView {
  const configured = lanes.configured();
  const up = lanes
    .lanes()
    .filter((lane) => lane.available)
    .map((lane) => lane.engine.service);
  const routes = up[0] ?? 'estimate';
  const finds: MappingService | null =
    (['google', 'mapbox'] as const).find((id) => configured.includes(id)) ?? (city.map ? 'city' : null);
  const services: MappingServiceView[] = (['city', 'valhalla', 'mapbox', 'google', 'estimate'] as const).map((id) => {
    const answers = [
      ...(id === routes ? ROUTING : []),
      ...(id === finds ? FINDING : []),
      ...(id === 'city' && city.map ? (['tiles'] as const) : []),
    ];
    return {
      id,
      name: id === 'city' ? `GroupRide map of ${city.name}` : NAMES[id],
      configured: id === 'city' ? city.map !== null : id === 'estimate' || configured.includes(id),
      available: id === 'estimate' || up.includes(id) || (id === 'city' && city.map !== null),
      answers: MAPPING_ANSWERS.filter((answer) => answers.includes(answer)),
    };
  });
  return { services, travelTimes: areTimesEstimated ? 'straight_lines' : 'roads' };
}
