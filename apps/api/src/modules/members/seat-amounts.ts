import type { SeatAmount, SplitMode } from '@groupride/contracts';
import { formatCents, parseCents, SMALLEST_CHARGE, customSplitRefusal, type Cents } from '@groupride/pricing';
import { fieldError } from '../../platform/http/api-error';

const WHY = {
  too_many_seats: 'names more seats than the group has',
  amount_too_small: `each amount is 0.00, or at least ${formatCents(SMALLEST_CHARGE)}`,
  above_total: 'adds up to more than the ride costs',
  rest_too_small: `leaves the organizer less than ${formatCents(SMALLEST_CHARGE)}, which no card can be charged`,
} as const;

/**
 * The amounts of seats 1, 2, … of a split; null unless it is custom.
 * @throws ApiError validation_failed when they do not match the total and size of the ride
 */
export function customAmounts(
  ride: { total: Cents; groupSize: number },
  mode: SplitMode,
  shares: readonly SeatAmount[] | null | undefined,
): Cents[] | null {
  if (mode !== 'custom') {
    if (shares && shares.length > 0) throw fieldError('shares', 'belongs to a custom split');
    return null;
  }
  if (!shares) throw fieldError('shares', 'is needed for a custom split');
  const amounts: Cents[] = Array.from({ length: ride.groupSize - 1 }, () => 0);
  const named = new Set<number>();
  for (const { seat, amount } of shares) {
    if (named.has(seat)) throw fieldError('shares', `names seat ${seat} twice`);
    if (seat >= ride.groupSize) throw fieldError('shares', WHY.too_many_seats);
    named.add(seat);
    amounts[seat - 1] = parseCents(amount);
  }
  const why = customSplitRefusal(ride.total, ride.groupSize, amounts);
  if (why) throw fieldError('shares', WHY[why]);
  return amounts;
}
