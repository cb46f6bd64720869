import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ClosedAlerts } from '../alerts/closed-alerts.facade';
import { SafetyRepository } from './safety.repository';
import { SosMessages } from './sos-messages';
import { callIdOf } from './sos-alert-key';

/** Updates the pages of riders whose call for help operations closed. */
@Injectable()
export class ClosedSosService implements OnModuleInit {
  constructor(
    private readonly closed: ClosedAlerts,
    private readonly safety: SafetyRepository,
    private readonly messages: SosMessages,
  ) {}

  onModuleInit(): void {
    this.closed.add(async (tx, { key, kind }) => {
      const call = kind === 'sos' ? await this.safety.callById(callIdOf(key), tx) : null;
      if (call) this.messages.updateOwnPages(tx, call.userId, call.rideId);
    });
  }
}
