import { randomUUID } from 'node:crypto';
import { instantToZoned } from '@groupride/geo';
import { bookOnAccount, business } from './business';
import type { Operations } from './operations';
import type { PaidRides } from './paid-rides';
import { expectStatus } from './people';
import { until } from './rides';

const once = (key: string) => ({ 'idempotency-key': key });

/** What business accounts owe, and everything that changes it. */
export class BusinessMoney {
  constructor(
    private readonly world: PaidRides,
    private readonly operations: Operations,
  ) {}

  async accountOf(id: number) {
    return (await expectStatus(this.operations.client.get(`/api/admin/business-accounts/${id}`), 200)).body;
  }

  async balanceOf(id: number) {
    return (await this.accountOf(id)).balance;
  }

  owedOnce(id: number, owed: string) {
    return until(
      () => this.balanceOf(id),
      (now) => now.owed === owed && now.reserved === '0.00',
    );
  }

  /** A completed ride on the account. */
  async ride(account: { id: number; service: Parameters<typeof bookOnAccount>[0] }, more: object = {}) {
    const ride = await bookOnAccount(account.service, more);
    await this.world.driven(ride.id);
    await until(
      () => this.balanceOf(account.id),
      ({ reserved }) => reserved === '0.00',
    );
    return ride;
  }

  /** An account that owes for a completed ride. */
  async owing(more: object = {}, fields: object = {}) {
    const account = await business(this.world.api, this.operations.client, fields);
    await expectStatus(
      this.operations.client.post(`/api/admin/business-accounts/${account.id}/cost-centers`, {
        code: 'ROOMS',
        name: 'Rooms',
      }),
      201,
    );
    const ride = await this.ride(account, { costCenter: 'ROOMS', reference: '=Room 12', ...more });
    await this.owedOnce(account.id, ride.totalCost);
    return { ...account, ride, total: ride.totalCost as string };
  }

  /** Its charges, newest first. */
  async chargesOf(id: number) {
    const path = `/api/admin/business-accounts/${id}/charges`;
    return (await expectStatus(this.operations.client.get(path), 200)).body.charges;
  }

  invoiceNow(id: number) {
    return this.operations.client.post(`/api/admin/business-accounts/${id}/invoices`);
  }

  async invoice(id: number) {
    return (await expectStatus(this.operations.client.get(`/api/admin/business-invoices/${id}`), 200)).body;
  }

  pay(invoiceId: number, amount: string, key: string = randomUUID(), more: object = {}) {
    return this.operations.client.post(
      `/api/admin/business-invoices/${invoiceId}/payments`,
      { amount, receivedOn: this.today, reference: 'Wire 7', ...more },
      once(key),
    );
  }

  reverse(paymentId: number, key: string = randomUUID(), reason = 'The check bounced') {
    return this.operations.client.post(`/api/admin/business-payments/${paymentId}/reverse`, { reason }, once(key));
  }

  credit(chargeId: number, amount: string, key: string = randomUUID(), reason = 'Wrong route') {
    return this.operations.client.post(
      `/api/admin/business-charges/${chargeId}/credits`,
      { amount, reason },
      once(key),
    );
  }

  voidInvoice(invoiceId: number, reason = 'Wrong address') {
    return this.operations.client.post(`/api/admin/business-invoices/${invoiceId}/void`, { reason });
  }

  /** Of the tests' city. */
  get today(): string {
    return instantToZoned(new Date(), 'America/New_York').date;
  }

  /** Checks that what each account owes equals the books and its invoices, charges and credits, and that the books balance. */
  async expectBooksToAgree(): Promise<void> {
    const rows = await this.world.api.query(
      `SELECT a.id FROM business_accounts a
        WHERE owed_cents <> (SELECT coalesce(sum(amount_cents), 0) FROM ledger_entries WHERE account = 'business:' || a.id)
           OR reserved_cents <> (SELECT coalesce(sum(amount_cents), 0) FROM business_charges WHERE account_id = a.id AND state = 'reserved')
           OR owed_cents <> (SELECT coalesce(sum(total_cents - paid_cents - credited_cents), 0) FROM business_invoices WHERE account_id = a.id AND status = 'open')
                            + (SELECT coalesce(sum(amount_cents), 0) FROM business_charges WHERE account_id = a.id AND state = 'charged' AND invoice_id IS NULL)
                            - (SELECT coalesce(sum(unused_cents), 0) FROM business_credits WHERE account_id = a.id)`,
    );
    expect(rows).toEqual([]);
    const uneven = await this.world.api.query(
      `SELECT i.id FROM business_invoices i
        WHERE paid_cents <> (SELECT coalesce(sum(amount_cents), 0) FROM business_payments WHERE invoice_id = i.id AND reversed_at IS NULL)
           OR (status <> 'void' AND credited_cents <> (SELECT coalesce(sum(amount_cents), 0) FROM business_credit_uses WHERE invoice_id = i.id AND released_at IS NULL))
           OR (status = 'paid') <> (paid_cents + credited_cents = total_cents AND status <> 'void')
       UNION ALL SELECT c.id FROM business_charges c
        WHERE credited_cents <> (SELECT coalesce(sum(amount_cents), 0) FROM business_credits WHERE charge_id = c.id)
       UNION ALL SELECT n.id FROM business_credits n
        WHERE amount_cents - unused_cents <> (SELECT coalesce(sum(amount_cents), 0) FROM business_credit_uses WHERE credit_id = n.id AND released_at IS NULL)`,
    );
    expect(uneven).toEqual([]);
    const [books] = await this.world.api.query(`SELECT coalesce(sum(amount_cents), 0) AS sum FROM ledger_entries`);
    expect(books.sum).toBe('0');
  }
}
