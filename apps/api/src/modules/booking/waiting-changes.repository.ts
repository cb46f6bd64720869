import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import type { WantedChange } from './change-plan';

/** A change that is applied once the organizer's card is authorized for the new total. */
export interface WaitingChange {
  id: number;
  wanted: WantedChange;
  /** The total that the organizer agreed to. */
  total: Cents;
}

export abstract class WaitingChangesRepository {
  abstract find(tx: Transaction, rideId: number): Promise<WaitingChange | null>;
  /** Adds the waiting change of a ride, which has at most one. @returns its id */
  abstract add(tx: Transaction, rideId: number, change: Omit<WaitingChange, 'id'>): Promise<number>;
  /** @returns false when no change was waiting */
  abstract end(
    tx: Transaction,
    rideId: number,
    how: { state: 'done' | 'given_up'; why: string | null },
  ): Promise<boolean>;
}
