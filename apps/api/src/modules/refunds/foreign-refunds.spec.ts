import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import type { Jobs } from '../../platform/jobs/jobs';
import { only } from '../../platform/testing/stand-ins';
import { InMemoryAlerts } from '../alerts/testing/in-memory-alerts';
import { InMemoryLedger } from '../ledger/testing/in-memory-ledger';
import type { RidesFacade } from '../rides/rides.facade';
import type { Refund } from './domain/refund';
import { OverpaymentRefundsService } from './overpayment-refunds.service';
import { ForeignRefunds } from './foreign-refunds.service';
import type { RefundMails } from './refund-mails';
import { RefundOutcomes } from './refund-outcomes.service';
import type { ProviderRefund } from './refund-provider';
import type { NewRefund, RefundChange, RefundsRepository } from './refunds.repository';

const PAYMENT = 4;
const RIDE = 7;
const RIDER = 11;
const NOTHING = { rider: 0, taxes: 0, driver: 0, driverId: null };
const OURS = {
  rideId: RIDE,
  paymentId: PAYMENT,
  reason: 'goodwill',
  origin: 'operator',
  note: null,
  takesFromDriver: false,
  requestedBy: 1,
  providerRefundId: null,
} as const;

/** One payment of $60.25, including $0.89 of taxes, and its refunds. */
class World {
  readonly ledger = new InMemoryLedger();
  readonly alerts = new InMemoryAlerts();
  readonly rows = new Map<number, Refund>();
  readonly mailed: number[] = [];
  readonly jobs: number[] = [];
  overpayment = 0;
  captured = 6025;
  private readonly tx = {} as Transaction;
  private readonly outcomes: RefundOutcomes;
  private readonly repository: RefundsRepository;

  constructor() {
    this.repository = only<RefundsRepository>({
      find: async (id) => this.rows.get(id) ?? null,
      findByProvider: async (_tx, id) =>
        [...this.rows.values()].find(({ providerRefundId }) => providerRefundId === id) ?? null,
      paymentOf: async (_tx, intentId) => (intentId === 'pi_1' ? { id: PAYMENT, rideId: RIDE } : null),
      lockPayment: async () => ({
        purpose: 'ride' as const,
        id: PAYMENT,
        rideId: RIDE,
        intentId: 'pi_1',
        captured: this.captured,
        refunded: this.refunded,
        disputed: false,
      }),
      insert: async (_tx, refund) => this.insert(refund),
      charged: async () => ({
        total: 6025,
        taxes: 89,
        driver: 4397,
        driverId: 3,
        overpaid: 0,
        before: { refunded: 0, taxes: 0, refundedAtDriver: 0, driver: 0 },
      }),
      listOfRide: async () => [...this.rows.values()],
      findOverpayment: async () => this.overpayment,
      change: async (_tx, id, from, change) => this.change(id, from, change),
    });
    const rides = only<RidesFacade>({
      lock: async () => ({}) as Awaited<ReturnType<RidesFacade['lock']>>,
      note: async () => 1,
    });
    const mails = only<RefundMails>({
      refunded: async (_tx, { id }) => void this.mailed.push(id),
      failed: async (_tx, { id }) => void this.mailed.push(-id),
    });
    const jobs = only<Jobs>({
      enqueue: async (_tx, _job, data) => void this.jobs.push((data as { refundId: number }).refundId),
    });
    const foreign = new ForeignRefunds(
      this.repository,
      rides,
      this.alerts,
      new OverpaymentRefundsService(this.repository, this.alerts, jobs, this.ledger),
    );
    this.outcomes = new RefundOutcomes(this.repository, foreign, rides, this.ledger, this.alerts, mails, new Clock());
  }

  /** The amount that is requested or refunded. */
  get refunded(): number {
    return [...this.rows.values()].reduce((sum, { state, amount }) => sum + (state === 'failed' ? 0 : amount), 0);
  }

  async asked(amount: number): Promise<Refund> {
    return this.insert({ ...OURS, amount });
  }

  says(made: Partial<ProviderRefund>): Promise<boolean> {
    return this.outcomes.apply(this.tx, {
      id: 're_dashboard',
      intentId: 'pi_1',
      amount: 700,
      status: 'succeeded',
      failureCode: null,
      refundId: null,
      ...made,
    });
  }

  fails(refundId: number): Promise<void> {
    return this.outcomes.fail(this.tx, refundId, 'charge_already_refunded', 'No.');
  }

  insert(refund: NewRefund): Refund {
    const id = this.rows.size + 1;
    const none = { failureCode: null, failureMessage: null, settledAt: null };
    const row = {
      ...refund,
      ...none,
      id,
      payerId: RIDER,
      state: 'requested',
      intentId: 'pi_1',
      bearing: NOTHING,
      requestedBy: refund.requestedBy === null ? null : 'Olga Ops',
      createdAt: new Date(0),
    } as const;
    this.rows.set(id, row);
    return row;
  }

  private change(id: number, from: readonly string[], { providerRefundId, ...change }: RefundChange): Refund | null {
    const row = this.rows.get(id);
    if (!row || !from.includes(row.state)) return null;
    const changed = { ...row, ...change, providerRefundId: row.providerRefundId ?? providerRefundId ?? null } as Refund;
    this.rows.set(id, changed);
    return changed;
  }
}

