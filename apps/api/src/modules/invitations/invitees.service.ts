import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Invitee } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import { Events } from '../../platform/events/events';
import { defineJob, Jobs } from '../../platform/jobs/jobs';
import { seatsOf } from '../members/members.facade';
import { pledgeJoined, rideCancelled, rideRequested, type RideFact } from '../rides/rides.events';
import type { Ride } from '../rides/rides.facade';
import { readContact } from './contact-reading';
import { InviteeInvitations } from './invitee-invitations.service';
import { contactInvalid, inviteeTwice, tooManyInvitees } from './invitations.errors';
import { InviteesFacade } from './invitees.facade';
import { InviteesRepository, type NewInvitee } from './invitees.repository';

const inviteInvitees = defineJob<{ rideId: number }>('invite-invitees-of-booked-ride');

/** People whom the organizer adds while booking. */
@Injectable()
export class InviteesService extends InviteesFacade implements OnModuleInit {
  constructor(
    private readonly invitees: InviteesRepository,
    private readonly invitations: InviteeInvitations,
    private readonly jobs: Jobs,
    private readonly events: Events,
  ) {
    super();
  }

  onModuleInit(): void {
    this.jobs.handle(inviteInvitees, ({ rideId }) => this.invitations.sendAll(rideId));
    // Most rides have no invitees; those do not get a job.
    const when = (tx: Transaction, { rideId }: RideFact) => this.invitees.exist(tx, rideId);
    const send = ({ rideId }: RideFact) => this.invitations.sendAll(rideId);
    const sendOfPledge = ({ rideId }: RideFact) => this.invitations.sendAll(rideId, true);
    this.events.react(rideRequested, 'invite-invitees-when-ride-is-requested', send, { when });
    this.events.react(pledgeJoined, 'invite-invitees-when-pledge-is-joined', sendOfPledge, { when });
    this.events.react(rideCancelled, 'forget-invitees-of-cancelled-ride', send, { when });
  }

  async add(tx: Transaction, ride: Ride, invitees: readonly Invitee[]): Promise<void> {
    if (invitees.length === 0) return;
    const otherSeats = seatsOf(ride) - 1;
    if (invitees.length > otherSeats) throw tooManyInvitees(otherSeats);
    const seen = new Set<string>();
    const stored = invitees.map((invitee, index): NewInvitee => {
      const field = `invitees.${index}.to`;
      const contact = readContact(invitee);
      if (!contact) throw contactInvalid(field, invitee.channel);
      if (seen.has(contact.address)) throw inviteeTwice(field);
      seen.add(contact.address);
      return { ...contact, name: invitee.name };
    });
    await this.invitees.insert(tx, ride.id, stored);
    // A ride that costs nothing now, or is paid in cash, has been requested already.
    await this.jobs.enqueue(tx, inviteInvitees, { rideId: ride.id });
  }
}
