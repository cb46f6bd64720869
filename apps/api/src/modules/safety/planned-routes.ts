import { Injectable } from '@nestjs/common';
import { decodePolyline, isSamePoint, measureLine, type LatLng, type Line } from '@groupride/geo';
import { MappingFacade } from '../mapping/mapping.facade';

/** Caches the planned routes of current trips, so that each is requested once. */
@Injectable()
export class PlannedRoutes {
  private readonly routes = new Map<number, { from: LatLng; to: LatLng; line: Line }>();

  constructor(private readonly mapping: MappingFacade) {}

  /** @returns null while there is only a straight-line estimate, because every road deviates from that */
  async find(rideId: number, from: LatLng, to: LatLng): Promise<Line | null> {
    const known = this.routes.get(rideId);
    if (known && isSamePoint(known.from, from) && isSamePoint(known.to, to)) return known.line;
    const route = await this.mapping.findRoute(from, to);
    if (route.estimated) return null;
    const line = measureLine(decodePolyline(route.polyline));
    this.routes.set(rideId, { from, to, line });
    return line;
  }

  /** Drops the routes of all other trips. */
  keepOnly(rideIds: readonly number[]): void {
    for (const rideId of this.routes.keys()) if (!rideIds.includes(rideId)) this.routes.delete(rideId);
  }
}
