import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import { hashToken } from '../../platform/token-hash';
import { MembersFacade, openSeatOf, pledgeClosedToJoining, rideFull } from '../members/members.facade';
import { isClosedPledge } from '../rides/rides.facade';
import { limitReached } from './domain/invitation-limits';
import { hashContact } from './hashes';
import { InvitationSender, type OutgoingInvitation } from './invitation-sender.service';
import { alreadyInvited, tooManyInvitations } from './invitations.errors';
import { InvitationsRepository } from './invitations.repository';

/** Sends an invitation unless nobody can join the ride, a limit is reached, or the person has opted out. */
@Injectable()
export class InvitationDelivery {
  constructor(
    private readonly invitations: InvitationsRepository,
    private readonly members: MembersFacade,
    private readonly sender: InvitationSender,
    private readonly clock: Clock,
  ) {}

  /** Throws before writing anything. @throws ApiError pledge_closed, ride_full, already_invited, too_many_requests */
  async deliver(
    tx: Transaction,
    invitation: Pick<OutgoingInvitation, 'participants' | 'ride' | 'contact' | 'message' | 'link'>,
  ): Promise<void> {
    const { ride, contact, participants } = invitation;
    if (isClosedPledge(ride, this.clock.now())) throw pledgeClosedToJoining();
    const contactHash = hashContact(contact);
    const stored = { rideId: ride.id, invitedBy: participants.inviterId, contactHash };
    await this.invitations.lock(tx, stored);
    const seated = await this.members.list(ride.id, tx);
    const seat = openSeatOf(ride, seated);
    if (!seat) throw rideFull();
    const limit = limitReached(await this.invitations.count(tx, stored));
    if (limit?.code === 'already_invited') throw alreadyInvited();
    if (limit) throw tooManyInvitations(limit.retryAfterSeconds);
    const optOutToken = randomBytes(24).toString('base64url');
    // People who opted out are counted too, so that the limits do not reveal who did.
    await this.invitations.insert(tx, {
      ...stored,
      channel: contact.channel,
      optOutTokenHash: hashToken(optOutToken, 'base64url'),
    });
    if (await this.invitations.hasOptedOut(contactHash, tx)) return;
    const memberIds = seated.map(({ userId }) => userId);
    await this.sender.send(tx, { ...invitation, share: seat.share, memberIds, optOutToken });
  }
}
