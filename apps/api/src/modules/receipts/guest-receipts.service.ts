import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SeatMoves } from '../members/seat-moves.facade';
import { ReceiptsRepository } from './receipts.repository';

/** Moves a guest's receipts to the account that takes over the seat. */
@Injectable()
export class GuestReceiptsService implements OnModuleInit {
  constructor(
    private readonly moves: SeatMoves,
    private readonly receipts: ReceiptsRepository,
  ) {}

  onModuleInit(): void {
    this.moves.add((tx, { rideId, guestId, accountId }) => this.receipts.changePayer(tx, rideId, guestId, accountId));
  }
}
