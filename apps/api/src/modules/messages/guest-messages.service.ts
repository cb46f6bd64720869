import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SeatMoves } from '../members/seat-moves.facade';
import { MessagesRepository } from './messages.repository';

/** Moves a guest's messages and read position to the account that takes over the seat. */
@Injectable()
export class GuestMessagesService implements OnModuleInit {
  constructor(
    private readonly moves: SeatMoves,
    private readonly messages: MessagesRepository,
  ) {}

  onModuleInit(): void {
    this.moves.add((tx, { rideId, guestId, accountId }) => this.messages.changeAuthor(tx, rideId, guestId, accountId));
  }
}
