import { setTimeout as delay } from 'node:timers/promises';
import type { Chance } from '../../../tools/bench/src/chance';
import type { Journal } from './journal';
import { PatientClient, Refused } from './patient-client';
import { OPERATOR_EMAIL, type World } from './world';

const PHONE = '7045559999';
const LOOK_MS = 500;
const AMOUNT = '1.25';
const AMOUNT_CENTS = 125;

/** Partially refunds some completed rides, like an operator. */
export class Operator {
  private constructor(
    private readonly client: PatientClient,
    private readonly world: World,
    private readonly journal: Journal,
    private readonly chance: Chance,
  ) {}

  static async signIn(world: World, journal: Journal, chance: Chance): Promise<Operator> {
    const client = new PatientClient(world.adminWeb, journal);
    const codeFor = async (to: string) => {
      const { messages } = await client.call('GET', `/api/dev/outbox?to=${encodeURIComponent(to)}`);
      return (messages as { code: string | null }[]).find((message) => message.code)?.code;
    };
    await client.call('POST', '/api/users', { name: 'Olga Ops', email: OPERATOR_EMAIL, phone: PHONE });
    await client.call('POST', '/api/auth/verify', { identifier: OPERATOR_EMAIL, code: await codeFor(OPERATOR_EMAIL) });
    await client.call('POST', '/api/auth/second-factor', { code: await codeFor(PHONE) });
    return new Operator(client, world, journal, chance);
  }

  /** @param isOver checked before each iteration */
  async work(isOver: () => boolean): Promise<void> {
    for (; !isOver(); await delay(LOOK_MS)) {
      try {
        await this.refundOne();
      } catch (error) {
        this.journal.violation(`operator: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }

  private async refundOne(): Promise<void> {
    const { journal, client } = this;
    const candidates = [...journal.rides.values()].flatMap(({ rideId, steps, paymentId }) =>
      paymentId !== undefined && steps.has('completed') && !journal.refunds.has(paymentId)
        ? [{ rideId, paymentId }]
        : [],
    );
    if (candidates.length === 0) return;
    const { rideId, paymentId } = this.chance.of(candidates);
    if (!(await this.isCaptured(paymentId))) return;
    try {
      await client.call(
        'POST',
        `/api/admin/rides/${rideId}/refunds`,
        { paymentId, amount: AMOUNT, reason: 'goodwill' },
        { 'idempotency-key': `refund-${paymentId}` },
      );
      journal.refunds.set(paymentId, AMOUNT_CENTS);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      journal.violation(`a refund of payment ${paymentId}: ${error.message}`);
      journal.refunds.set(paymentId, 0);
    }
  }

  /** Whether the payment is captured, which a job does after the end of the trip. */
  private async isCaptured(paymentId: number): Promise<boolean> {
    const rows = await this.world
      .query(`SELECT 1 FROM payments WHERE id = $1 AND captured > 0`, [paymentId])
      .catch(() => []);
    return rows.length > 0;
  }
}
