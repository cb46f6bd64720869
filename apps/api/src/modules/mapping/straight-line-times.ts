import { Injectable } from '@nestjs/common';
import { straightLine } from './domain/straight-line';
import { TravelTimes, type Point, type TravelTimeMatrix } from './travel-times.facade';

/** Travel times estimated from straight lines. */
@Injectable()
export class StraightLineTimes extends TravelTimes {
  matrix(origins: readonly Point[], destinations: readonly Point[]): TravelTimeMatrix {
    return {
      seconds: origins.map((from) => destinations.map((to) => straightLine([from, to]).seconds)),
      estimated: true,
    };
  }
}
