import { Injectable } from '@nestjs/common';
import type { RideStatus } from '@groupride/contracts';
import { Database, type Transaction } from '../../platform/database/database';
import { ApiError } from '../../platform/http/api-error';
import { InboxFacade } from '../inbox/inbox.facade';
import { JoinLinksFacade } from '../members/join-links.facade';
import { RidesFacade, type Ride } from '../rides/rides.facade';
import { InvitationDelivery } from './invitation-delivery.service';
import { InvitationSender } from './invitation-sender.service';
import { InviteesRepository, type StoredInvitee } from './invitees.repository';

/** Statuses of a paid ride in which people can still join. */
export const BOOKED: readonly RideStatus[] = ['pending', 'confirmed', 'en_route'];

/** Sends the invitations of a ride's invitees. */
@Injectable()
export class InviteeInvitations {
  constructor(
    private readonly database: Database,
    private readonly invitees: InviteesRepository,
    private readonly rides: RidesFacade,
    private readonly links: JoinLinksFacade,
    private readonly sender: InvitationSender,
    private readonly delivery: InvitationDelivery,
    private readonly inbox: InboxFacade,
  ) {}

  /**
   * Does nothing for a ride that is not paid for yet, and deletes the invitees of a ride that nobody can join anymore.
   * @param isPledged whether the organizer has paid their share of a pledge, whose ride is requested later
   */
  async sendAll(rideId: number, isPledged = false): Promise<void> {
    // Each invitation has its own transaction, so that a crash repeats none of the earlier ones.
    while (await this.sendNext(rideId, isPledged));
  }

  private async sendNext(rideId: number, isPledged: boolean): Promise<boolean> {
    // The ride may have been changed or cancelled since the previous invitation.
    const ride = await this.rides.find(rideId);
    if (!ride || (ride.status === 'awaiting_payment' && !isPledged)) return false;
    if (ride.status !== 'awaiting_payment' && !BOOKED.includes(ride.status)) {
      await this.invitees.deleteAll(rideId);
      return false;
    }
    const next = await this.invitees.findNext(rideId);
    if (!next) return false;
    const { channel, address } = next;
    const contact = { channel, address };
    const participants = await this.sender.findParticipants(ride.organizerId, ride, contact);
    const link = await this.links.linkOf(ride.id).catch(refusalOf);
    await this.database.transaction(async (tx) => {
      if (!(await this.invitees.markInvited(tx, next.id))) return;
      const refusal =
        link instanceof ApiError
          ? link
          : await this.delivery.deliver(tx, { participants, ride, contact, message: null, link }).catch(refusalOf);
      if (!refusal) return;
      await this.invitees.delete(tx, next.id);
      await this.tellOrganizer(tx, ride, next);
    });
    return true;
  }

  private async tellOrganizer(tx: Transaction, ride: Ride, { id, name }: StoredInvitee): Promise<void> {
    await this.inbox.notify(tx, [
      {
        userId: ride.organizerId,
        key: `invitation_not_sent:${id}`,
        kind: 'invitation_not_sent',
        rideId: ride.id,
        facts: { name, destination: ride.dropoffLocation },
      },
    ]);
  }
}

/**
 * Returns an API error, which is thrown before the first write, so the transaction can continue. Rethrows other errors.
 */
function refusalOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  throw error;
}
