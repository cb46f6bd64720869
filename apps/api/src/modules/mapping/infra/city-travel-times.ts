import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import { readRoadFile, ROAD_FILE, RoadFileError, RoadTimes } from '@groupride/road-times';
import { CityFacade, type ActiveCity } from '../../city/city.facade';
import { straightLineTimes } from '../domain/straight-line';
import { TravelTimes, type Point, type TravelTimeMatrix } from '../travel-times.facade';

/**
 * Travel times on the city's roads, from the file that its import wrote; straight-line estimates for a city without
 * one.
 */
@Injectable()
export class CityTravelTimes extends TravelTimes {
  private readonly logger = new Logger(CityTravelTimes.name);
  private roads: RoadTimes | null = null;

  constructor(city: CityFacade) {
    super();
    city.beforeSwitch(async (next) => {
      const roads = await this.open(next);
      return () => {
        this.roads = roads;
      };
    });
  }

  matrix(origins: readonly Point[], destinations: readonly Point[]): TravelTimeMatrix {
    if (this.roads === null) return { seconds: straightLineTimes(origins, destinations), estimated: true };
    const cells = this.roads.seconds(origins, destinations);
    const cell = (index: number) => (Number.isNaN(cells[index]) ? null : cells[index]!);
    return {
      seconds: origins.map((_, row) => destinations.map((__, column) => cell(row * destinations.length + column))),
      estimated: false,
    };
  }

  private async open({ name, routingFolder }: ActiveCity): Promise<RoadTimes | null> {
    if (routingFolder === null) return null;
    try {
      return new RoadTimes(readRoadFile(await readFile(join(routingFolder, ROAD_FILE))));
    } catch (error) {
      const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
      if (!isMissing && !(error instanceof RoadFileError)) throw error;
      const reason = isMissing ? 'its import wrote none' : (error as Error).message;
      this.logger.warn(
        `${name} has no travel times by road (${reason}): dispatch estimates them from straight lines until the city is imported again`,
      );
      return null;
    }
  }
}
