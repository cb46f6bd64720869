import { Injectable } from '@nestjs/common';
import { firstName, type JoinLink, type Language } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';
import { Config } from '../../config/config';
import { cityText } from '../../platform/city-text';
import type { Transaction } from '../../platform/database/database';
import { BusinessAccountsFacade } from '../business-accounts/business-accounts.facade';
import { CityFacade } from '../city/city.facade';
import { IdentityFacade, OutboxFacade, type Identifier } from '../identity/identity.facade';
import { InboxFacade } from '../inbox/inbox.facade';
import type { Ride } from '../rides/rides.facade';
import type { Contact } from './domain/contact';
import { MAIL_TEXTS, TEXT_MESSAGE_TEXTS, type InvitationFacts } from './invitation-texts';

/** The people involved in an invitation. */
export interface Participants {
  inviterId: number;
  /** First names; a service is named after its business account. */
  inviter: string;
  organizer: string;
  /** The invited person's account; null when the address belongs to none. */
  accountId: number | null;
  language: Language;
}

export interface OutgoingInvitation {
  participants: Participants;
  ride: Ride;
  /** Price of the invited person's seat. */
  share: Cents;
  /** Users who have a seat. */
  memberIds: readonly number[];
  contact: Contact;
  message: string | null;
  link: JoinLink;
  optOutToken: string;
}

/** Writes invitations: a mail or text message, and a notification for people with an account. */
@Injectable()
export class InvitationSender {
  constructor(
    private readonly people: IdentityFacade,
    private readonly accounts: BusinessAccountsFacade,
    private readonly outbox: OutboxFacade,
    private readonly inbox: InboxFacade,
    private readonly city: CityFacade,
    private readonly config: Config,
  ) {}

  async findParticipants(inviterId: number, ride: Ride, contact: Contact): Promise<Participants> {
    const [account, people, payer] = await Promise.all([
      this.people.findByContact(identifierOf(contact)),
      this.people.findMany([inviterId, ride.organizerId]),
      this.accounts.payerOf(ride.id),
    ]);
    // A service is shown under the name of its business.
    const nameOf = (userId: number) =>
      payer && userId === ride.organizerId ? payer.name : firstName(people.get(userId)?.name ?? '');
    return {
      inviterId,
      inviter: nameOf(inviterId),
      organizer: nameOf(ride.organizerId),
      accountId: account?.id ?? null,
      language: account?.language ?? people.get(inviterId)?.language ?? 'en',
    };
  }

  async send(tx: Transaction, invitation: OutgoingInvitation): Promise<void> {
    const { participants, ride, contact, link } = invitation;
    const { inviterId, inviter, organizer, accountId, language } = participants;
    const text = cityText(language, this.city.current.timeZone);
    const facts: InvitationFacts = {
      inviter,
      organizer: ride.organizerId === inviterId ? null : organizer,
      pickup: ride.pickupLocation,
      destination: ride.dropoffLocation,
      start: ride.scheduledAt && { day: text.day(ride.scheduledAt), time: text.time(ride.scheduledAt) },
      bookedTime: text.bookedTime(ride),
      cost: text.money(invitation.share),
      inCash: ride.paymentMethod === 'cash',
      sponsor: ride.splitMode === 'sponsor' ? organizer : null,
      message: invitation.message,
      joinUrl: link.url,
      optOutUrl: new URL(`/invitations/stop/${invitation.optOutToken}`, this.config.RIDER_WEB_URL).href,
    };
    await this.outbox.notify(tx, {
      channel: contact.channel === 'email' ? 'mail' : 'text',
      to: contact.address,
      language,
      template: contact.channel === 'email' ? MAIL_TEXTS : TEXT_MESSAGE_TEXTS,
      facts,
      ...(contact.channel === 'email' ? { unsubscribePath: `/api/invitation-opt-outs/${invitation.optOutToken}` } : {}),
    });
    if (accountId !== null && accountId !== inviterId && !invitation.memberIds.includes(accountId))
      await this.inbox.notify(tx, [
        {
          userId: accountId,
          // Once per ride; a replaced link notifies again, because the old notification has a broken link.
          key: `invitation:${ride.id}:${link.token}`,
          kind: 'invitation',
          rideId: ride.id,
          facts: { name: inviter, destination: ride.dropoffLocation },
          path: `/join/${link.token}`,
        },
      ]);
  }
}

const identifierOf = ({ channel, address }: Contact): Identifier =>
  channel === 'email' ? { kind: 'email', email: address } : { kind: 'phone', phone: address };
