import type { Transaction } from '../../platform/database/database';

export abstract class CancellationsRepository {
  /** Marks a member who has a seat and has not boarded; false when there is none such, or they are marked already. */
  abstract markNoShow(tx: Transaction, rideId: number, memberId: number, at: Date): Promise<boolean>;
  /** @returns false when the member was not marked */
  abstract undoNoShow(tx: Transaction, rideId: number, memberId: number): Promise<boolean>;
}
