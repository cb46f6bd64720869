import { randomUUID } from 'node:crypto';
import { expectStatus } from '../people';
import type { Role, SceneKind } from './cast';
import type { Row, Situation } from './rows';

export const GROUP: readonly Role[] = ['guest', 'member', 'organizer'];
const GROUP_AND_DRIVER: readonly Role[] = ['driver', ...GROUP];
/** Other members see the ride, and are told that they may not do this. */
const ONLY_THE_ORGANIZER = { guest: '403', member: '403' };
const EVERYONE_OF_RIDE: readonly Role[] = ['operator', ...GROUP_AND_DRIVER];

/** Open to the guests of a ride too. */
export const ride = (route: string, on: SceneKind, allowed: readonly Role[], more: Partial<Row> = {}): Row => ({
  route,
  audience: 'guests',
  allowed,
  on,
  ...(allowed.includes('operator') ? { permission: 'operations.view' } : {}),
  ...more,
});
/** For members with an account, mostly only the organizer. */
export const organizers = (route: string, on: SceneKind, more: Partial<Row> = {}): Row => ({
  ...ride(route, on, ['organizer']),
  audience: 'account',
  ...more,
});

async function newestMessage({ cast, scene }: Situation) {
  return cast.once(`message ${scene.rideId}`, async () => {
    const message = { clientId: randomUUID(), text: 'Hello' };
    const { body } = await expectStatus(
      scene.organizer.client.post(`/api/rides/${scene.rideId}/messages`, message),
      201,
    );
    return { through: body.id as number };
  });
}

async function readyAnswer({ cast, scene: { rideId, organizer } }: Situation) {
  return cast.once(`ready check ${rideId}`, async () => {
    const { body } = await expectStatus(organizer.client.get(`/api/rides/${rideId}/assembly`), 200);
    return { checkId: body.check.id as number, ready: true };
  });
}

const tripLink = ({ cast, scene: { rideId, member } }: Situation) =>
  cast.once(`trip link ${rideId}`, async () => {
    const { body } = await expectStatus(member.client.post(`/api/rides/${rideId}/trip-links`), 201);
    return { linkId: body.id as number };
  });

const safetyCheck = ({ cast, scene: { rideId, userIds } }: Situation) =>
  cast.once(`safety check ${rideId}`, async () => {
    const [check] = await cast.world.api.query<{ id: number }>(
      `INSERT INTO safety_checks (ride_id, cause, since, lat, lng, asked_at)
       VALUES ($1, 'long_stop', now(), 35.2, -80.8, now()) RETURNING id`,
      [rideId],
    );
    await cast.world.api.query(`INSERT INTO safety_answers (check_id, user_id) SELECT $1, unnest($2::integer[])`, [
      check!.id,
      Object.values(userIds),
    ]);
    return { checkId: check!.id };
  });

/** Reading about a ride, chat, assembly, shared positions, trip links and safety. */
export const RIDE_ROWS: readonly Row[] = [
  ride('GET /api/rides/{rideId}', 'taken', EVERYONE_OF_RIDE),
  ride('GET /api/rides/{rideId}/events', 'taken', EVERYONE_OF_RIDE),
  ride('GET /api/rides/{rideId}/members', 'taken', EVERYONE_OF_RIDE),
  ride('GET /api/drivers/{driverId}', 'taken', EVERYONE_OF_RIDE, { permission: 'people.view' }),
  ride('GET /api/rides/{rideId}/track', 'taken', EVERYONE_OF_RIDE),
  ride('GET /api/rides/{rideId}/shared-positions', 'taken', EVERYONE_OF_RIDE),
  ride('DELETE /api/rides/{rideId}/shared-position', 'taken', GROUP),
  ride('GET /api/rides/{rideId}/verification', 'taken', GROUP),
  ride('POST /api/rides/{rideId}/verification/demo-scan', 'taken', GROUP),
  ride('GET /api/rides/{rideId}/calendar.ics', 'scheduled', GROUP),
  ride('GET /api/rides/{rideId}/cancellation-terms', 'taken', EVERYONE_OF_RIDE),
  ride('GET /api/rides/{rideId}/messages', 'taken', EVERYONE_OF_RIDE, { permission: 'people.view' }),
  ride('POST /api/rides/{rideId}/messages', 'taken', GROUP_AND_DRIVER, {
    but: { operator: '403' },
    body: () => ({ clientId: randomUUID(), text: 'Hello' }),
  }),
  ride('POST /api/rides/{rideId}/messages/read', 'taken', EVERYONE_OF_RIDE, {
    permission: 'people.view',
    body: newestMessage,
  }),
  ride('GET /api/rides/{rideId}/assembly', 'taken', EVERYONE_OF_RIDE),
  ride('GET /api/rides/{rideId}/meeting-point', 'taken', GROUP),
  ride('POST /api/rides/{rideId}/ready-check', 'taken', ['organizer'], { but: ONLY_THE_ORGANIZER }),
  ride('PUT /api/rides/{rideId}/ready-check', 'taken', GROUP, { body: readyAnswer }),
  ride('POST /api/rides/{rideId}/members/{memberId}/nudge', 'taken', ['organizer'], {
    params: ({ scene }) => ({ memberId: scene.memberIds.member }),
    but: ONLY_THE_ORGANIZER,
  }),
  ride('GET /api/rides/{rideId}/trip-links', 'taken', GROUP),
  ride('POST /api/rides/{rideId}/trip-links', 'taken', GROUP),
  ride('DELETE /api/rides/{rideId}/trip-links/{linkId}', 'taken', ['member', 'organizer'], { params: tripLink }),
  ride('GET /api/rides/{rideId}/sos', 'taken', GROUP),
  ride('POST /api/rides/{rideId}/sos', 'taken', GROUP, { body: () => ({}) }),
  ride('DELETE /api/rides/{rideId}/sos', 'taken', GROUP),
  ride('GET /api/rides/{rideId}/safety-checks', 'riding', GROUP),
  ride('POST /api/rides/{rideId}/safety-checks/{checkId}/answer', 'riding', GROUP, {
    params: safetyCheck,
    body: () => ({ answer: 'ok' }),
  }),
  ride('GET /api/rides/{rideId}/reviews/own', 'done', EVERYONE_OF_RIDE),
  ride('POST /api/rides/{rideId}/reviews', 'done', GROUP, {
    body: () => ({ rating: 5 }),
    but: { driver: '409 ride_state_conflict', operator: '409 ride_state_conflict' },
  }),
  organizers('POST /api/rides/{rideId}/test-status', 'taken', {
    alone: true,
    body: () => ({ status: 'in_progress' }),
  }),
];
