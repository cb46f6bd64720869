import { expectStatus } from '../people';
import { UPTOWN } from '../rides';
import { SIGNED_IN } from './cast';
import type { Row, Situation } from './rows';

const own = (route: string, more: Partial<Row> = {}): Row => ({
  route,
  audience: 'account',
  allowed: SIGNED_IN,
  on: 'open',
  ...more,
});

/** The caller's controlled driver, offline, so that rides of other rows find their drivers. Callers who are refused have none. */
const ownDriver = async ({ cast, caller, role, name }: Situation): Promise<{ driverId: number }> =>
  SIGNED_IN.includes(role)
    ? cast.once(`controlled driver of ${name ?? role}`, async () => {
        const position = { lat: UPTOWN.lat, lng: UPTOWN.lng };
        const request = { vehicleClass: 'van', position };
        const { body } = await expectStatus(caller.post('/api/sandbox/drivers', request), 201);
        await expectStatus(caller.post(`/api/sandbox/drivers/${body.id}/offline`), 200);
        return { driverId: body.id as number };
      })
    : { driverId: 1 };

const step = (name: string, more: Partial<Row> = {}): Row =>
  own(`POST /api/sandbox/drivers/{driverId}/${name}`, {
    params: ownDriver,
    outcome: '409 no_ride_in_hand',
    body: () => ({}),
    ...more,
  });
const state = (name: string): Row => step(name, { outcome: 'ok' });

/** For programs only, which `sandbox.spec.ts` covers: no person has endpoints. */
const programs = (method: string, more: Partial<Row> = {}): Row =>
  own(`${method} /api/sandbox/webhook-endpoints/{endpointId}/fault`, {
    outcome: '403',
    params: () => ({ endpointId: 1 }),
    ...more,
  });

export const SANDBOX_ROWS: readonly Row[] = [
  own('GET /api/sandbox/clock'),
  // All rows share one clock, which must not move.
  own('POST /api/sandbox/clock/advance', {
    body: () => ({ to: '2026-01-01T00:00:00Z' }),
    outcome: '409 clock_goes_forward',
  }),
  own('POST /api/sandbox/clock/stop'),
  own('POST /api/sandbox/card-confirmations', {
    body: () => ({ clientSecret: 'pi_nobody_secret_x', testCard: 'pm_card_visa' }),
    outcome: '404',
  }),
  // No van has so many seats, because an online driver would take the rides of other rows.
  own('POST /api/sandbox/drivers', {
    body: () => ({ vehicleClass: 'van', seats: 90, position: { lat: UPTOWN.lat, lng: UPTOWN.lng } }),
    outcome: '400 validation_failed',
  }),
  own('GET /api/sandbox/drivers'),
  own('GET /api/sandbox/drivers/{driverId}', { params: ownDriver }),
  own('GET /api/sandbox/drivers/{driverId}/payouts', { params: ownDriver }),
  own('POST /api/sandbox/drivers/{driverId}/bank-account', {
    params: ownDriver,
    body: () => ({ payouts: 'arrives' }),
  }),
  step('accept', { outcome: '409 offer_gone' }),
  ...['set-out', 'move', 'arrive', 'verify', 'start', 'complete', 'cancel'].map((name) => step(name)),
  ...['stall', 'resume', 'offline'].map(state),
  own('POST /api/sandbox/drivers/{driverId}/online', { params: () => ({ driverId: 1 }), outcome: '404' }),
  programs('GET'),
  programs('PUT', { body: () => ({ fault: 'timeout' }) }),
  programs('DELETE'),
];
