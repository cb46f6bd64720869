import { randomUUID } from 'node:crypto';
import type { PaymentState } from '@groupride/contracts';
import type { RepositoryWorld } from '../../../platform/database/testing/repository-world';
import type { Intent } from '../domain/intent';
import type { NewPayment, PaymentChange, PaymentRecords, StoredPayment } from '../payment-records.facade';

const ALL_STATES: readonly PaymentState[] = [
  ...(['created', 'requires_action', 'failed', 'stored'] as const),
  ...(['authorized', 'captured', 'released'] as const),
];

/**
 * Payments of one ride, for contract tests. Provider ids are unique across tests, because PostgreSQL keeps every row.
 */
export class PaymentsOfARide {
  private constructor(
    readonly payments: PaymentRecords,
    readonly world: RepositoryWorld,
    readonly rideId: number,
    readonly payerId: number,
  ) {}

  static async in(payments: PaymentRecords, world: RepositoryWorld): Promise<PaymentsOfARide> {
    const payerId = await world.newUser();
    return new PaymentsOfARide(payments, world, await world.newRide(payerId), payerId);
  }

  open(more: Partial<NewPayment> = {}): Promise<StoredPayment> {
    const { rideId, payerId } = this;
    return this.world.transaction((tx) =>
      this.payments.open(tx, { rideId, payerId, purpose: 'ride', amount: 5000, ...more }),
    );
  }

  /** Opens a payment of a new user in `state`. */
  async openIn(state: PaymentState, more: Partial<PaymentChange> = {}): Promise<StoredPayment> {
    const { id } = await this.open({ payerId: await this.world.newUser(), purpose: 'share' });
    return (await this.change(id, { ...more, state }))!;
  }

  /** Opens a payment of a new user whose card is held by an intent. */
  async openHeld(more: Partial<PaymentChange> = {}): Promise<StoredPayment & { intentId: string }> {
    const { id } = await this.open({ payerId: await this.world.newUser(), purpose: 'share' });
    const intentId = newId('pi');
    await this.payments.storeIntent(id, 1, intentId, `${intentId}_secret`);
    return { ...(await this.change(id, { ...more, state: 'authorized' }))!, intentId };
  }

  change(id: number, change: PaymentChange, from: readonly PaymentState[] = ALL_STATES): Promise<StoredPayment | null> {
    return this.world.transaction((tx) => this.payments.change(tx, id, from, change));
  }

  async read(id: number): Promise<StoredPayment> {
    return (await this.payments.find(id))!;
  }

  /** Returns the states in which `write` succeeds, that is, returns the payment. */
  async statesThatAllow(write: (payment: StoredPayment) => Promise<StoredPayment | null>): Promise<PaymentState[]> {
    const allowed: PaymentState[] = [];
    for (const state of ALL_STATES) {
      const before = await this.openIn(state);
      if (await write(before)) allowed.push(state);
      else expect(await this.read(before.id)).toEqual(before);
    }
    return allowed;
  }
}

/** A new id in the provider's format. */
export function newId(prefix: 'pi' | 'seti' | 'cus'): string {
  return `${prefix}_${randomUUID()}`;
}

export function intentWith(more: Partial<Intent> = {}): Intent {
  const id = more.id ?? newId('pi');
  return {
    id,
    status: 'succeeded',
    amount: 5000,
    captured: 5000,
    clientSecret: `${id}_secret`,
    paymentId: null,
    attempt: null,
    card: null,
    methodId: null,
    captureBefore: null,
    failure: null,
    ...more,
  };
}
