import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/database';

/** The transfer of a guest's seat to an account. */
export interface SeatMove {
  rideId: number;
  guestId: number;
  accountId: number;
}
type MoveAlong = (tx: Transaction, move: SeatMove) => Promise<void>;

/** Modules register callbacks that move their data with a seat; all of them run in one transaction. */
@Injectable()
export class SeatMoves {
  private readonly companions: MoveAlong[] = [];

  add(companion: MoveAlong): void {
    this.companions.push(companion);
  }

  async run(tx: Transaction, move: SeatMove): Promise<void> {
    for (const companion of this.companions) await companion(tx, move);
  }
}
