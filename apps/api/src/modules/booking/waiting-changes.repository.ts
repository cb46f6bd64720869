import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import type { WantedChange } from './change-plan';

/** A change that happens once the organizer's card is held for what it costs. */
export interface WaitingChange {
  wanted: WantedChange;
  /** What the organizer agreed to. */
  total: Cents;
}

export abstract class WaitingChangesRepository {
  abstract find(tx: Transaction, rideId: number): Promise<WaitingChange | null>;
  /** A ride has at most one. */
  abstract add(tx: Transaction, rideId: number, change: WaitingChange): Promise<void>;
  /** @returns false when none waited */
  abstract end(
    tx: Transaction,
    rideId: number,
    how: { state: 'done' | 'given_up'; why: string | null },
  ): Promise<boolean>;
}
