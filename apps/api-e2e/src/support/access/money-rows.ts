import { expectStatus } from '../people';
import { shareOf } from './links';
import { GROUP, organizers, ride } from './ride-rows';
import { SIGNED_IN } from './cast';
import type { Row, Situation } from './rows';

const paymentOf = ({ scene }: Situation) => ({ paymentId: scene.paymentId });

const savedCard = ({ cast, scene }: Situation) =>
  cast.once(`saved card ${scene.rideId}`, async () => {
    const { client } = scene.organizer;
    const { body: setup } = await expectStatus(client.post('/api/cards/setup'), 200);
    await cast.world.cards.confirmSetup(setup.clientSecret);
    const { body: cards } = await expectStatus(client.post('/api/cards/refresh'), 200);
    return { cardId: cards[0].id as number };
  });

const ownShare = ({ cast, scene }: Situation) =>
  cast.once(`share ${scene.rideId}`, async () => {
    const { body } = await expectStatus(scene.member.client.get(`/api/rides/${scene.rideId}`), 200);
    return { share: body.amounts.share as string, agree: true };
  });

async function change({ cast, scene }: Situation) {
  return cast.once(`change ${scene.rideId}`, async () => {
    const { body } = await expectStatus(
      scene.organizer.client.post(`/api/rides/${scene.rideId}/changes/preview`, { groupSize: 5 }),
      200,
    );
    return { groupSize: 5, expectedTotal: body.total as string };
  });
}

const CORNER = { pickup: { name: 'Trade Street', lat: 35.2289, lng: -80.8455 } };

async function pickupMove({ cast, scene }: Situation) {
  return cast.once(`pickup ${scene.rideId}`, async () => {
    const { body } = await expectStatus(
      scene.organizer.client.post(`/api/rides/${scene.rideId}/pickup/preview`, CORNER),
      200,
    );
    return { previewId: body.previewId as string };
  });
}

async function settleUp({ cast, scene }: Situation) {
  return cast.once(`settle up ${scene.rideId}`, async () => {
    const { body } = await expectStatus(scene.member.client.get(`/api/rides/${scene.rideId}/settle-ups`), 200);
    return { method: 'cash', amount: body.settleUps[0].amount as string };
  });
}

const NOTHING_OWED = Object.fromEntries(
  (['operator', 'driver', ...GROUP] as const).map((role) => [role, '409 payment_not_due']),
);
const SIGNED_IN_AND_GUEST = [...SIGNED_IN, 'guest'] as const;

/** Seats, shares, payments, changes, cancellation, receipts, tips and settling up. */
export const MONEY_ROWS: readonly Row[] = [
  ride('POST /api/create-payment-intent', 'open', GROUP, {
    body: ({ scene }) => ({ rideId: scene.rideId }),
    but: { operator: '409 payment_not_due', organizer: '409 payment_not_due' },
  }),
  // The answer lists the caller's own payments, which former members have too.
  ride('GET /api/payments', 'open', SIGNED_IN_AND_GUEST, { query: ({ scene }) => `?rideId=${scene.rideId}` }),
  ride('POST /api/payments/{paymentId}/refresh', 'open', ['organizer'], { params: paymentOf }),
  organizers('POST /api/payments/{paymentId}/card', 'open', { params: paymentOf, body: savedCard }),
  ride('GET /api/rides/{rideId}/split', 'open', ['operator', ...GROUP]),
  organizers('PUT /api/rides/{rideId}/split', 'open', { body: () => ({ mode: 'cover' }) }),
  ride('POST /api/rides/{rideId}/consent', 'open', ['guest', 'member'], { body: ownShare }),
  organizers('POST /api/rides/{rideId}/join-link', 'open', { allowed: ['member', 'organizer'] }),
  organizers('POST /api/join/{token}', 'open', {
    allowed: SIGNED_IN,
    alone: true,
    but: { driver: '409 ride_full' },
    params: ({ scene }) => ({ token: scene.joinToken }),
    body: async ({ cast, scene }) => ({ share: await shareOf(cast, scene) }),
  }),
  organizers('POST /api/rides/{rideId}/join-link/replacement', 'open', {
    alone: true,
    but: { member: '403' },
  }),
  organizers('DELETE /api/rides/{rideId}/join-link', 'open', { alone: true, but: { member: '403' } }),
  organizers('POST /api/rides/{rideId}/invitations', 'open', {
    allowed: ['member', 'organizer'],
    body: ({ role }) => ({ channel: 'email', to: `friend-of-${role}@example.test` }),
  }),
  organizers('GET /api/rides/{rideId}/invitees', 'open'),
  organizers('POST /api/rides/{rideId}/changes/preview', 'open', { body: () => ({ groupSize: 5 }) }),
  organizers('POST /api/rides/{rideId}/changes', 'open', { alone: true, body: change }),
  organizers('DELETE /api/rides/{rideId}/changes', 'open', { alone: true }),
  organizers('POST /api/rides/{rideId}/pickup/preview', 'open', { body: () => CORNER }),
  organizers('POST /api/rides/{rideId}/pickup', 'open', { alone: true, body: pickupMove }),
  organizers('POST /api/rides/{rideId}/pledge/request', 'pledge', { alone: true }),
  ride('DELETE /api/rides/{rideId}/members/me', 'open', ['guest', 'member', 'organizer'], {
    alone: true,
    but: { organizer: '409 organizer_cannot_leave' },
  }),
  ride('GET /api/rides/{rideId}/cancellation', 'open', ['operator', ...GROUP]),
  organizers('POST /api/rides/{rideId}/cancel', 'open', {
    alone: true,
    allowed: ['organizer', 'operator'],
    permission: 'rides.act',
    body: () => ({ reason: 'Rain' }),
    but: { operator: '409 ride_state_conflict' },
  }),
  ride('GET /api/debts', 'done', ['stranger', 'otherGuest', 'otherDriver', 'operator', 'driver', ...GROUP]),
  ride('POST /api/rides/{rideId}/debt', 'done', [], { but: NOTHING_OWED }),
  ride('GET /api/rides/{rideId}/receipt', 'done', GROUP),
  ride('GET /api/rides/{rideId}/receipt.pdf', 'done', GROUP),
  ride('GET /api/rides/{rideId}/tip', 'done', GROUP),
  ride('POST /api/rides/{rideId}/tip', 'done', GROUP, { body: () => ({ amount: '2.00' }) }),
  ride('GET /api/rides/{rideId}/settle-ups', 'done', GROUP),
  ride('POST /api/rides/{rideId}/settle-ups', 'done', ['guest', 'member'], { body: settleUp }),
  organizers('POST /api/rides/{rideId}/settle-ups/{userId}/confirmation', 'done', {
    params: ({ scene }) => ({ userId: scene.userIds.member }),
    body: settleUp,
  }),
];