describe('a refund made in the provider’s dashboard', () => {
  it('is recorded as ours once, at our cost, in whatever order and however often it is reported', async () => {
    for (const statuses of [
      ['succeeded', 'succeeded', 'succeeded'],
      ['pending', 'succeeded', 'pending', 'succeeded'],
    ] as const) {
      const world = new World();
      for (const status of statuses) expect(await world.says({ status })).toBe(true);
      expect([...world.rows.values()]).toMatchObject([
        {
          origin: 'provider',
          reason: 'made_at_provider',
          requestedBy: null,
          providerRefundId: 're_dashboard',
          amount: 700,
          state: 'succeeded',
        },
      ]);
      expect(world.ledger.lines.map(({ account, amount }) => [account, amount])).toEqual([
        ['provider:clearing', -700],
        ['platform:taxes', 10],
        ['platform:refunds', 690],
      ]);
      expect([...world.alerts.open.values()]).toMatchObject([
        { kind: 'refunded_elsewhere', rideId: RIDE, paymentId: PAYMENT, ours: 0, theirs: 700 },
      ]);
      expect([world.refunded, world.mailed]).toEqual([700, [1]]);
    }
  });

  it('is distinguished from our own pending refund, even when that one’s answer was lost', async () => {
    const world = new World();
    const { id } = await world.asked(700);
    expect(await world.says({ id: 're_ours', refundId: id })).toBe(true);
    expect(await world.says({ id: 're_ours', refundId: id })).toBe(true);
    expect([...world.rows.values()]).toMatchObject([
      { origin: 'operator', providerRefundId: 're_ours', state: 'succeeded' },
    ]);
    expect(world.alerts.open.size).toBe(0);
    // Copying our note in the dashboard still makes another refund, even while ours is pending or was refused.
    expect(await world.says({ id: 're_dashboard', refundId: id })).toBe(true);
    expect([...world.rows.values()].map(({ origin, providerRefundId }) => [origin, providerRefundId])).toEqual([
      ['operator', 're_ours'],
      ['provider', 're_dashboard'],
    ]);
    const [onItsWay, refused] = [await world.asked(2000), await world.asked(300)];
    await world.fails(refused.id);
    expect(await world.says({ id: 're_other', amount: 300, refundId: onItsWay.id })).toBe(true);
    expect(await world.says({ id: 're_third', amount: 300, refundId: refused.id })).toBe(true);
    expect(
      [...world.rows.values()].map(({ providerRefundId, state, amount }) => [providerRefundId, state, amount]).slice(2),
    ).toEqual([
      [null, 'requested', 2000],
      [null, 'failed', 300],
      ['re_other', 'succeeded', 300],
      ['re_third', 'succeeded', 300],
    ]);
  });

  it('that does not fit beside our pending one waits until that is refused, and operations see the difference until then', async () => {
    const world = new World();
    const { id } = await world.asked(6025);
    expect(await world.says({})).toBe(false);
    expect([...world.alerts.open.values()]).toMatchObject([
      { key: `payment:${PAYMENT}:refunded`, kind: 'refund_difference', ours: 6025, theirs: 6725 },
    ]);
    expect(world.rows.size).toBe(1);
    await world.fails(id);
    expect(await world.says({})).toBe(true);
    expect([...world.alerts.open.values()].map(({ kind }) => kind)).toEqual(['refund_failed', 'refunded_elsewhere']);
    expect(world.refunded).toBe(700);
  });

  it('waits until what was captured is known, and nothing is stored when it is not ours', async () => {
    const world = new World();
    world.captured = 0;
    expect(await world.says({})).toBe(false);
    expect(await world.says({ intentId: 'pi_foreign' })).toBe(false);
    expect(await world.says({ intentId: null })).toBe(false);
    expect([world.rows.size, world.alerts.open.size]).toEqual([0, 0]);
  });

  it('of a part that we learned of too late lets the rest of our refund be requested again', async () => {
    const world = new World();
    const whole = world.insert({
      ...OURS,
      amount: 6025,
      reason: 'collected_too_much',
      origin: 'system',
      requestedBy: null,
    });
    await world.fails(whole.id);
    expect([...world.alerts.open.values()].map(({ kind }) => kind)).toEqual(['refund_failed']);
    world.overpayment = 5325;
    await world.says({});
    expect([...world.rows.values()].map(({ amount, reason, state }) => [amount, reason, state])).toEqual([
      [6025, 'collected_too_much', 'failed'],
      [700, 'made_at_provider', 'succeeded'],
      [5325, 'collected_too_much', 'requested'],
    ]);
    expect([world.jobs, [...world.alerts.open.values()].map(({ kind }) => kind)]).toEqual([
      [3],
      ['refunded_elsewhere'],
    ]);
    world.overpayment = 0;
    await world.says({ id: 're_rest', refundId: 3, amount: 5325 });
    expect([...world.alerts.open.values()].map(({ kind }) => kind)).toEqual(['refunded_elsewhere']);
    expect(world.rows.get(3)!.bearing).toMatchObject({ rider: 5325, taxes: 0 });
  });

  it('that fails is reversed, and one that failed before we learned of it moves nothing', async () => {
    const world = new World();
    await world.says({});
    expect(await world.says({ status: 'failed', failureCode: 'expired_or_canceled_card' })).toBe(true);
    expect(await world.ledger.balanceOf('provider:clearing')).toBe(0);
    expect([world.refunded, world.mailed]).toEqual([0, [1, -1]]);
    expect([...world.alerts.open.values()].map(({ kind }) => kind)).toEqual(['refund_failed']);
    const other = new World();
    expect(await other.says({ status: 'failed' })).toBe(true);
    expect(await other.says({ status: 'failed', intentId: 'pi_foreign' })).toBe(false);
    expect([other.rows.size, other.alerts.open.size]).toEqual([0, 0]);
  });
});
