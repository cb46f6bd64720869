import type { PricingView, RoutePlanPrices } from '@groupride/contracts';
import { formatCents, parseCents, type Cents } from '@groupride/pricing';
import type { PlanRide } from './domain/plan-rides';

/** @param quotes prices of the rides, in the order of `rides` */
export function presentPlanPrices(rides: readonly PlanRide[], quotes: readonly PricingView[]): RoutePlanPrices {
  const priced = rides.map(({ request, vehicle, ride }, index) => {
    const { minimumSeats, perPerson, total, finalTotal } = quotes[index]!;
    const discount = formatCents(parseCents(total) - parseCents(finalTotal));
    return { request, vehicle, seats: ride.groupSize, minimumSeats, perSeat: perPerson, discount, total: finalTotal };
  });
  const sum = (some: readonly { total: string }[]): string =>
    formatCents(some.reduce<Cents>((cents, { total }) => cents + parseCents(total), 0));
  const vehicles = [...new Set(priced.map(({ vehicle }) => vehicle))].toSorted((a, b) => a - b);
  return {
    rides: priced,
    runs: vehicles.map((vehicle) => {
      const own = priced.filter((each) => each.vehicle === vehicle);
      return { vehicle, seats: own.reduce((seats, each) => seats + each.seats, 0), total: sum(own) };
    }),
    total: sum(priced),
  };
}
