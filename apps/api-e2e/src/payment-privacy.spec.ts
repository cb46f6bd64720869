import type { AnyRow } from './support/api';
import { PaidRides } from './support/paid-rides';
import { expectStatus, type Person } from './support/people';
import { until } from './support/rides';
import { connected, socketOf } from './support/sockets';

let world: PaidRides;
beforeAll(async () => {
  world = await PaidRides.start();
}, 120_000);
afterAll(() => world?.api.stop());

/** Words that would reveal another person's card, hold or decline. */
const TELLTALE = /fail|declin|authoriz|requires_action|captur|stored|recover|renew|refus|visa|pi_|intent/i;

const rides = (rideId: number) =>
  ['', '/members', '/events', '/cancellation', '/split', '/tip'].map((of) => `/api/rides/${rideId}${of}`);

/** Everything that a person may read about a ride, without what is about themselves. */
async function answersAboutOthers(who: Person, rideId: number, ownEvent: string): Promise<string> {
  const paths = [...rides(rideId), `/api/rides/${rideId}/verification`, '/api/users/me/rides', '/api/users/me/history'];
  const bodies = await Promise.all(
    paths.map(async (path) => {
      const { status, body } = await who.client.get(path);
      if (status !== 200) return null;
      if (path.endsWith('/members')) return (body as AnyRow[]).filter(({ isYou }) => !isYou);
      return path.endsWith('/events') ? (body as AnyRow[]).filter(({ type }) => type !== ownEvent) : body;
    }),
  );
  expect(bodies.filter((body) => body !== null).length).toBeGreaterThan(4);
  return JSON.stringify(bodies);
}

const ownStates = async (who: Person, rideId: number) =>
  ((await expectStatus(who.client.get(`/api/payments?rideId=${rideId}`), 200)).body as AnyRow[]).map(
    ({ state }) => state as string,
  );

describe("other people's payments", () => {
  it.each(['organizer', 'member'] as const)(
    'are hidden from the rest of the group when the %s’s card is declined',
    async (declined) => {
      const { organizer, ride } = await world.paidRide();
      const member =
        declined === 'member'
          ? await world.join(organizer, ride.id)
          : (await world.payingMember(organizer, ride.id)).member;
      const [payer, friend] = declined === 'organizer' ? [organizer, member] : [member, organizer];
      const ownEvent = friend === organizer ? 'payment_authorized' : 'share_authorized';
      const socket = socketOf(world.api, friend.client);
      const heard: unknown[] = [];
      socket.onAny((...message: unknown[]) => heard.push(message));
      await connected(socket);
      expect(await socket.emitWithAck('join', { rideId: ride.id, role: 'rider' })).toMatchObject({ ok: true });
      if (declined === 'organizer') {
        const [intent] = await world.cards.intentsOf(ride.id);
        await world.cards.cancelIntent(intent!.id);
      } else {
        const { body: intent } = await expectStatus(world.begin(member, ride.id), 200);
        await world.cards.confirm(intent.clientSecret, 'pm_card_visa_chargeDeclinedInsufficientFunds');
      }
      await until(
        () => ownStates(payer, ride.id),
        (states) => states.includes('failed'),
      );
      const { lastEvent } = await world.view(friend, ride.id);
      await until(
        async () => heard,
        (messages) => JSON.stringify(messages).includes(`"number":${lastEvent}`),
      );
      socket.close();

      expect(await answersAboutOthers(friend, ride.id, ownEvent)).not.toMatch(TELLTALE);
      expect(JSON.stringify(heard)).not.toMatch(TELLTALE);
      const rows = (await expectStatus(friend.client.get(`/api/rides/${ride.id}/members`), 200)).body as AnyRow[];
      expect(rows.find(({ isYou }) => !isYou).shareState).toBe('covered');
      expect(await ownStates(friend, ride.id)).not.toContain('failed');

      // The payer knows, and so do operations.
      const events = (await expectStatus(payer.client.get(`/api/rides/${ride.id}/events`), 200)).body as AnyRow[];
      expect(events.map(({ type }) => type)).toContain(declined === 'organizer' ? 'payment_failed' : 'share_failed');
      const own = (await expectStatus(payer.client.get(`/api/rides/${ride.id}/members`), 200)).body as AnyRow[];
      expect(own.find(({ isYou }) => isYou).shareState).toBe('failed');
    },
  );

  it('show to the group only as paid', async () => {
    const { organizer, ride } = await world.paidRide();
    const { member } = await world.payingMember(organizer, ride.id);
    const states = async (who: Person) =>
      ((await expectStatus(who.client.get(`/api/rides/${ride.id}/members`), 200)).body as AnyRow[]).map(
        ({ shareState }) => shareState as string,
      );
    expect([await states(organizer), await states(member)]).toEqual([
      ['authorized', 'paid'],
      ['paid', 'authorized'],
    ]);
    const charges = (await member.client.get(`/api/rides/${ride.id}/members`)).body as AnyRow[];
    expect(charges[0]).toMatchObject({ charge: charges[0].share, agreed: charges[0].share, consent: 'given' });
  });
});
