import type { Request, Response } from 'express';
import type { Language } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import { defineEvent } from '../../platform/events/events';
import type { CityText } from '../../platform/city-text';
import type { Identifier } from './domain/identifier';
import type { MessageTemplate } from './domain/message-content';

export { asBooked, payerName } from './passenger-names';
export type Contact = Identifier;

export interface NewGuest {
  rideId: number;
  name: string;
  contact: Contact;
  language: Language;
  /** Hash of the browser in which they joined; null for a passenger named by somebody else. */
  browser: string | null;
  /** Ten digits at which the driver can reach them, in addition to `contact`. */
  phone?: string | null;
  /** When the guest's access ends, unless the ride ends before. */
  until: Date;
}

/** A message about the ride that was booked for a passenger. */
export interface PassengerWriting<Facts extends object> {
  template: MessageTemplate<Facts & { url: string }>;
  facts(text: CityText): Facts;
  /** The message is sent once per key. */
  key?: string;
}

export interface KnownGuest {
  id: number;
  /** Hash of the browser in which they joined. */
  browser: string | null;
  /** Whether they have left the ride and have access only to end a call for help. */
  hasLeft: boolean;
}

/** Somebody has verified the address of a guest. */
export interface GuestProof {
  guestId: number;
  accountId: number;
  rideId: number;
}
export const guestAddressProved = defineEvent<GuestProof>('guest_address_proved');

/** People who joined one ride without an account. Each is a user who cannot sign in, bound to that ride. */
export abstract class GuestsFacade {
  /** @throws ApiError validation_failed when the text is neither an email address nor a phone number */
  abstract contactOf(text: string): Contact;
  /** @throws ApiError account_blocked when the address belongs to a blocked account */
  abstract create(tx: Transaction, guest: NewGuest): Promise<number>;
  /**
   * The guest of this ride with this address whose access has not ended, rather one who has not left the ride. Requires
   * the ride's lock.
   */
  abstract find(tx: Transaction, rideId: number, contact: Contact): Promise<KnownGuest | null>;
  /** Sends a link that opens the guest's session once, in any browser. */
  abstract sendLink(tx: Transaction, guestId: number): Promise<void>;
  /**
   * Sends a message to a passenger by mail and text, as far as both are known, each with a link from `sendLink`. An
   * account that has taken over the seat gets a mail with a link to the ride.
   */
  abstract tellPassenger<Facts extends object>(
    tx: Transaction,
    passenger: { userId: number; rideId: number },
    writing: PassengerWriting<Facts>,
  ): Promise<void>;
  /** Sends links to all current guests with this address. */
  abstract sendLinks(tx: Transaction, contact: Contact): Promise<void>;
  /** Redeems a guest link once. @throws ApiError guest_link_invalid */
  abstract redeem(token: string): Promise<{ guestId: number; rideId: number }>;
  /**
   * To be called when a guest gives up the seat. Ends their access like `end`, or limits it to ending a call for help
   * while they have an open one. Does nothing to an account. Requires the ride's lock.
   */
  abstract leave(tx: Transaction, userId: number): Promise<void>;
  /** Gives a guest who left full access again, because they take another seat. */
  abstract rejoin(tx: Transaction, guestId: number): Promise<void>;
  /** Registers who still needs access after leaving. */
  abstract keepAfterLeaving(needsAccess: (tx: Transaction, guestId: number) => Promise<boolean>): void;
  /**
   * Ends the access of a guest who has left and no longer needs it; does nothing to others.
   * @returns whether the user is such a guest
   */
  abstract endAfterLeaving(tx: Transaction, userId: number): Promise<boolean>;
  /** Ends the guest's access and closes their sessions and sockets; does nothing to an account. */
  abstract end(tx: Transaction, userId: number): Promise<void>;
  /** Ends the access of a ride's guests earlier. */
  abstract endAfter(rideId: number, until: Date): Promise<void>;
}

/** Sessions for guests, who do not sign in. */
export abstract class GuestSessionsFacade {
  /** Identifies the joining browser by a cookie, which it gets if needed. @throws ApiError origin_refused */
  abstract browserOf(request: Request, response: Response): { browser: string; language: Language };
  /** Opens a session under a new id. */
  abstract openFor(request: Request, response: Response, guestId: number): Promise<void>;
}
