import { FIRST_RATES, formatCents, parseCents, priceOf } from '@groupride/pricing';
import type { RideTypeView } from '@groupride/web-api-client';

export interface PreviewInput {
  groupSize: number;
  /** Length of the route in miles, or null while it is not known: then what the base rate includes. */
  miles: number | null;
  /** Hours booked, or null. */
  hours: number | null;
}

/**
 * Miles that a quoted fare was worked out from, exact to a hundredth; null where the whole distance is included in the fare.
 * The distance that comes with a price is rounded for reading.
 */
export function milesOfFare(type: RideTypeView, baseFare: string, { groupSize, hours }: Omit<PreviewInput, 'miles'>): number | null {
  const rates = { ...FIRST_RATES[type.id], basePerPerson: parseCents(type.basePerPerson) };
  const included = hours === null ? rates.includedMiles : hours * rates.includedMilesPerHour;
  const perPerson = parseCents(baseFare) / groupSize;
  const near = priceOf({ rideType: type.id, groupSize, miles: 0, hours }, rates).baseFare / groupSize;
  return perPerson > near ? included + (perPerson - near) / ((rates.basePerPerson * rates.perMileBp) / 10_000) : null;
}

/** A preview of the price per person before any promotion: the total divided by the group. The server decides. */
export function previewPerPerson(type: RideTypeView, { groupSize, miles, hours }: PreviewInput): string {
  const rates = { ...FIRST_RATES[type.id], basePerPerson: parseCents(type.basePerPerson) };
  const size = Math.min(type.maxGroupSize, Math.max(type.minGroupSize, groupSize));
  const price = priceOf({ rideType: type.id, groupSize: size, miles: miles ?? rates.includedMiles, hours }, rates);
  return formatCents(price.perPerson);
}
