import type { DisputeState } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';

export interface Dispute {
  id: string;
  rideId: number;
  paymentId: number;
  amount: Cents;
  reason: string;
  state: DisputeState;
  evidenceDueAt: Date | null;
  openedAt: Date;
  closedAt: Date | null;
}

/** With an inquiry the bank only asks; otherwise it has taken the money until it decides, and gives it back when we win. */
export const hasTakenMoney = (state: DisputeState): boolean => state !== 'inquiry';
export const isDecided = (state: DisputeState): boolean => state === 'won' || state === 'lost';
