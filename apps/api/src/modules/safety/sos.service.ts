import { Injectable } from '@nestjs/common';
import type { RideStatus, SosForm, SosView } from '@groupride/contracts';
import { Database, type Transaction } from '../../platform/database/database';
import { ApiError } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { AlertsFacade } from '../alerts/alerts.facade';
import { IdentityFacade } from '../identity/identity.facade';
import { RealtimeFacade } from '../realtime/realtime.facade';
import { RidesFacade, rideStateConflict } from '../rides/rides.facade';
import { SafetyRepository } from './safety.repository';
import { SosMessages } from './sos-messages';

/** From the assignment of a driver to the end of the ride. */
const DURING: readonly RideStatus[] = ['confirmed', 'en_route', 'in_progress'];
/** Limits the messages: each call sends one to every emergency contact. */
const MOST_PER_RIDE = 3;

/** Handles calls for help. Operations and the rider's emergency contacts are alerted in one transaction. */
@Injectable()
export class SosService {
  constructor(
    private readonly database: Database,
    private readonly safety: SafetyRepository,
    private readonly rides: RidesFacade,
    private readonly alerts: AlertsFacade,
    private readonly messages: SosMessages,
    private readonly people: IdentityFacade,
    private readonly realtime: RealtimeFacade,
  ) {}

  /** @throws ApiError not_found */
  async view(who: Principal, rideId: number): Promise<SosView> {
    await this.rides.authorizeRider(who, rideId);
    const [call, contacts] = await Promise.all([
      this.safety.openCall(rideId, who.userId),
      this.safety.contacts(who.userId),
    ]);
    return { askedAt: call?.askedAt.toISOString() ?? null, contacts: contacts.length };
  }

  /** Idempotent while a call is open. @throws ApiError not_found, ride_state_conflict, too_many_requests */
  async ask(who: Principal, rideId: number, { position }: SosForm): Promise<SosView> {
    const { ride } = await this.rides.authorizeRider(who, rideId);
    if (!DURING.includes(ride.status)) throw rideStateConflict(ride.status);
    const person = await this.people.find(who.userId);
    await this.database.transaction(async (tx) => {
      await this.rides.lock(tx, rideId);
      const call = await this.safety.open(tx, rideId, who.userId);
      if (!call) return;
      if ((await this.safety.countCalls(tx, rideId, who.userId)) > MOST_PER_RIDE)
        throw new ApiError(
          'too_many_requests',
          'You asked for help several times on this ride. Call 911 if you are in danger.',
        );
      const place = position ? `${position.lat.toFixed(5)}, ${position.lng.toFixed(5)}` : null;
      await this.alerts.raise(tx, {
        key: keyOf(call.id),
        kind: 'sos',
        rideId,
        data: { name: who.name, phone: person?.phone ?? null, position: place },
      });
      await this.messages.askForHelp(tx, who, rideId, place);
      tx.afterCommit(() => this.tellOwnPages(who, rideId));
    });
    return this.view(who, rideId);
  }

  /** Ends a call when the rider is safe: tells the contacts and closes the alert. @throws ApiError not_found */
  async end(who: Principal, rideId: number): Promise<SosView> {
    await this.rides.authorizeRider(who, rideId);
    await this.database.transaction(async (tx) => {
      const call = await this.safety.end(tx, rideId, who.userId);
      if (!call) return;
      await this.alerts.settle(tx, keyOf(call.id));
      await this.messages.reportSafe(tx, who);
      tx.afterCommit(() => this.tellOwnPages(who, rideId));
    });
    return this.view(who, rideId);
  }

  /** The account's own open call stands for both, so the alert of the other one is closed. */
  async changeCaller(tx: Transaction, rideId: number, from: number, to: number): Promise<void> {
    for (const { id } of await this.safety.changeCaller(tx, rideId, from, to)) await this.alerts.settle(tx, keyOf(id));
  }

  /** Updates other open pages of the person. */
  private tellOwnPages({ userId }: Principal, rideId: number): void {
    this.realtime.toUser(userId, 'sosChanged', { rideId });
  }
}

const keyOf = (callId: number): string => `sos:${callId}`;
