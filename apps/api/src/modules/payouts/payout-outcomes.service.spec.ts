import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import type { Events } from '../../platform/events/events';
import type { Jobs } from '../../platform/jobs/jobs';
import { only } from '../../platform/testing/stand-ins';
import { InMemoryAlerts } from '../alerts/testing/in-memory-alerts';
import { InMemoryLedger } from '../ledger/testing/in-memory-ledger';
import type { Payout } from './domain/payout';
import { PayoutOutcomes } from './payout-outcomes.service';
import type { ProviderPayout } from './payout-provider';
import type { PayoutChange, PayoutsRepository } from './payouts.repository';

/** Payouts of one driver, and their states at the provider. */
class World {
  readonly alerts = new InMemoryAlerts();
  private readonly rows = new Map<number, Payout>();
  private readonly outcomes: PayoutOutcomes;
  private readonly tx = {} as Transaction;

  constructor() {
    const repository = only<PayoutsRepository>({
      find: async (id) => this.rows.get(id) ?? null,
      findByProvider: async (_tx, id) =>
        [...this.rows.values()].find(({ providerPayoutId }) => providerPayoutId === id) ?? null,
      change: async (_tx, id, from, change) => this.change(id, from, change),
      failedAndPaidAfter: async () =>
        [...this.rows.values()].filter(({ state }) => state === 'failed' || state === 'paid'),
    });
    const events = only<Events>({ publish: async () => undefined });
    const jobs = only<Jobs>({ enqueue: async () => undefined });
    this.outcomes = new PayoutOutcomes(repository, new InMemoryLedger(), this.alerts, events, jobs, new Clock());
  }

  get open(): unknown[] {
    return [...this.alerts.open.values()].map(({ key, kind, ours }) => [key, kind, ours]);
  }

  promise(id: number, amount: number): void {
    const none = {
      dueOn: null,
      failedBefore: 0,
      transferId: null,
      providerPayoutId: null,
      failureCode: null,
      failureMessage: null,
      bankLast4: '6789',
      arrivesAt: null,
      endedAt: null,
    };
    this.rows.set(id, {
      id,
      driverId: 3,
      kind: 'instant',
      state: 'requested',
      amount,
      fee: 50,
      createdAt: new Date(),
      ...none,
    });
  }

  async says(id: number, status: ProviderPayout['status']): Promise<void> {
    const failed = status === 'failed';
    const made = {
      id: `po_${id}`,
      payoutId: id,
      status,
      failureCode: failed ? 'account_closed' : null,
      failureMessage: failed ? 'The account is closed.' : null,
      arrivesAt: null,
    };
    await this.outcomes.apply(this.tx, made);
    if (failed) await this.outcomes.returned(this.tx, id);
  }

  /** Gives a payout up, whose money then cannot be taken back. */
  async getStuck(id: number): Promise<void> {
    await this.outcomes.fail(this.tx, id, 'unreachable', 'No answer');
    await this.outcomes.stuck(this.tx, this.rows.get(id)!, 'Insufficient funds');
  }

  async resume(id: number, status: ProviderPayout['status']): Promise<Payout> {
    const made = { id: `po_${id}`, payoutId: id, status, failureCode: null, failureMessage: null, arrivesAt: null };
    await this.outcomes.resume(this.tx, id, made);
    return this.rows.get(id)!;
  }

  async giveBack(id: number): Promise<void> {
    await this.outcomes.returned(this.tx, id);
  }

  private change(id: number, from: readonly string[], change: PayoutChange): Payout | null {
    const row = this.rows.get(id);
    if (!row || !from.includes(row.state)) return null;
    const changed = { ...row, ...change } as Payout;
    this.rows.set(id, changed);
    return changed;
  }
}

describe('a payout that failed', () => {
  it('alerts operations, until the same amount has reached the bank', async () => {
    const world = new World();
    world.promise(1, 4000);
    await world.says(1, 'failed');
    await world.says(1, 'failed');
    expect(world.open).toEqual([['payout:1:failed', 'payout_failed', 4000]]);
    expect([...world.alerts.open.values()][0]).toMatchObject({ data: { driverId: 3, failureCode: 'account_closed' } });
    world.promise(2, 1000);
    await world.says(2, 'paid');
    expect(world.open).toHaveLength(1);
    world.promise(3, 3000);
    await world.says(3, 'paid');
    expect(world.open).toEqual([]);
  });

  it('keeps the alert of a third failure when the money of two has arrived', async () => {
    const world = new World();
    for (const id of [1, 2, 3]) {
      world.promise(id, 4000);
      await world.says(id, 'failed');
    }
    for (const id of [4, 5]) {
      world.promise(id, 4000);
      await world.says(id, 'paid');
    }
    expect(world.open).toEqual([['payout:3:failed', 'payout_failed', 4000]]);
  });

  it('alerts operations also when the bank returns it later, and what it had settled is open again', async () => {
    const world = new World();
    world.promise(1, 4000);
    await world.says(1, 'failed');
    world.promise(2, 4000);
    await world.says(2, 'paid');
    expect(world.open).toEqual([]);
    await world.says(2, 'failed');
    expect(world.open).toEqual([['payout:2:failed', 'payout_failed', 4000]]);
  });
});

describe('a payout that is stuck', () => {
  it('alerts operations until it continues, which clears the failure', async () => {
    const world = new World();
    world.promise(1, 4000);
    await world.getStuck(1);
    expect(world.open).toEqual([['payout:1:stuck', 'payout_stuck', 4000]]);
    expect(await world.resume(1, 'in_transit')).toMatchObject({
      state: 'sent',
      providerPayoutId: 'po_1',
      failureCode: null,
    });
    expect(world.open).toEqual([]);
  });

  it('may have arrived meanwhile', async () => {
    const world = new World();
    world.promise(1, 4000);
    await world.getStuck(1);
    expect(await world.resume(1, 'paid')).toMatchObject({ state: 'paid', failureCode: null });
    await world.giveBack(1);
    expect(await world.resume(1, 'in_transit')).toMatchObject({ state: 'paid' });
  });

  it('stops being stuck when its money came back', async () => {
    const world = new World();
    world.promise(1, 4000);
    await world.getStuck(1);
    await world.giveBack(1);
    expect(world.open).toEqual([['payout:1:failed', 'payout_failed', 4000]]);
  });
});
