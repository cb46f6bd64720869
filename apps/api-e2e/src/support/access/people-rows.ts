import { randomUUID } from 'node:crypto';
import { expectStatus, person } from '../people';
import { operations } from './operations-rows';
import type { Row, Situation } from './rows';

const reason = () => ({ reason: 'Storm' });
const driverId = ({ scene }: Situation) => ({ driverId: scene.driver.driverId });
const riderId = ({ scene }: Situation) => ({ riderId: scene.organizer.id });
const personId = ({ scene }: Situation) => ({ personId: scene.organizer.id });
const note = () => ({ clientId: randomUUID(), text: 'Calls often' });
const credit = () => ({ amount: '1.00', reason: 'Late' });
const creditReturn = ({ scene }: Situation) => ({ rideId: scene.rideId, reason: 'Late' });
const once = () => ({ 'idempotency-key': randomUUID() });
const view = () => ({ list: 'riders', name: randomUUID(), filters: 'state=blocked' });

/** Something that the caller creates and may then change; for callers who may create none, an operator's. */
async function madeBy({ caller, cast }: Situation, path: string, body: () => object) {
  const own = await caller.post(path, body());
  return own.status === 201 ? own : expectStatus(cast.operations.post(path, body()), 201);
}

/** A separate person for each call, because afterwards nobody with that name is left. */
const erasable = async ({ cast }: Situation) => ({ personId: (await person(cast.world.api)).id });

const noteOf = async (situation: Situation) => {
  const personId = situation.scene.organizer.id;
  const { body } = await madeBy(situation, `/api/admin/people/${personId}/notes`, note);
  return { personId, noteId: body[0].id as number };
};

const creditOf = async ({ scene, cast }: Situation) => {
  const riderId = scene.organizer.id;
  const { body } = await expectStatus(
    cast.operations.post(`/api/admin/riders/${riderId}/credits`, credit(), once()),
    201,
  );
  return { riderId, creditId: body.credits[0].id as number };
};

const viewOf = async (situation: Situation) => {
  const { body } = await madeBy(situation, '/api/admin/saved-views', view);
  return { viewId: body.id as number };
};

const blockedRider = async (situation: Situation) => {
  await situation.cast.operations.post(`/api/admin/riders/${situation.scene.organizer.id}/block`, reason());
  return riderId(situation);
};

/** Lists and pages of people, and saved views. */
export const PEOPLE_ROWS: readonly Row[] = [
  operations('GET /api/admin/drivers'),
  operations('GET /api/admin/drivers/{driverId}', { params: driverId }),
  operations('GET /api/admin/riders'),
  operations('GET /api/admin/riders/{riderId}', { params: riderId }),
  operations('GET /api/admin/riders/{riderId}/payments', { params: riderId }),
  operations('GET /api/admin/people/{personId}/data', { params: erasable }),
  operations('POST /api/admin/people/{personId}/erasure', { params: erasable, body: reason }),
  operations('POST /api/admin/riders/{riderId}/block', { alone: true, params: riderId, body: reason }),
  operations('POST /api/admin/riders/{riderId}/unblock', { alone: true, params: blockedRider }),
  operations('GET /api/admin/riders/{riderId}/credits', { params: riderId }),
  operations('POST /api/admin/riders/{riderId}/credits', { params: riderId, body: credit, headers: once }),
  operations('POST /api/admin/riders/{riderId}/credits/returns', {
    params: riderId,
    body: creditReturn,
    // The rider has used no promotion.
    outcome: '409 credit_not_used',
  }),
  operations('POST /api/admin/riders/{riderId}/credits/{creditId}/revoke', { params: creditOf, body: reason }),
  operations('GET /api/admin/people/{personId}/notes', { params: personId }),
  operations('POST /api/admin/people/{personId}/notes', { params: personId, body: note }),
  operations('DELETE /api/admin/people/{personId}/notes/{noteId}', { params: noteOf }),
  operations('GET /api/admin/saved-views', { query: '?list=riders' }),
  operations('POST /api/admin/saved-views', { body: view }),
  operations('PATCH /api/admin/saved-views/{viewId}', { params: viewOf, body: () => ({ filters: 'order=name' }) }),
  operations('DELETE /api/admin/saved-views/{viewId}', { params: viewOf }),
];
