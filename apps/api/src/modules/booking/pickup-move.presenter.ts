import type { PickupMoveView } from '@groupride/contracts';
import { formatCents, parseCents } from '@groupride/pricing';
import type { DrivingRoute } from '../mapping/mapping.facade';
import type { PickupQuote } from '../pricing/pricing.facade';
import type { ChangePlan } from './change-plan';
import { presentPlan } from './change-plan.presenter';
import { pointOf } from './route-ends';

/** @param names names of members by user id */
export function presentPickupMove(
  plan: ChangePlan,
  {
    quote,
    route,
    names,
    userId,
  }: { quote: PickupQuote; route: DrivingRoute; names: ReadonlyMap<number, string>; userId: number },
): PickupMoveView {
  const { shares, totalBefore, total, largestCharge, toAuthorize, allowed, reason, reasonCode } = presentPlan(
    plan,
    names,
    userId,
  );
  const agreed = new Map(plan.members.map((member) => [member.id, member.agreed]));
  return {
    previewId: quote.id,
    expiresAt: quote.expiresAt.toISOString(),
    pickup: pointOf(quote.pickup),
    polyline: route.polyline,
    distanceMeters: Math.round(route.meters),
    durationSeconds: Math.round(route.seconds),
    totalBefore,
    total,
    changeCents: parseCents(total) - parseCents(totalBefore),
    largestCharge,
    toAuthorize,
    shares: shares.map((share) => ({
      ...share,
      changeCents: parseCents(share.share) - parseCents(share.before),
      atMost: share.isOrganizer
        ? largestCharge
        : formatCents(Math.min(parseCents(share.share), agreed.get(share.memberId) ?? 0)),
    })),
    allowed,
    reason,
    reasonCode,
  };
}
