import type { PaymentState } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../../platform/database/database';
import type { Intent } from '../domain/intent';
import {
  PaymentRecords,
  type NewHoldOfPayment,
  type NewPayment,
  type PaymentChange,
  type StoredPayment,
} from '../payment-records.facade';

/** Payments in memory, with the same conditional writes. */
export class InMemoryPaymentRecords extends PaymentRecords {
  private readonly confirms = new Map<number, number>();
  private readonly rows = new Map<number, StoredPayment>();

  get all(): StoredPayment[] {
    return [...this.rows.values()];
  }

  async changePayer(_tx: Transaction, rideId: number, from: number, to: number): Promise<void> {
    for (const row of this.all) if (row.rideId === rideId && row.payerId === from) this.put({ ...row, payerId: to });
  }

  async open(_tx: Transaction, { rideId, payerId, purpose, amount }: NewPayment): Promise<StoredPayment> {
    const key = livingKey({ rideId, payerId, purpose, state: 'created' });
    const living = this.all.find((row) => livingKey(row) === key);
    return living ? { ...living } : this.put({ ...EMPTY, rideId, payerId, purpose, amount, id: this.rows.size + 1 });
  }

  async find(paymentId: number): Promise<StoredPayment | null> {
    return copied(this.rows.get(paymentId));
  }

  async findByIntent(_tx: Transaction, intentId: string): Promise<StoredPayment | null> {
    return copied(this.all.find((row) => row.intentId === intentId || row.nextIntentId === intentId));
  }

  lock(_tx: Transaction, paymentId: number): Promise<StoredPayment | null> {
    return this.find(paymentId);
  }

  async listRideAndShares(rideId: number): Promise<StoredPayment[]> {
    return (await this.listOfRide(rideId)).filter(({ purpose }) => purpose === 'ride' || purpose === 'share');
  }

  async listOfRide(rideId: number): Promise<StoredPayment[]> {
    return this.all.filter((row) => row.rideId === rideId).map((row) => ({ ...row }));
  }

  async findTip(rideId: number, payerId: number): Promise<StoredPayment | null> {
    const key = livingKey({ rideId, payerId, purpose: 'tip', state: 'created' });
    return copied(this.all.find((row) => livingKey(row) === key));
  }

  async storeIntent(
    paymentId: number,
    attempt: number,
    intentId: string,
    clientSecret: string,
  ): Promise<StoredPayment | null> {
    const row = this.rows.get(paymentId);
    if (row?.attempt !== attempt || row.intentId !== null || row.state === 'released') return null;
    return this.put({ ...row, intentId, clientSecret });
  }

  async nextAttempt(paymentId: number, attempt: number): Promise<StoredPayment | null> {
    const row = this.rows.get(paymentId);
    if (row?.attempt !== attempt || !['created', 'requires_action', 'failed'].includes(row.state)) return null;
    return this.put({
      ...row,
      state: 'created',
      attempt: attempt + 1,
      intentId: null,
      clientSecret: null,
      failureCode: null,
      failureMessage: null,
    });
  }

  async storeSetup(paymentId: number, setupIntentId: string, setupClientSecret: string): Promise<StoredPayment | null> {
    const row = this.rows.get(paymentId);
    if (!row || row.setupIntentId !== null || !UNPAID.includes(row.state)) return null;
    return this.put({ ...row, setupIntentId, setupClientSecret });
  }

  async forgetSetup(paymentId: number, setupIntentId: string): Promise<void> {
    const row = this.rows.get(paymentId);
    if (row?.setupIntentId === setupIntentId && UNPAID.includes(row.state)) {
      this.put({ ...row, setupIntentId: null, setupClientSecret: null, attempt: row.attempt + 1 });
    }
  }

