import { expect, it, jest } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import type { Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { InMemoryAlerts } from '../alerts/testing/in-memory-alerts';
import { ReconciliationService } from './reconciliation.service';

const operator = { userId: 7 } as Principal;
const now = new Date();
const runOf = (id: number) => ({ id, state: 'running', startedAt: now, since: now, differences: [] });

type Dependencies = ConstructorParameters<typeof ReconciliationService>;

/** @param answers one per try: the run that was started, or the one in progress */
function serviceWith(answers: { begun: number | null; current: number | null }[]) {
  const tries = [...answers];
  const enqueue = jest.fn();
  const repository = {
    lastCheckpoint: () => Promise.resolve(null),
    begin: () => Promise.resolve(tries[0]?.begun ? runOf(tries[0].begun) : null),
    current: () => {
      const current = tries.shift()?.current;
      return Promise.resolve(current ? runOf(current) : null);
    },
  };
  const database = { transaction: (run: (tx: object) => unknown) => run({}) };
  const audit = { record: () => undefined };
  const dependencies = [database, repository, {}, {}, audit, { enqueue }, {}] as unknown as Dependencies;
  return { service: new ReconciliationService(...dependencies), enqueue };
}

it('a request returns the comparison that is under way', async () => {
  const { service, enqueue } = serviceWith([{ begun: null, current: 3 }]);
  expect(await service.start(operator, {})).toMatchObject({ id: 3 });
  expect(enqueue).not.toHaveBeenCalled();
});

it('a request starts a new comparison when the previous one has just ended', async () => {
  const { service, enqueue } = serviceWith([
    { begun: null, current: null },
    { begun: 4, current: null },
  ]);
  expect(await service.start(operator, {})).toMatchObject({ id: 4 });
  expect(enqueue).toHaveBeenCalledTimes(1);
});

it('a comparison keeps an alert that was raised since the first look, and closes one whose difference is gone', async () => {
  const alerts = new InMemoryAlerts();
  const tx = {} as Transaction;
  for (const riderId of [1, 2]) await alerts.raise(tx, { key: `ride:7:rider:${riderId}`, kind: 'rider_owes' });
  await pause(5);
  const owes = {
    key: 'ride:7:rider:2',
    kind: 'rider_owes',
    rideId: 7,
    paymentId: null,
    ours: 5000,
    theirs: 0,
    data: {},
  };
  const found = {
    records: 0,
    compared: 0,
    differences: [owes],
    asksForEverything: false,
    balance: null,
    checkpoint: {},
    totals: { recorded: {}, booked: {}, copied: 0 },
  };
  const again = { ...runOf(5), state: 'looking_again', records: 0, suspects: [] };
  const repository = { find: async () => again, lastCheckpoint: async () => null, change: async () => undefined };
  const database = { transaction: (run: (open: object) => unknown) => run({}) };
  let look = async (_job: { runId: number }) => undefined as void;
  const jobs = {
    handleDaily: () => undefined,
    handle: (_job: object, run: typeof look) => {
      look = run;
    },
  };
  const comparing = {
    compare: async () => {
      // A card is declined while the provider's records are read.
      await alerts.raise(tx, { key: 'ride:8:rider:3', kind: 'rider_owes' });
      return found;
    },
  };
  const clock = { now: () => new Date() };
  const dependencies = [database, repository, comparing, alerts, {}, jobs, clock] as unknown as Dependencies;
  new ReconciliationService(...dependencies).onModuleInit();
  await look({ runId: 5 });
  expect([...alerts.open.keys()]).toEqual(['ride:7:rider:2', 'ride:8:rider:3']);
});
