import { ApiError } from '../../platform/http/api-error';
import { IdempotencyInMemory, only, principal } from '../../platform/testing/stand-ins';
import type { AuditFacade } from '../identity/identity.facade';
import { OperatorActionsService } from './operator-actions.service';
import { RidesWorld } from './testing/rides-world';

const OPERATOR = principal(5, { isAdmin: true });

describe('an action of an operator on a ride', () => {
  let world: RidesWorld;
  let rideId: number;
  let done: number;
  let audited: unknown[][];
  let actions: OperatorActionsService;

  beforeEach(() => {
    world = new RidesWorld();
    rideId = world.add({ status: 'pending' }).id;
    done = 0;
    audited = [];
    const audit = only<AuditFacade>({
      record: async (userId, action, target, data) => void audited.push([userId, action, target, data]),
    });
    actions = new OperatorActionsService(world.database, new IdempotencyInMemory(), audit, world.views);
  });

  const act = ({ key, reason = 'why' }: { key?: string; reason?: string } = {}) =>
    actions.run(OPERATOR, { name: 'end_ride', rideId, request: { reason }, key }, async (tx) => {
      done += 1;
      const move = { rideId, to: 'cancelled', event: 'ride_cancelled' } as const;
      await world.rides.move(tx, { ...move, actor: { as: 'admin', userId: OPERATOR.userId } });
    });

  it('is recorded in the audit log, and answered with the ride as it is afterwards', async () => {
    expect(await act()).toMatchObject({ id: rideId, status: 'cancelled' });
    expect(audited).toEqual([[OPERATOR.userId, 'end_ride', `ride:${rideId}`, { reason: 'why' }]]);
  });

  it('happens once per key, and is answered alike', async () => {
    await act({ key: 'a' });
    expect(await act({ key: 'a' })).toMatchObject({ id: rideId, status: 'cancelled' });
    expect([done, audited.length]).toEqual([1, 1]);
    await expect(act({ key: 'a', reason: 'another' })).rejects.toMatchObject({ code: 'idempotency_key_reused' });
    expect(done).toBe(1);
  });

  it('is not in the audit log when it was refused', async () => {
    await act({ key: 'a' });
    await expect(act({ key: 'b' })).rejects.toBeInstanceOf(ApiError);
    await expect(act()).rejects.toMatchObject({ code: 'ride_state_conflict' });
    expect([done, audited.length]).toEqual([3, 1]);
  });

  it('is refused for a key that was used for the same request about another ride', async () => {
    await act({ key: 'a' });
    rideId = world.add({ status: 'pending' }).id;
    await expect(act({ key: 'a' })).rejects.toMatchObject({ code: 'idempotency_key_reused' });
    expect(await world.stored(rideId)).toMatchObject({ status: 'pending' });
  });
});
