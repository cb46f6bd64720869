import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SeatMoves } from '../members/seat-moves.facade';
import { AssemblyRepository } from './assembly.repository';

/** Moves a guest's answers to "Is everyone ready?" to the account that takes over the seat. */
@Injectable()
export class GuestAnswersService implements OnModuleInit {
  constructor(
    private readonly moves: SeatMoves,
    private readonly assembly: AssemblyRepository,
  ) {}

  onModuleInit(): void {
    this.moves.add((tx, { rideId, guestId, accountId }) => this.assembly.changePerson(tx, rideId, guestId, accountId));
  }
}
