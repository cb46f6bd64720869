import { databaseInMemory, only, SetClock } from '../../platform/testing/stand-ins';
import type { MembersFacade } from '../members/members.facade';
import type { Ride } from '../rides/rides.facade';
import { InvitationDelivery } from './invitation-delivery.service';
import type { InvitationSender, Participants } from './invitation-sender.service';
import type { InvitationsRepository } from './invitations.repository';

const clock = new SetClock();
const sent: string[] = [];
const delivery = new InvitationDelivery(
  only<InvitationsRepository>({
    lock: async () => undefined,
    count: async () => ({ forRide: 0, secondsSinceLast: null, toContactToday: 0, bySenderThisHour: 0 }),
    insert: async () => undefined,
    hasOptedOut: async () => false,
  }),
  only<MembersFacade>({ list: async () => [] }),
  only<InvitationSender>({ send: async (_tx, { contact }) => void sent.push(contact.address) }),
  clock,
);

const pledge = only<Ride>({
  id: 7,
  status: 'awaiting_payment',
  splitMode: 'pledge',
  scheduledAt: clock.in(600),
  pledgeState: 'open',
  pledgeMinRiders: 2,
  pledgeTotals: [3000, 3600],
  pledgeDeadline: clock.in(60),
  pledgeClosedAt: null,
});
const invite = (ride: Ride) =>
  databaseInMemory().transaction((tx) =>
    delivery.deliver(tx, {
      ride,
      message: null,
      participants: only<Participants>({ inviterId: 1 }),
      contact: { channel: 'email', address: 'ben@example.test' },
      link: { token: 't', url: '', expiresAt: '' },
    }),
  );

beforeEach(() => sent.splice(0));

describe('an invitation to a pledge', () => {
  it('is sent while people can join', async () => {
    await invite(pledge);
    expect(sent).toEqual(['ben@example.test']);
  });

  it.each([
    ['has been booked', { status: 'pending', pledgeState: 'requested' }],
    ['has been closed', { pledgeState: 'reached', pledgeClosedAt: clock.now() }],
    ['has passed its deadline', { pledgeDeadline: clock.now() }],
  ] as const)('is refused once it %s', async (_, change) => {
    await expect(invite({ ...pledge, ...change })).rejects.toMatchObject({ code: 'pledge_closed' });
    expect(sent).toEqual([]);
  });
});
