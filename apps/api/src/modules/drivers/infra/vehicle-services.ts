import { Injectable } from '@nestjs/common';
import { classesFor, RIDE_TYPES, type VehicleClass, type VehicleRules } from '@groupride/contracts';
import { VehicleRulesFacade, type DatedVehicleRules } from '../../settings/settings.facade';

interface Service {
  smallestGroup: number;
  isLarger: boolean;
}

export interface RideServices {
  /** Value of the statement parameter. */
  json: string;
  /**
   * SQL expression for the classes that may serve ride `r` by ride type, each with its smallest group size and whether
   * it only steps in.
   */
  sql: string;
}

/** Provides the classes that serve each ride type to statements that compare many rides and drivers. */
@Injectable()
export class VehicleServices {
  private known: { versions: readonly DatedVehicleRules[]; json: string } | null = null;

  constructor(private readonly rules: VehicleRulesFacade) {}

  /** @param parameter placeholder in the statement, such as $6; the statement must call the ride `r` */
  ofRides(parameter: string): RideServices {
    const { versions } = this.rules;
    if (this.known?.versions !== versions)
      this.known = {
        versions,
        json: JSON.stringify(versions.map(({ from, rules }) => ({ from, services: servicesOf(rules) }))),
      };
    return { json: this.known.json, sql: ofBookingTime(parameter, versions.length) };
  }
}

/** A ride keeps the classes that were valid when it was booked. */
function ofBookingTime(parameter: string, count: number): string {
  const services = (index: number) => `${parameter}::jsonb -> ${index} -> 'services'`;
  const oldest = services(count - 1);
  if (count === 1) return `(${oldest})`;
  const cases = Array.from(
    { length: count - 1 },
    (_, index) =>
      `WHEN r.created_at >= (${parameter}::jsonb -> ${index} ->> 'from')::timestamptz THEN ${services(index)}`,
  );
  return `(CASE ${cases.join(' ')} ELSE ${oldest} END)`;
}

function servicesOf(rules: VehicleRules) {
  return Object.fromEntries(
    RIDE_TYPES.map((rideType) => {
      const services = (groupSize: number): Partial<Record<VehicleClass, Service>> => {
        const { suitable, larger } = classesFor(rules, rideType, groupSize);
        return Object.fromEntries([
          ...suitable.map((each) => [each, { smallestGroup: groupSize, isLarger: false }]),
          ...larger.map((each) => [each, { smallestGroup: groupSize, isLarger: true }]),
        ]);
      };
      return [rideType, { ...services(rules.largerCoachFrom), ...services(0) }];
    }),
  );
}
