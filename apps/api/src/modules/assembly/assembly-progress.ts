import { Injectable } from '@nestjs/common';
import { distanceMeters, type LatLng } from '@groupride/geo';
import { MappingFacade } from '../mapping/mapping.facade';
import { minutesOf, WALKABLE_METERS } from './domain/place';

/** Calculates how many minutes people need to the pickup: on foot if they are near, otherwise by road. */
@Injectable()
export class AssemblyProgress {
  constructor(private readonly mapping: MappingFacade) {}

  /** @returns minutes in the order of `sources` */
  async minutesTo(pickup: LatLng, sources: readonly LatLng[]): Promise<number[]> {
    const walks = sources.map((source) => distanceMeters(source, pickup) <= WALKABLE_METERS);
    const pick = (walking: boolean) => sources.filter((_, i) => walks[i] === walking);
    const [onFoot, byRoad] = await Promise.all([
      this.mapping.walkingCosts(pick(true), pickup),
      this.mapping.travelCosts(pick(false), pickup),
    ]);
    const [foot, road] = [onFoot.values(), byRoad.values()];
    return walks.map((walking) => minutesOf((walking ? foot : road).next().value?.seconds ?? 0));
  }
}
