import { Injectable } from '@nestjs/common';
import type { SosView } from '@groupride/contracts';
import { Database } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { AlertsFacade } from '../alerts/alerts.facade';
import { GuestsFacade } from '../identity/guests.facade';
import { RidesFacade } from '../rides/rides.facade';
import { SafetyRepository } from './safety.repository';
import { keyOf } from './sos-alert-key';
import { SosMessages } from './sos-messages';
import { SosService } from './sos.service';

/** Ends the calls for help of riders who report that they are safe. */
@Injectable()
export class SafeReportsService {
  constructor(
    private readonly database: Database,
    private readonly safety: SafetyRepository,
    private readonly rides: RidesFacade,
    private readonly sos: SosService,
    private readonly alerts: AlertsFacade,
    private readonly messages: SosMessages,
    private readonly guests: GuestsFacade,
  ) {}

  /** Tells the contacts and closes the alert. @throws ApiError not_found */
  async report(who: Principal, rideId: number): Promise<SosView> {
    const { contacts } = await this.sos.view(who, rideId);
    await this.database.transaction(async (tx) => {
      // A guest who leaves meanwhile must not keep access for a call that has ended.
      await this.rides.lock(tx, rideId);
      const call = await this.safety.end(tx, rideId, who.userId);
      if (!call) return;
      await this.alerts.settle(tx, keyOf(call.id));
      await this.messages.reportSafe(tx, who);
      this.messages.updateOwnPages(tx, who.userId, rideId);
      await this.guests.endAfterLeaving(tx, who.userId);
    });
    return { askedAt: null, closedAt: null, contacts };
  }
}
