import { cityText } from '../../../platform/city-text';
import { ApiError, fieldError } from '../../../platform/http/api-error';
import type { Transaction } from '../../../platform/database/database';
import {
  GuestsFacade,
  type Contact,
  type KnownGuest,
  type NewGuest,
  type PassengerWriting,
} from '../../identity/guests.facade';

/** People without an account. What is sent to them is recorded; reading links is for the module that sends them. */
export class StandInGuests extends GuestsFacade {
  readonly created: (NewGuest & { id: number })[] = [];
  readonly ended: number[] = [];
  /** Ids of those who have left with an open call for help. */
  readonly left = new Set<number>();
  /** Ids of the guests to whom a link was sent. */
  readonly sent: number[] = [];
  readonly limits: { rideId: number; until: Date }[] = [];
  /** What passengers were told, in English, in the time zone of the city. */
  readonly told: { userId: number; text: string; key?: string }[] = [];

  contactOf(text: string): Contact {
    if (text.includes('@')) return { kind: 'email', email: text };
    if (/^\d{10}$/.test(text)) return { kind: 'phone', phone: text };
    throw fieldError('contact', 'is neither an email address nor a phone number');
  }

  async create(_tx: Transaction, guest: NewGuest): Promise<number> {
    if (guest.contact.kind === 'email' && guest.contact.email.startsWith('blocked@'))
      throw new ApiError('account_blocked', '');
    const id = 1001 + this.created.length;
    this.created.push({ ...guest, id });
    return id;
  }

  async find(_tx: Transaction, rideId: number, contact: Contact): Promise<KnownGuest | null> {
    const isMeant = (guest: NewGuest) =>
      guest.rideId === rideId && JSON.stringify(guest.contact) === JSON.stringify(contact);
    const found = this.created
      .filter((guest) => isMeant(guest) && !this.ended.includes(guest.id))
      .map(({ id, browser }) => ({ id, browser, hasLeft: this.left.has(id) }));
    return found.find(({ hasLeft }) => !hasLeft) ?? found[0] ?? null;
  }

  async sendLink(_tx: Transaction, guestId: number): Promise<void> {
    this.sent.push(guestId);
  }

  async tellPassenger<Facts extends object>(
    _tx: Transaction,
    { userId }: { userId: number },
    { template, facts, key }: PassengerWriting<Facts>,
  ): Promise<void> {
    const text = template.en({ ...facts(cityText('en', 'America/New_York')), url: 'https://link.example.test' });
    this.told.push({ userId, text: text.text.join(' '), ...(key ? { key } : {}) });
  }

  async sendLinks(_tx: Transaction, contact: Contact): Promise<void> {
    for (const guest of this.created)
      if (JSON.stringify(guest.contact) === JSON.stringify(contact)) this.sent.push(guest.id);
  }

  redeem(): Promise<never> {
    throw new Error('links are redeemed by another module');
  }

  async leave(tx: Transaction, userId: number): Promise<void> {
    await this.end(tx, userId);
  }

  async rejoin(_tx: Transaction, guestId: number): Promise<void> {
    this.left.delete(guestId);
  }

  keepAfterLeaving(): void {
    throw new Error('another module registers who keeps access');
  }

  endAfterLeaving(): Promise<never> {
    throw new Error('access after leaving ends in another module');
  }

  async end(_tx: Transaction, userId: number): Promise<void> {
    this.ended.push(userId);
  }

  async endAfter(rideId: number, until: Date): Promise<void> {
    this.limits.push({ rideId, until });
  }
}
