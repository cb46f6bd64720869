import type { ConfirmationMoment } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';

export interface OpenConfirmation {
  rideId: number;
  dueAt: Date;
}

/** A question belongs to the acceptance that it followed: a driver who gets a ride back is asked again. */
export abstract class RideConfirmationsRepository {
  /** Asks once, and never drivers whom engineers control. @returns whether the driver was asked now */
  abstract ask(
    tx: Transaction,
    question: { rideId: number; driverId: number; moment: ConfirmationMoment; askedAt: Date; dueAt: Date },
  ): Promise<boolean>;
  /** @returns the questions that were open */
  abstract confirm(tx: Transaction, rideId: number, driverId: number, at: Date): Promise<ConfirmationMoment[]>;
  /** Whether a question is past its deadline without an answer. */
  abstract isOverdue(tx: Transaction, rideId: number, driverId: number, now: Date): Promise<boolean>;
  /** Unanswered questions about rides that the driver still has and has not set out for. */
  abstract open(driverId: number): Promise<OpenConfirmation[]>;
}
