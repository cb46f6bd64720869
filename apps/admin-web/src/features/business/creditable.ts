import type { BusinessChargeView } from '@groupride/web-api-client';

/** The part of a charge that can still be credited; "0.00" if the charge is not owed. */
export const creditableOf = ({ state, amount, credited }: BusinessChargeView): string =>
  state === 'charged' ? (Math.round(Number(amount) * 100 - Number(credited) * 100) / 100).toFixed(2) : '0.00';
