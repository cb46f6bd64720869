import { databaseInMemory, only } from '../../platform/testing/stand-ins';
import type { InboxFacade } from '../inbox/inbox.facade';
import type { JoinLinksFacade } from '../members/join-links.facade';
import type { Ride, RidesFacade } from '../rides/rides.facade';
import type { InvitationDelivery } from './invitation-delivery.service';
import type { InvitationSender } from './invitation-sender.service';
import { InviteeInvitations } from './invitee-invitations.service';
import type { InviteesRepository, StoredInvitee } from './invitees.repository';

const RIDE = 7;

class World {
  ride: Partial<Ride> = { id: RIDE, status: 'pending', totalCost: 5000 };
  readonly invitees: StoredInvitee[] = [];
  /** Address and price of each invitation that was sent. */
  readonly sent: (readonly [string, number | undefined])[] = [];
  afterEach: () => void = () => undefined;
  private readonly invitations = new InviteeInvitations(
    databaseInMemory(),
    only<InviteesRepository>({
      findNext: async () => this.invitees[0] ?? null,
      markInvited: async () => this.invitees.shift() !== undefined,
      deleteAll: async () => void this.invitees.splice(0),
    }),
    only<RidesFacade>({ find: async () => only<Ride>({ ...this.ride }) }),
    only<JoinLinksFacade>({ linkOf: async () => ({ token: 't', url: '', expiresAt: '' }) }),
    only<InvitationSender>({
      findParticipants: async (inviterId) => ({
        inviterId,
        inviter: 'Ana',
        organizer: 'Ana',
        accountId: null,
        language: 'en',
      }),
    }),
    only<InvitationDelivery>({
      deliver: async (_tx, { contact, ride }) => {
        this.sent.push([contact.address, ride.totalCost]);
        this.afterEach();
      },
    }),
    only<InboxFacade>({ notify: async () => undefined }),
  );

  constructor(...addresses: string[]) {
    for (const [index, address] of addresses.entries())
      this.invitees.push({ id: index + 1, name: 'Ben', channel: 'email', address });
  }

  sendAll = () => this.invitations.sendAll(RIDE);
}

describe('the people whom the organizer added while booking', () => {
  it('are invited to the ride as it is by then', async () => {
    const world = new World('ben@example.test', 'cem@example.test');
    world.afterEach = () => (world.ride = { ...world.ride, totalCost: 6000 });
    await world.sendAll();
    expect(world.sent).toEqual([
      ['ben@example.test', 5000],
      ['cem@example.test', 6000],
    ]);
  });

  it('are not invited, and are forgotten, once the ride is cancelled', async () => {
    const world = new World('ben@example.test', 'cem@example.test', 'dee@example.test');
    world.afterEach = () => (world.ride = { ...world.ride, status: 'cancelled' });
    await world.sendAll();
    expect(world.sent).toEqual([['ben@example.test', 5000]]);
    expect(world.invitees).toEqual([]);
  });
});
