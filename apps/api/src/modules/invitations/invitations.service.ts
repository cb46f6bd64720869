import { Injectable } from '@nestjs/common';
import type { InvitationForm, RideStatus } from '@groupride/contracts';
import { Database } from '../../platform/database/database';
import { Idempotency } from '../../platform/http/idempotency';
import type { Principal } from '../../platform/http/principal';
import { JoinLinksFacade } from '../members/join-links.facade';
import { RidesFacade, rideStateConflict } from '../rides/rides.facade';
import { readContact } from './contact-reading';
import { hasLink } from './domain/contact';
import { InvitationDelivery } from './invitation-delivery.service';
import { InvitationSender } from './invitation-sender.service';
import { contactInvalid, messageHasLink } from './invitations.errors';

const OPEN: readonly RideStatus[] = ['awaiting_payment', 'pending', 'confirmed', 'en_route'];

/** Invites people to a ride by text message or email. */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly rides: RidesFacade,
    private readonly links: JoinLinksFacade,
    private readonly sender: InvitationSender,
    private readonly delivery: InvitationDelivery,
  ) {}

  /**
   * Responds the same whether or not the address belongs to an account or has opted out of invitations.
   * @throws ApiError not_found, validation_failed, ride_state_conflict, join_link_off, pledge_closed, ride_full,
   * already_invited, too_many_requests, idempotency_key_reused
   */
  async invite(who: Principal, rideId: number, form: InvitationForm, key?: string): Promise<void> {
    const { ride } = await this.rides.authorizeRider(who, rideId);
    const contact = readContact(form);
    if (!contact) throw contactInvalid('to', form.channel);
    const message = form.message ?? null;
    if (message !== null && hasLink(message)) throw messageHasLink();
    if (!OPEN.includes(ride.status)) throw rideStateConflict(ride.status);
    const link = await this.links.link(who, rideId);
    const participants = await this.sender.findParticipants(who.userId, ride, contact);
    await this.database.transaction((tx) =>
      this.idempotency.once(tx, who.userId, key, { rideId, ...contact, message }, async () => {
        await this.delivery.deliver(tx, { participants, ride, contact, message, link });
        return {};
      }),
    );
  }
}
