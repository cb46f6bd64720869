import type { Transaction } from '../../platform/database/database';

export abstract class VerificationRepository {
  /** Counts a wrong code. @returns how many there have been since the last lock or success; locks at `most` */
  abstract countWrong(tx: Transaction, rideId: number, most: number, lockUntil: Date): Promise<number>;
  abstract forgetWrong(tx: Transaction, rideId: number): Promise<void>;
}
