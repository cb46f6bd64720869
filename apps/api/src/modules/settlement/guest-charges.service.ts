import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Transaction } from '../../platform/database/database';
import { LedgerFacade } from '../ledger/ledger.facade';
import { SeatMoves, type SeatMove } from '../members/seat-moves.facade';
import { seatMovePostings } from './ledger-postings';

/** Moves the debts and payments of a guest to the account that takes over the seat. */
@Injectable()
export class GuestChargesService implements OnModuleInit {
  constructor(
    private readonly moves: SeatMoves,
    private readonly ledger: LedgerFacade,
  ) {}

  onModuleInit(): void {
    this.moves.add((tx, move) => this.transfer(tx, move));
  }

  private async transfer(tx: Transaction, move: SeatMove): Promise<void> {
    const lines = await this.ledger.linesOfRide(move.rideId, tx);
    for (const posting of seatMovePostings(move, lines)) await this.ledger.post(tx, posting);
  }
}
