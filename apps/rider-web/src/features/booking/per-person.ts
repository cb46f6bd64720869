import { FIRST_RATES, formatCents, parseCents, priceOf } from '@groupride/pricing';
import type { RideTypeView } from '@groupride/web-api-client';

export interface PreviewInput {
  groupSize: number;
  /** Length of the route in miles, or null while it is not known: then what the base rate includes. */
  miles: number | null;
  /** Hours booked, or null. */
  hours: number | null;
}

/** A preview of the price per person before any promotion: the total divided by the group. The server decides. */
export function previewPerPerson(type: RideTypeView, { groupSize, miles, hours }: PreviewInput): string {
  const rates = { ...FIRST_RATES[type.id], basePerPerson: parseCents(type.basePerPerson) };
  const size = Math.min(type.maxGroupSize, Math.max(type.minGroupSize, groupSize));
  const price = priceOf({ rideType: type.id, groupSize: size, miles: miles ?? rates.includedMiles, hours }, rates);
  return formatCents(price.perPerson);
}
