import { Injectable } from '@nestjs/common';
import type { InvitationForm, RideStatus } from '@groupride/contracts';
import { randomBytes } from 'node:crypto';
import { Database, type Transaction } from '../../platform/database/database';
import { Idempotency } from '../../platform/http/idempotency';
import type { Principal } from '../../platform/http/principal';
import { isEmail, readIdentifier } from '../identity/identity.facade';
import { JoinLinksFacade } from '../members/join-links.facade';
import { MembersFacade, openSeatOf } from '../members/members.facade';
import { noSuchRide, RidesFacade, rideStateConflict } from '../rides/rides.facade';
import { hasLink, isPhoneNumber, type Contact } from './domain/contact';
import { limitReached } from './domain/invitation-limits';
import { hashContact, hashToken } from './hashes';
import { InvitationSender, type OutgoingInvitation } from './invitation-sender.service';
import { alreadyInvited, contactInvalid, messageHasLink, noSeatLeft, tooManyInvitations } from './invitations.errors';
import { InvitationsRepository } from './invitations.repository';

const OPEN: readonly RideStatus[] = ['awaiting_payment', 'pending', 'confirmed', 'en_route'];

/** Invites people to a ride by text message or email. */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly invitations: InvitationsRepository,
    private readonly rides: RidesFacade,
    private readonly members: MembersFacade,
    private readonly links: JoinLinksFacade,
    private readonly sender: InvitationSender,
  ) {}

  /**
   * Answers the same whether or not the address belongs to an account or has opted out of invitations.
   * @throws ApiError not_found, validation_failed, ride_state_conflict, join_link_off, ride_full, already_invited,
   * too_many_requests, idempotency_key_reused
   */
  async invite(who: Principal, rideId: number, form: InvitationForm, key?: string): Promise<void> {
    const { ride, viewer } = await this.rides.authorize(who, rideId);
    if (viewer !== 'organizer' && viewer !== 'member') throw noSuchRide();
    const contact = contactOf(form);
    const message = form.message ?? null;
    if (message !== null && hasLink(message)) throw messageHasLink();
    if (!OPEN.includes(ride.status)) throw rideStateConflict(ride.status);
    const link = await this.links.link(who, rideId);
    const participants = await this.sender.findParticipants(who, ride, contact);
    await this.database.transaction((tx) =>
      this.idempotency.once(tx, who.userId, key, { rideId, ...contact, message }, async () => {
        await this.send(tx, { participants, ride, contact, message, link });
        return {};
      }),
    );
  }

  private async send(
    tx: Transaction,
    invitation: Pick<OutgoingInvitation, 'participants' | 'ride' | 'contact' | 'message' | 'link'>,
  ): Promise<void> {
    const { ride, contact, participants } = invitation;
    const contactHash = hashContact(contact);
    const stored = { rideId: ride.id, invitedBy: participants.inviterId, contactHash };
    await this.invitations.lockContact(tx, contactHash);
    const seated = await this.members.list(ride.id, tx);
    const seat = openSeatOf(ride, seated);
    if (!seat) throw noSeatLeft();
    const limit = limitReached(await this.invitations.count(tx, stored));
    if (limit?.code === 'already_invited') throw alreadyInvited();
    if (limit) throw tooManyInvitations(limit.retryAfterSeconds);
    const optOutToken = randomBytes(24).toString('base64url');
    // Counted for people who opted out too, so that the limits do not reveal who did.
    await this.invitations.insert(tx, {
      ...stored,
      channel: contact.channel,
      optOutTokenHash: hashToken(optOutToken),
    });
    if (await this.invitations.hasOptedOut(contactHash, tx)) return;
    const memberIds = seated.map(({ userId }) => userId);
    await this.sender.send(tx, { ...invitation, share: seat.share, memberIds, optOutToken });
  }
}

function contactOf({ channel, to }: InvitationForm): Contact {
  const read = readIdentifier(to);
  if (channel === 'email' && read?.kind === 'email' && isEmail(read.email)) return { channel, address: read.email };
  if (channel === 'phone' && read?.kind === 'phone' && isPhoneNumber(to)) return { channel, address: read.phone };
  throw contactInvalid(channel);
}
