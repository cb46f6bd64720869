import { expect, it, jest } from '@jest/globals';
import type { Principal } from '../../platform/http/principal';
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
