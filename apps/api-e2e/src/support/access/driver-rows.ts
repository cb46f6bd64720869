import { FORM } from '../documents';
import { expectStatus } from '../people';
import { AIRPORT, UPTOWN } from '../rides';
import type { SceneKind } from './cast';
import type { Row, Situation } from './rows';

const drivers = (route: string, on: SceneKind, more: Partial<Row> = {}): Row => ({
  route,
  audience: 'driver',
  allowed: ['driver'],
  on,
  ...more,
});
/** Riders with an account and operators may call these as well; besides the driver, only operators get an answer. */
const alsoOperators = (route: string, more: Partial<Row> = {}): Row => ({
  ...drivers(route, 'done', more),
  audience: 'account',
  allowed: ['operator', 'driver'],
  permission: 'people.view',
});
const memberId = ({ scene }: Situation) => ({ memberId: scene.memberIds.member });

async function boardingCode({ scene }: Situation) {
  const { body } = await scene.member.client.get(`/api/rides/${scene.rideId}/verification`);
  return { code: body.code as string };
}

/** The driver has waited as long as the policy requires. */
async function waited(situation: Situation) {
  const { cast, scene } = situation;
  await cast.world.api.query(`UPDATE rides SET arrived_at = now() - interval '20 minutes' WHERE id = $1`, [
    scene.rideId,
  ]);
  return memberId(situation);
}

/** A document that the driver has uploaded; a repeated upload is the same document. */
export async function documentOf({ scene: { driver } }: Situation): Promise<{ documentId: number }> {
  const path = `/api/drivers/${driver.driverId}/documents?group=insurance`;
  const { body } = await expectStatus(driver.client.post(path, FORM.body, FORM.headers), 201);
  return { documentId: body.id as number };
}

/** The caller's own link if they can get one, otherwise the driver's. */
async function documentLink(situation: Situation) {
  const { role, caller, scene } = situation;
  await documentOf(situation);
  const reader = role === 'operator' ? caller : scene.driver.client;
  const { body } = await expectStatus(reader.get(`/api/drivers/${scene.driver.driverId}/documents`), 200);
  return { token: (body.documents[0].url as string).split('/').at(-1)! };
}

export const DRIVER_ROWS: readonly Row[] = [
  drivers('PATCH /api/drivers/{driverId}/status', 'open', { body: () => ({ isOnline: true }) }),
  // The offer was made for the current vehicle.
  drivers('PATCH /api/drivers/{driverId}/vehicle', 'open', {
    body: () => ({ vehicleClass: 'van' }),
    outcome: '409 driver_busy',
  }),
  drivers('PATCH /api/drivers/{driverId}/location', 'taken', { body: () => ({ lat: UPTOWN.lat, lng: UPTOWN.lng }) }),
  drivers('POST /api/drivers/{driverId}/heartbeat', 'taken', { body: () => ({ timestamp: Date.now() }) }),
  drivers('GET /api/rides/driver-requests/{driverId}', 'open'),
  drivers('POST /api/rides/{rideId}/accept/{driverId}', 'open', { alone: true }),
  drivers('POST /api/rides/{rideId}/decline/{driverId}', 'open', { alone: true }),
  drivers('GET /api/drivers/{driverId}/scheduled-rides', 'scheduled'),
  drivers('PUT /api/drivers/{driverId}/offers-ahead', 'open', { body: () => ({ enabled: false }) }),
  drivers('PUT /api/drivers/{driverId}/scheduled-rides/{rideId}', 'scheduled', { alone: true }),
  // Nobody waits for a ride that has no driver yet.
  drivers('PUT /api/drivers/{driverId}/scheduled-rides/{rideId}/standby', 'scheduled', {
    outcome: '409 ride_taken',
  }),
  drivers('DELETE /api/drivers/{driverId}/scheduled-rides/{rideId}/standby', 'scheduled'),
  drivers('GET /api/drivers/{driverId}/active-ride', 'taken'),
  drivers('GET /api/drivers/{driverId}/progress-check', 'taken'),
  drivers('POST /api/rides/{rideId}/on-my-way', 'taken'),
  drivers('GET /api/drivers/{driverId}/confirmations', 'taken'),
  drivers('POST /api/rides/{rideId}/confirmation', 'taken'),
  drivers('GET /api/drivers/{driverId}/demand', 'open'),
  drivers('GET /api/drivers/{driverId}/upcoming-rides', 'taken'),
  drivers('POST /api/rides/{rideId}/verify', 'taken', { body: boardingCode }),
  drivers('GET /api/rides/{rideId}/boarding', 'taken'),
  drivers('GET /api/rides/{rideId}/no-show', 'taken'),
  drivers('POST /api/rides/{rideId}/members/{memberId}/no-show', 'taken', { alone: true, params: waited }),
  drivers('DELETE /api/rides/{rideId}/members/{memberId}/no-show', 'taken', { alone: true, params: memberId }),
  drivers('POST /api/rides/{rideId}/no-show', 'taken', { alone: true, params: waited }),
  drivers('POST /api/rides/{rideId}/release', 'taken', { alone: true, body: () => ({ reason: 'Flat tire' }) }),
  drivers('PATCH /api/rides/{rideId}/status', 'taken', {
    alone: true,
    body: () => ({ status: 'in_progress', reason: 'A phone is empty' }),
  }),
  drivers('POST /api/rides/{rideId}/complete', 'riding', {
    alone: true,
    body: async ({ scene: { driver } }) => {
      await driver.client.patch(`/api/drivers/${driver.driverId}/location`, { lat: AIRPORT.lat, lng: AIRPORT.lng });
      return {};
    },
  }),
  alsoOperators('GET /api/drivers/{driverId}/earnings'),
  alsoOperators('GET /api/drivers/{driverId}/statement'),
  alsoOperators('GET /api/drivers/{driverId}/tax-summary'),
  alsoOperators('GET /api/drivers/{driverId}/tax-summary.csv'),
  alsoOperators('GET /api/drivers/{driverId}/tax-summary.pdf'),
  alsoOperators('GET /api/drivers/{driverId}/reviews'),
  alsoOperators('GET /api/drivers/{driverId}/rates'),
  alsoOperators('GET /api/drivers/{driverId}/payouts'),
  alsoOperators('GET /api/drivers/{driverId}/application'),
  alsoOperators('GET /api/drivers/{driverId}/documents'),
  drivers('POST /api/drivers/{driverId}/documents', 'done', {
    query: '?group=registration',
    body: () => FORM.body,
    headers: () => FORM.headers,
  }),
  drivers('DELETE /api/drivers/{driverId}/documents/{documentId}', 'open', { alone: true, params: documentOf }),
  {
    ...drivers('GET /api/documents/{token}', 'done', { params: documentLink }),
    audience: 'account',
    allowed: ['operator', 'driver'],
  },
  drivers('POST /api/drivers/{driverId}/payout-account/link', 'done'),
  drivers('POST /api/drivers/{driverId}/payout-account/refresh', 'done'),
  drivers('POST /api/drivers/{driverId}/payouts', 'done', {
    body: () => ({ amount: '5.00' }),
    but: { driver: '409 payout_account_not_ready' },
  }),
];
