import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SeatMoves } from '../../members/seat-moves.facade';
import { PaymentsRepository } from '../payments.repository';
import { ReceiptsRepository } from './receipts.repository';

/** What a guest paid belongs to the account that takes the seat over. */
@Injectable()
export class GuestPaymentsService implements OnModuleInit {
  constructor(
    private readonly moves: SeatMoves,
    private readonly payments: PaymentsRepository,
    private readonly receipts: ReceiptsRepository,
  ) {}

  onModuleInit(): void {
    this.moves.add(async (tx, { rideId, guestId, accountId }) => {
      await this.payments.changePayer(tx, rideId, guestId, accountId);
      await this.receipts.changePayer(tx, rideId, guestId, accountId);
    });
  }
}
