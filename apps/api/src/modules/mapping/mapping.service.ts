import { Injectable } from '@nestjs/common';
import type { DirectionsQuery, DirectionsView, MappingStatusView } from '@groupride/contracts';
import { distanceMeters, encodePolyline, milesToMeters, type LatLng } from '@groupride/geo';
import { ApiError } from '../../platform/http/api-error';
import { CityFacade } from '../city/city.facade';
import { straightLine, straightWalk } from './domain/straight-line';
import { presentDirections, presentStatus } from './mapping.presenter';
import { type TravelCost, MappingFacade, type DrivingRoute } from './mapping.facade';
import { parsePoint, parsePoints } from '../../platform/http/points';
import { type RequestContext, type Matrix, RoutingRefusal } from './routing-engine';
import { RoutingLanes } from './routing-lanes';
import { type Answered, RoutingService } from './routing.service';
import { TravelTimes } from './travel-times.facade';

/** Longer lists are estimated, because lists that refresh every few seconds must be cheap. */
const MAX_MATRIX_SIZE = 25;

/** Routes and travel costs. */
@Injectable()
export class MappingService extends MappingFacade {
  constructor(
    private readonly routing: RoutingService,
    private readonly lanes: RoutingLanes,
    private readonly city: CityFacade,
    private readonly travelTimes: TravelTimes,
  ) {
    super();
  }

  estimate(from: LatLng, to: LatLng): TravelCost {
    return { ...straightLine([from, to]), estimated: true };
  }

  async findRoute(from: LatLng, to: LatLng, heading: number | null = null): Promise<DrivingRoute> {
    try {
      const { value, estimated } = await this.routing.route([{ ...from, heading }, to]);
      const { polyline, meters, seconds, legs } = value[0]!;
      return {
        polyline,
        meters,
        seconds,
        estimated,
        segments: legs.flatMap(({ steps }) => steps).map((step) => ({ meters: step.meters, seconds: step.seconds })),
      };
    } catch (error) {
      // A ride in progress gets a straight line even when the distance exceeds every engine's limits.
      if (!(error instanceof RoutingRefusal)) throw error;
      return { ...this.estimate(from, to), polyline: encodePolyline([from, to]), segments: [] };
    }
  }

  async travelCosts(sources: readonly LatLng[], target: LatLng): Promise<TravelCost[]> {
    if (sources.length === 0) return [];
    if (sources.length > MAX_MATRIX_SIZE) return sources.map((source) => this.estimate(source, target));
    const { value, estimated } = await this.matrix(sources, [target]);
    return sources.map((source, i) => {
      const cell = value[i]?.[0];
      return cell ? { ...cell, estimated } : this.estimate(source, target);
    });
  }

  async walkingCosts(sources: readonly LatLng[], target: LatLng): Promise<TravelCost[]> {
    if (sources.length === 0) return [];
    if (sources.length > MAX_MATRIX_SIZE)
      return sources.map((source) => ({ ...straightWalk(source, target), estimated: true }));
    const { value, estimated } = await this.matrix(sources, [target], { walking: true });
    return sources.map((source, i) => {
      const cell = value[i]?.[0];
      return cell ? { ...cell, estimated } : { ...straightWalk(source, target), estimated: true };
    });
  }

  async walkingMatrix(sources: readonly LatLng[], targets: readonly LatLng[]): Promise<number[][]> {
    const near = sources.length <= MAX_MATRIX_SIZE && targets.length <= MAX_MATRIX_SIZE;
    const { value } = near ? await this.matrix(sources, targets, { walking: true }) : { value: [] };
    return sources.map((source, i) =>
      targets.map((target, j) => (value[i]?.[j] ?? straightWalk(source, target)).seconds),
    );
  }

  async travelCostsFrom(source: LatLng, targets: readonly LatLng[]): Promise<TravelCost[]> {
    if (targets.length === 0) return [];
    if (targets.length > MAX_MATRIX_SIZE) return targets.map((target) => this.estimate(source, target));
    const { value, estimated } = await this.matrix([source], targets);
    return targets.map((target, i) => {
      const cell = value[0]?.[i];
      return cell ? { ...cell, estimated } : this.estimate(source, target);
    });
  }

  /** Requests beyond every engine's limits, such as points hundreds of miles apart, fall back to straight lines. */
  private async matrix(
    sources: readonly LatLng[],
    targets: readonly LatLng[],
    asking?: RequestContext,
  ): Promise<{ value: Matrix; estimated: boolean }> {
    try {
      return await this.routing.matrix(sources, targets, asking);
    } catch (error) {
      if (error instanceof RoutingRefusal) return { value: [], estimated: true };
      throw error;
    }
  }

  async snapToRoad(trace: readonly LatLng[]): Promise<LatLng | null> {
    const { value } = await this.routing.match(trace);
    const last = value.at(-1);
    return last ? { lat: last.lat, lng: last.lng } : null;
  }

  checkInArea(field: string, point: LatLng): void {
    this.city.checkInArea(field, point);
  }

  isInArea(point: LatLng): boolean {
    return this.city.isInArea(point);
  }

  /**
   * Rides in progress continue after a switch of cities, so routes outside the area are allowed when they are short enough for a city,
   * estimated where no engine knows the roads. Pricing rejects bookings outside the area.
   * @param caller whose map service quota is used
   * @throws ApiError place_outside_area
   */
  async directions(
    caller: string,
    { from, to, via, alternatives = 0, language = 'en' }: DirectionsQuery,
  ): Promise<DirectionsView> {
    const points = [parsePoint('from', from), ...parsePoints('via', via), parsePoint('to', to)];
    if (!this.fitsInCity(points))
      points.forEach((point, i) => this.checkInArea(i === 0 ? 'from' : i === points.length - 1 ? 'to' : 'via', point));
    return presentDirections(
      await this.rejectOversized(() =>
        this.routing.route(points, { alternatives, turns: true, steps: true, language, caller }),
      ),
    );
  }

  /** Whether the points are close enough together to fit into a city of this size. */
  private fitsInCity([first, ...others]: readonly LatLng[]): boolean {
    const across = milesToMeters(2 * this.city.current.radiusMiles);
    return others.every((point) => distanceMeters(first!, point) <= across);
  }

  status(): MappingStatusView {
    return presentStatus(this.lanes, this.city.current, this.travelTimes.matrix([], []).estimated);
  }

  /** @throws ApiError validation_failed when the request exceeds every engine's limits */
  private async rejectOversized<T>(ask: () => Promise<Answered<T>>): Promise<Answered<T>> {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof RoutingRefusal)
        throw new ApiError('validation_failed', 'That is too far, or too many stops, for one route.');
      throw error;
    }
  }
}
