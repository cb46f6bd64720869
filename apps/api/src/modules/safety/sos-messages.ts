import { firstName } from '@groupride/contracts';
import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { IdentityFacade, OutboxFacade, type MessageTemplate } from '../identity/identity.facade';
import { RealtimeFacade } from '../realtime/realtime.facade';
import { TripLinksFacade } from '../trip-links/trip-links.facade';
import { SafetyRepository } from './safety.repository';
import { SAFE_TEXTS, SOS_TEXTS } from './sos-texts';

/** Sends messages to the emergency contacts of a rider, and updates the rider's own pages. */
@Injectable()
export class SosMessages {
  constructor(
    private readonly safety: SafetyRepository,
    private readonly links: TripLinksFacade,
    private readonly outbox: OutboxFacade,
    private readonly people: IdentityFacade,
    private readonly realtime: RealtimeFacade,
  ) {}

  /** @param place the rider's position as text; null when unknown */
  async askForHelp(tx: Transaction, who: Principal, rideId: number, place: string | null): Promise<void> {
    if ((await this.safety.contacts(who.userId, tx)).length === 0) return;
    const url = await this.links.createFor(tx, rideId, who.userId);
    await this.send(tx, who, SOS_TEXTS, { name: who.name, url, place });
  }

  async reportSafe(tx: Transaction, who: Principal): Promise<void> {
    await this.send(tx, who, SAFE_TEXTS, { name: firstName(who.name) });
  }

  /** Updates other open pages of the rider after the commit. */
  updateOwnPages(tx: Transaction, userId: number, rideId: number): void {
    tx.afterCommit(() => this.realtime.toUser(userId, 'sosChanged', { rideId }));
  }

  private async send<Facts>(
    tx: Transaction,
    who: Principal,
    template: MessageTemplate<Facts>,
    facts: Facts,
  ): Promise<void> {
    const language = (await this.people.find(who.userId, tx))?.language ?? 'en';
    for (const { phone, email } of await this.safety.contacts(who.userId, tx)) {
      if (phone) await this.outbox.notify(tx, { channel: 'text', to: phone, language, template, facts });
      if (email) await this.outbox.notify(tx, { channel: 'mail', to: email, language, template, facts });
    }
  }
}
