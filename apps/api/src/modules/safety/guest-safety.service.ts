import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Transaction } from '../../platform/database/database';
import { AlertsFacade } from '../alerts/alerts.facade';
import { GuestsFacade } from '../identity/guests.facade';
import { SeatMoves } from '../members/seat-moves.facade';
import { SafetyChecksRepository } from './safety-checks.repository';
import { SafetyRepository } from './safety.repository';
import { keyOf } from './sos-alert-key';
import { SosService } from './sos.service';

/**
 * Moves a guest's calls for help and safety questions to the account that takes over the seat, and lets a guest who
 * leaves the ride with an open call report later that they are safe.
 */
@Injectable()
export class GuestSafetyService implements OnModuleInit {
  constructor(
    private readonly moves: SeatMoves,
    private readonly sos: SosService,
    private readonly checks: SafetyChecksRepository,
    private readonly guests: GuestsFacade,
    private readonly safety: SafetyRepository,
    private readonly alerts: AlertsFacade,
  ) {}

  onModuleInit(): void {
    this.moves.add(async (tx, { rideId, guestId, accountId }) => {
      await this.sos.changeCaller(tx, rideId, guestId, accountId);
      await this.checks.changePerson(tx, rideId, guestId, accountId);
    });
    this.guests.keepAfterLeaving((tx, guestId) => this.isAwaited(tx, guestId));
  }

  /** Whether operations still wait to hear that this person is safe. */
  private async isAwaited(tx: Transaction, userId: number): Promise<boolean> {
    for (const { id } of await this.safety.openCalls(userId, tx))
      if (!(await this.alerts.closedAt(keyOf(id), tx))) return true;
    return false;
  }
}
