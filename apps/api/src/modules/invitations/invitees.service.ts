import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Invitee, InviteeView } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import { Events } from '../../platform/events/events';
import { MembersFacade, seatsOf } from '../members/members.facade';
import { pledgeJoined, rideCancelled, rideRequested, type RideFact } from '../rides/rides.events';
import type { Principal } from '../../platform/http/principal';
import { RidesFacade, noSuchRide, type Ride } from '../rides/rides.facade';
import { readContact } from './contact-reading';
import { BOOKED, InviteeInvitations } from './invitee-invitations.service';
import { contactInvalid, inviteeTwice, tooManyInvitees } from './invitations.errors';
import { InviteesFacade } from './invitees.facade';
import { InviteesRepository, type NewInvitee } from './invitees.repository';

/** Stores the people whom the organizer adds while booking. */
@Injectable()
export class InviteesService extends InviteesFacade implements OnModuleInit {
  constructor(
    private readonly invitees: InviteesRepository,
    private readonly invitations: InviteeInvitations,
    private readonly rides: RidesFacade,
    private readonly members: MembersFacade,
    private readonly events: Events,
  ) {
    super();
  }

  onModuleInit(): void {
    // Creates no job for the many rides without invitees. The condition is checked at the end of the transaction,
    // because a free or cash ride is requested before its invitees are added.
    const when = ({ rideId }: RideFact) => this.invitees.someWait(rideId);
    const whenAny = ({ rideId }: RideFact) => this.invitees.exist(rideId);
    const send = ({ rideId }: RideFact) => this.invitations.sendAll(rideId);
    const sendOfPledge = ({ rideId }: RideFact) => this.invitations.sendAll(rideId, true);
    const formerNames = ['invite-invitees-of-booked-ride'];
    this.events.react(rideRequested, 'invite-invitees-when-ride-is-requested', send, { when, formerNames });
    this.events.react(pledgeJoined, 'invite-invitees-when-pledge-is-joined', sendOfPledge, { when });
    this.events.react(rideCancelled, 'forget-invitees-of-cancelled-ride', send, { when: whenAny });
  }

  /** @throws ApiError not_found unless `who` is the organizer */
  async views(who: Principal, rideId: number): Promise<InviteeView[]> {
    const { ride, viewer } = await this.rides.authorizeRider(who, rideId);
    if (viewer !== 'organizer') throw noSuchRide();
    if (ride.status !== 'awaiting_payment' && !BOOKED.includes(ride.status)) return [];
    // People may join with another address than the organizer added. In a full ride, the organizer waits for nobody.
    const taken = await this.members.list(rideId);
    if (taken.length >= seatsOf(ride)) return [];
    const absent = await this.invitees.listAbsent(rideId);
    return absent.map(({ id, name, invitedAt }) => ({ id, name, invitedAt: invitedAt?.toISOString() ?? null }));
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
  }
}
