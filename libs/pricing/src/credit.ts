import type { Cents } from './cents';
import { SMALLEST_CHARGE } from './price';

/**
 * The part of a charge that credit pays. Credit pays only for the rider's own seat, not for what they cover for others.
 * If the remainder would be below the minimum card charge, less credit is used, and the rider keeps the difference.
 */
export function creditUsed(available: Cents, seat: Cents, charge: Cents): Cents {
  const most = Math.max(0, Math.min(available, seat, charge));
  const rest = charge - most;
  return rest === 0 || rest >= SMALLEST_CHARGE ? most : Math.max(0, charge - SMALLEST_CHARGE);
}
