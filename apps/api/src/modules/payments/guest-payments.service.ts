import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SeatMoves } from '../members/seat-moves.facade';
import { PaymentRecords } from './payment-records.facade';

/** Moves a guest's payments to the account that takes over the seat. */
@Injectable()
export class GuestPaymentsService implements OnModuleInit {
  constructor(
    private readonly moves: SeatMoves,
    private readonly payments: PaymentRecords,
  ) {}

  onModuleInit(): void {
    this.moves.add((tx, { rideId, guestId, accountId }) => this.payments.changePayer(tx, rideId, guestId, accountId));
  }
}
