import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SeatMoves } from '../members/seat-moves.facade';
import { SafetyChecksRepository } from './safety-checks.repository';
import { SosService } from './sos.service';

/** Moves a guest's calls for help and safety questions to the account that takes over the seat. */
@Injectable()
export class GuestSafetyService implements OnModuleInit {
  constructor(
    private readonly moves: SeatMoves,
    private readonly sos: SosService,
    private readonly checks: SafetyChecksRepository,
  ) {}

  onModuleInit(): void {
    this.moves.add(async (tx, { rideId, guestId, accountId }) => {
      await this.sos.changeCaller(tx, rideId, guestId, accountId);
      await this.checks.changePerson(tx, rideId, guestId, accountId);
    });
  }
}
