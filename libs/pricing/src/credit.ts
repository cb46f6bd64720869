import type { Cents } from './cents';
import { SMALLEST_CHARGE } from './price';

/**
 * What credit pays of a charge. It pays for the rider's own seat only, not for what they cover for others. Where less than a card can be
 * charged would be left, less of the credit is used, so that the rider keeps the difference.
 */
export function creditUsed(available: Cents, seat: Cents, charge: Cents): Cents {
  const most = Math.max(0, Math.min(available, seat, charge));
  const rest = charge - most;
  return rest === 0 || rest >= SMALLEST_CHARGE ? most : Math.max(0, charge - SMALLEST_CHARGE);
}
