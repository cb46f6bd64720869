import { cityText } from '../../../platform/city-text';
import { ApiError, fieldError } from '../../../platform/http/api-error';
import type { Transaction } from '../../../platform/database/database';
import { GuestsFacade, type Contact, type NewGuest, type PassengerWriting } from '../../identity/guests.facade';

/** People without an account. What is sent to them is recorded; reading links is for the module that sends them. */
export class StandInGuests extends GuestsFacade {
  readonly created: (NewGuest & { id: number })[] = [];
  readonly ended: number[] = [];
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

  async find(_tx: Transaction, rideId: number, contact: Contact) {
    const isMeant = (guest: NewGuest) =>
      guest.rideId === rideId && JSON.stringify(guest.contact) === JSON.stringify(contact);
    return this.created.find((guest) => isMeant(guest) && !this.ended.includes(guest.id)) ?? null;
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

  async end(_tx: Transaction, userId: number): Promise<void> {
    this.ended.push(userId);
  }

  async endAfter(rideId: number, until: Date): Promise<void> {
    this.limits.push({ rideId, until });
  }
}
