import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { Config } from '../../config/config';
import type { Transaction } from '../../platform/database/database';
import { Events } from '../../platform/events/events';
import { hashToken } from '../../platform/token-hash';
import { RealtimeFacade } from '../realtime/realtime.facade';
import { Accounts } from './accounts.repository';
import { isEmail, readIdentifier, type Identifier } from './domain/identifier';
import { GUEST_LINK } from './guest-texts';
import { guestAddressProved, GuestsFacade, type NewGuest, type PassengerWriting } from './guests.facade';
import { Guests } from './guests.repository';
import { accountBlocked, contactUnreadable, guestLinkInvalid } from './identity.errors';
import { OutboxFacade } from './identity.facade';

@Injectable()
export class GuestsService extends GuestsFacade {
  private needsAccess: (tx: Transaction, guestId: number) => Promise<boolean> = () => Promise.resolve(false);

  constructor(
    private readonly guests: Guests,
    private readonly accounts: Accounts,
    private readonly outbox: OutboxFacade,
    private readonly events: Events,
    private readonly realtime: RealtimeFacade,
    private readonly config: Config,
  ) {
    super();
  }

  contactOf(text: string): Identifier {
    const contact = readIdentifier(text);
    if (!contact || (contact.kind === 'email' && !isEmail(contact.email))) throw contactUnreadable();
    return contact;
  }

  async create(tx: Transaction, guest: NewGuest): Promise<number> {
    // Blocked people must not ride as guests. Anybody can enter an address, so the reason is not revealed.
    const account = await this.accounts.findByIdentifier(guest.contact, tx);
    if (account && (await this.accounts.stateOf(tx, account.id)).blockReason !== null) throw accountBlocked(null);
    return this.guests.insert(tx, guest);
  }

  find(tx: Transaction, rideId: number, contact: Identifier) {
    return this.guests.find(tx, rideId, contact);
  }

  async sendLink(tx: Transaction, guestId: number): Promise<void> {
    const token = await this.newLink(tx, guestId);
    await this.outbox.write(
      guestId,
      { template: GUEST_LINK, facts: () => ({}), page: { app: 'rider', path: `/guest/${token}` } },
      tx,
    );
  }

  async tellPassenger<Facts extends object>(
    tx: Transaction,
    { userId, rideId }: { userId: number; rideId: number },
    { template, facts, key }: PassengerWriting<Facts>,
  ): Promise<void> {
    const person = await this.accounts.find(userId, tx);
    if (!person) return;
    const isGuest = person.guestRideId === rideId;
    const channels = isGuest && person.email !== '' && person.phone ? [undefined, person.phone] : [undefined];
    for (const phone of channels) {
      // A link works only once, so each message needs its own.
      const path = isGuest ? `/guest/${await this.newLink(tx, userId)}` : `/ride/${rideId}`;
      const url = new URL(path, this.config.RIDER_WEB_URL).href;
      await this.outbox.write(
        userId,
        {
          template,
          facts: (text) => ({ ...facts(text), url }),
          ...(key ? { key: phone ? `${key}:text` : key } : {}),
          ...(phone ? { phone } : {}),
        },
        tx,
      );
    }
  }

  private async newLink(tx: Transaction, guestId: number): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await this.guests.insertLink(tx, hashToken(token), guestId);
    return token;
  }

  async sendLinks(tx: Transaction, contact: Identifier): Promise<void> {
    for (const { guestId } of await this.guests.withContact(tx, contact)) await this.sendLink(tx, guestId);
  }

  async redeem(token: string) {
    const found = await this.guests.useLink(hashToken(token));
    if (!found) throw guestLinkInvalid();
    return found;
  }

  keepAfterLeaving(needsAccess: (tx: Transaction, guestId: number) => Promise<boolean>): void {
    this.needsAccess = needsAccess;
  }

  async leave(tx: Transaction, userId: number): Promise<void> {
    if (!(await this.needsAccess(tx, userId))) return this.end(tx, userId);
    if (!(await this.guests.leave(tx, userId))) return;
    // Open sockets may still follow the ride.
    tx.afterCommit(() => this.realtime.closeUser(userId));
  }

  async rejoin(tx: Transaction, guestId: number): Promise<void> {
    await this.guests.rejoin(tx, guestId);
  }

  async end(tx: Transaction, userId: number): Promise<void> {
    if (await this.guests.end(tx, userId)) await this.closeSessions(tx, userId);
  }

  async endAfterLeaving(tx: Transaction, userId: number): Promise<boolean> {
    const hasLeft = await this.guests.endAfterLeaving(tx, userId);
    if (hasLeft) await this.closeSessions(tx, userId);
    return hasLeft;
  }

  private async closeSessions(tx: Transaction, userId: number): Promise<void> {
    await this.accounts.endSessions(tx, userId);
    tx.afterCommit(() => this.realtime.closeUser(userId));
  }

  endAfter(rideId: number, until: Date): Promise<void> {
    return this.guests.endAfter(rideId, until);
  }

  /** Moves guests' seats to the account that has just verified their address. */
  async proved(tx: Transaction, accountId: number, contact: Identifier): Promise<void> {
    for (const guest of await this.guests.withContact(tx, contact))
      await this.events.publish(tx, guestAddressProved, { ...guest, accountId });
  }
}
