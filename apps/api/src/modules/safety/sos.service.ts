import { Injectable } from '@nestjs/common';
import { canAskForHelp, type OpenSosView, type SosForm, type SosView } from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import { Database, type Transaction } from '../../platform/database/database';
import { ApiError } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { AlertsFacade } from '../alerts/alerts.facade';
import { IdentityFacade } from '../identity/identity.facade';
import { RidesFacade, rideStateConflict } from '../rides/rides.facade';
import { SafetyRepository, type SosCall } from './safety.repository';
import { keyOf } from './sos-alert-key';
import { SosMessages } from './sos-messages';

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
    private readonly clock: Clock,
  ) {}

  /** @throws ApiError not_found */
  async view(who: Principal, rideId: number): Promise<SosView> {
    await this.authorize(who, rideId);
    return this.viewOf(who, rideId);
  }

  /** The open calls of `who`, also on rides that they have left. */
  async listOpen({ userId }: Principal): Promise<OpenSosView[]> {
    const [calls, contacts] = await Promise.all([this.safety.openCalls(userId), this.safety.contacts(userId)]);
    return Promise.all(
      calls.map(async (call) => ({ ...(await this.present(call, contacts.length)), rideId: call.rideId })),
    );
  }

  /**
   * Idempotent while a call is open. A call that operations closed is replaced by a new one.
   * @throws ApiError not_found, ride_state_conflict, too_many_requests
   */
  async ask(who: Principal, rideId: number, { position }: SosForm): Promise<SosView> {
    const { ride } = await this.rides.authorizeRider(who, rideId);
    if (!canAskForHelp(ride, this.clock.now().getTime())) throw rideStateConflict(ride.status);
    const person = await this.people.find(who.userId);
    await this.database.transaction(async (tx) => {
      await this.rides.lock(tx, rideId);
      await this.endClosed(tx, who, rideId);
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
      this.messages.updateOwnPages(tx, who.userId, rideId);
    });
    return this.viewOf(who, rideId);
  }

  /** The account's own open call stands for both, so the alert of the other one is closed. */
  async changeCaller(tx: Transaction, rideId: number, from: number, to: number): Promise<void> {
    for (const { id } of await this.safety.changeCaller(tx, rideId, from, to)) await this.alerts.settle(tx, keyOf(id));
  }

  /** Somebody who asked for help and left the ride since can still report that they are safe. @throws ApiError not_found */
  private async authorize(who: Principal, rideId: number): Promise<void> {
    if (!(await this.safety.openCall(rideId, who.userId))) await this.rides.authorizeRider(who, rideId);
  }

  /** Ends a call that operations closed without a message to the contacts, because nobody knows whether they are safe. */
  private async endClosed(tx: Transaction, { userId }: Principal, rideId: number): Promise<void> {
    const call = await this.safety.openCall(rideId, userId, tx);
    if (!call || !(await this.alerts.closedAt(keyOf(call.id), tx))) return;
    await this.safety.end(tx, rideId, userId);
    await this.alerts.settle(tx, keyOf(call.id));
  }

  private async viewOf({ userId }: Principal, rideId: number): Promise<SosView> {
    const [call, contacts] = await Promise.all([this.safety.openCall(rideId, userId), this.safety.contacts(userId)]);
    return this.present(call, contacts.length);
  }

  private async present(call: SosCall | null, contacts: number): Promise<SosView> {
    const closedAt = call && (await this.alerts.closedAt(keyOf(call.id)));
    return {
      askedAt: call?.askedAt.toISOString() ?? null,
      closedAt: closedAt?.toISOString() ?? null,
      contacts,
    };
  }
}