  async storeNext(
    paymentId: number,
    intentId: string | null,
    next: Pick<Intent, 'id' | 'clientSecret' | 'amount'>,
  ): Promise<StoredPayment | null> {
    const row = this.rows.get(paymentId);
    if (!row || !isReplaceable(row) || row.intentId !== intentId || (row.nextIntentId ?? next.id) !== next.id)
      return null;
    if ((row.nextAmount ?? row.amount) !== next.amount) return null;
    return this.put({ ...row, nextIntentId: next.id, nextClientSecret: next.clientSecret });
  }

  async requestIncrease(_tx: Transaction, paymentId: number, nextAmount: Cents): Promise<StoredPayment | null> {
    const row = this.rows.get(paymentId);
    if (!row || (row.state !== 'authorized' && !(['created', 'failed'].includes(row.state) && row.intentId === null)))
      return null;
    return this.put({
      ...row,
      ...NOTHING_NEXT,
      nextAmount,
      state: row.state === 'failed' ? 'created' : row.state,
      attempt: row.attempt + 1,
    });
  }

  async clearIncrease(_tx: Transaction, paymentId: number): Promise<void> {
    const row = this.rows.get(paymentId);
    if (row && row.nextAmount !== null)
      this.put({ ...row, ...NOTHING_NEXT, nextAmount: null, attempt: row.attempt + 1 });
  }

  async countFailedIncrease(paymentId: number, attempt: number): Promise<void> {
    const row = this.rows.get(paymentId);
    if (row?.attempt === attempt && row.nextAmount !== null && row.nextIntentId === null)
      this.put({ ...row, attempt: attempt + 1 });
  }

  async restate(_tx: Transaction, paymentId: number, amount: Cents): Promise<StoredPayment | null> {
    const row = this.rows.get(paymentId);
    return row?.state === 'stored'
      ? this.put({ ...row, amount, attempt: row.attempt + 1, intentId: null, clientSecret: null })
      : null;
  }

  async dropNext(_tx: Transaction, paymentId: number, nextIntentId: string): Promise<void> {
    const row = this.rows.get(paymentId);
    if (row?.nextIntentId === nextIntentId)
      this.put({ ...row, nextIntentId: null, nextClientSecret: null, attempt: row.attempt + 1 });
  }

  async takeOver(_tx: Transaction, paymentId: number, next: NewHoldOfPayment): Promise<StoredPayment | null> {
    const row = this.rows.get(paymentId);
    if (!row || !isReplaceable(row) || row.nextIntentId !== next.intentId) return null;
    const settled = {
      ...NOTHING_NEXT,
      state: 'authorized',
      amount: row.nextAmount ?? row.amount,
      nextAmount: null,
      recoverBefore: null,
    } as const;
    return this.put({ ...row, ...settled, ...next, clientSecret: row.nextClientSecret, attempt: row.attempt + 1 });
  }

  async setRecovery(
    _tx: Transaction,
    paymentId: number,
    recovery: Pick<StoredPayment, 'recoverBefore' | 'failureCode' | 'failureMessage'>,
  ): Promise<void> {
    const row = this.rows.get(paymentId);
    if (row && row.state !== 'captured' && row.state !== 'released') this.put({ ...row, ...recovery });
  }

  async countConfirm(paymentId: number): Promise<number> {
    if (!this.rows.has(paymentId)) return 0;
    const count = (this.confirms.get(paymentId) ?? 0) + 1;
    this.confirms.set(paymentId, count);
    return count;
  }

  async loseHold(
    _tx: Transaction,
    paymentId: number,
    { code, message }: { code: string; message: string },
  ): Promise<StoredPayment | null> {
    const row = this.rows.get(paymentId);
    if (row?.state !== 'authorized') return null;
    return this.put({
      ...row,
      state: 'failed',
      attempt: row.attempt + 1,
      intentId: null,
      clientSecret: null,
      captureBefore: null,
      failureCode: code,
      failureMessage: message,
    });
  }

