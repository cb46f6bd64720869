import type { PaymentState } from '@groupride/contracts';
import type { Transaction } from '../../../platform/database/database';
import { PaymentsRepository, type NewPayment, type PaymentChange, type StoredPayment } from '../payments.repository';

/** Payments in memory, with the same conditional writes. */
export class InMemoryPaymentsRepository extends PaymentsRepository {
  private readonly rows = new Map<number, StoredPayment>();

  async open(_tx: Transaction, payment: NewPayment): Promise<StoredPayment> {
    const same = (row: StoredPayment) => row.rideId === payment.rideId && row.payerId === payment.payerId && row.state !== 'released';
    return [...this.rows.values()].find(same) ?? this.put({ ...EMPTY, ...payment, id: this.rows.size + 1 });
  }

  async find(paymentId: number): Promise<StoredPayment | null> {
    return this.rows.get(paymentId) ?? null;
  }

  async findByIntent(_tx: Transaction, intentId: string): Promise<StoredPayment | null> {
    return [...this.rows.values()].find((row) => row.intentId === intentId) ?? null;
  }

  lock(_tx: Transaction, paymentId: number): Promise<StoredPayment | null> {
    return this.find(paymentId);
  }

  async listOfRide(rideId: number): Promise<StoredPayment[]> {
    return [...this.rows.values()].filter((row) => row.rideId === rideId);
  }

  async storeIntent(paymentId: number, attempt: number, intentId: string, clientSecret: string): Promise<StoredPayment | null> {
    const row = this.rows.get(paymentId);
    if (row?.attempt !== attempt || row.intentId !== null || row.state === 'released') return null;
    return this.put({ ...row, intentId, clientSecret });
  }

  async nextAttempt(paymentId: number, attempt: number): Promise<StoredPayment | null> {
    const row = this.rows.get(paymentId);
    if (row?.attempt !== attempt || !['created', 'requires_action', 'failed'].includes(row.state)) return null;
    return this.put({ ...row, ...{ state: 'created', attempt: attempt + 1, intentId: null, clientSecret: null, failureCode: null, failureMessage: null } });
  }

  async change(_tx: Transaction, paymentId: number, from: readonly PaymentState[], change: PaymentChange): Promise<StoredPayment | null> {
    const row = this.rows.get(paymentId);
    return row && from.includes(row.state) ? this.put({ ...row, ...change }) : null;
  }

  private put(row: StoredPayment): StoredPayment {
    this.rows.set(row.id, row);
    return row;
  }
}

const EMPTY = {
  captured: 0,
  state: 'created',
  attempt: 1,
  intentId: null,
  clientSecret: null,
  captureBefore: null,
  cardBrand: null,
  cardLast4: null,
  failureCode: null,
  failureMessage: null,
} as const;
