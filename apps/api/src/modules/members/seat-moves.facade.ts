import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/database';

/** A guest's seat that becomes an account's. */
export interface SeatMove {
  rideId: number;
  guestId: number;
  accountId: number;
}
type MoveAlong = (tx: Transaction, move: SeatMove) => Promise<void>;

/** Modules add what has to move with a seat; all of it happens in one transaction. */
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