  async takeOverpayment(
    _tx: Transaction,
    payment: StoredPayment,
    { id, amount, captured, card }: Intent,
    at: Date,
  ): Promise<StoredPayment | null> {
    const taken = {
      ...({ purpose: 'overpayment', state: 'captured', captured, capturedAt: at } as const),
      ...(card ? { cardBrand: card.brand, cardLast4: card.last4 } : {}),
    };
    const row = this.all.find(({ intentId }) => intentId === id);
    if (payment.intentId === id) return row?.state === 'released' ? this.put({ ...row, ...taken }) : null;
    if (row) return null;
    const { rideId, payerId } = payment;
    return this.put({ ...EMPTY, rideId, payerId, amount, intentId: id, ...taken, id: this.rows.size + 1 });
  }

  async setAside(_tx: Transaction, paymentId: number): Promise<void> {
    const row = this.rows.get(paymentId);
    if (row?.state === 'captured') this.put({ ...row, purpose: 'overpayment' });
  }

  async change(
    _tx: Transaction,
    paymentId: number,
    from: readonly PaymentState[],
    change: PaymentChange,
  ): Promise<StoredPayment | null> {
    const row = this.rows.get(paymentId);
    const named = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    return row && from.includes(row.state) ? this.put({ ...row, ...named }) : null;
  }

  /** Time does not pass in this implementation. */
  async claimLookups(): Promise<number[]> {
    return [];
  }

  /** @throws Error with the name of the constraint that PostgreSQL would report */
  private put(row: StoredPayment): StoredPayment {
    if (row.captured < 0 || row.captured > row.amount) throw new Error('payments_check');
    const taken = new Set(this.all.filter(({ id }) => id !== row.id).flatMap(uniqueKeys));
    for (const key of uniqueKeys(row)) if (taken.has(key)) throw new Error(key);
    this.rows.set(row.id, row);
    return { ...row };
  }
}

const copied = (row: StoredPayment | undefined): StoredPayment | null => (row ? { ...row } : null);

const ONE_PER_PAYER = {
  ride: 'payments_one_per_payer',
  share: 'payments_one_per_payer',
  tip: 'payments_one_tip_per_payer',
  debt: 'payments_one_debt_per_payer',
  overpayment: null,
} as const;

/** Key that must be unique among open payments; null for a payment that does not block another one. */
function livingKey(row: Pick<StoredPayment, 'rideId' | 'payerId' | 'purpose' | 'state'>): string | null {
  const index = ONE_PER_PAYER[row.purpose];
  const isOver = row.state === 'released' || (row.purpose === 'debt' && row.state === 'captured');
  return index === null || isOver ? null : `${index} ${row.rideId} ${row.payerId}`;
}

function uniqueKeys(row: StoredPayment): string[] {
  const keys = [
    livingKey(row),
    row.intentId && `payments_intent_id_key ${row.intentId}`,
    row.nextIntentId && `payments_next_intent_id_key ${row.nextIntentId}`,
    row.setupIntentId && `payments_setup_intent_id_key ${row.setupIntentId}`,
  ];
  return keys.filter((key) => key !== null);
}

const NOTHING_NEXT = { nextIntentId: null, nextClientSecret: null, failureCode: null, failureMessage: null };
const isReplaceable = ({ state, nextAmount, recoverBefore }: StoredPayment) =>
  state === 'authorized' ||
  (state === 'failed' && recoverBefore !== null) ||
  (state === 'created' && nextAmount !== null);

const UNPAID: readonly PaymentState[] = ['created', 'requires_action', 'failed'];

const EMPTY = {
  captured: 0,
  state: 'created',
  attempt: 1,
  intentId: null,
  clientSecret: null,
  setupIntentId: null,
  setupClientSecret: null,
  methodId: null,
  authorizeAt: null,
  recoverBefore: null,
  nextIntentId: null,
  nextClientSecret: null,
  nextAmount: null,
  captureBefore: null,
  cardBrand: null,
  cardLast4: null,
  failureCode: null,
  failureMessage: null,
} as const;
