import { Injectable } from '@nestjs/common';
import { formatCents, type Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import { AuditFacade, OutboxFacade } from '../identity/identity.facade';
import { InboxFacade } from '../inbox/inbox.facade';
import { CREDIT_GRANTED_TEXTS, CREDIT_RETURNED_TEXTS, CREDIT_REVOKED_TEXTS } from './credit-texts';
import type { NewCredit } from './credits.repository';

interface Revoked {
  id: number;
  riderId: number;
  by: number;
  reason: string;
  amount: Cents;
}

interface Returned {
  riderId: number;
  rideId: number;
  by: number;
  reason: string;
  returned: Cents;
  /** Less than the returned amount when the credit has been revoked. */
  usable: Cents;
}

/** Tells riders by email and in the app about changes of their credit, and records them in the audit log. */
@Injectable()
export class CreditNotices {
  constructor(
    private readonly inbox: InboxFacade,
    private readonly outbox: OutboxFacade,
    private readonly audit: AuditFacade,
  ) {}

  async granted(tx: Transaction, credit: NewCredit & { id: number }): Promise<void> {
    const { id, riderId, amount, reason, rideId, expiresAt, grantedBy } = credit;
    const data = { creditId: id, amount: formatCents(amount), reason, rideId, expiresAt: expiresAt.toISOString() };
    await this.audit.record(grantedBy, 'grant_credit', `user:${riderId}`, data, tx);
    await this.notify(tx, riderId, `credit:${id}:credit_granted`, {
      kind: 'credit_granted',
      facts: { amount, reason },
    });
    await this.outbox.write(
      riderId,
      {
        key: `credit:${id}:granted`,
        template: CREDIT_GRANTED_TEXTS,
        facts: ({ money, date }) => ({ amount: money(amount), reason, until: date(expiresAt) }),
        page: PAGE,
      },
      tx,
    );
  }

  async revoked(tx: Transaction, { id, riderId, by, reason, amount }: Revoked): Promise<void> {
    const data = { creditId: id, amount: formatCents(amount), reason };
    await this.audit.record(by, 'revoke_credit', `user:${riderId}`, data, tx);
    await this.notify(
      tx,
      riderId,
      `credit:${id}:credit_revoked`,
      amount === 0
        ? { kind: 'credit_ending', facts: { reason } }
        : { kind: 'credit_revoked', facts: { amount, reason } },
    );
    await this.outbox.write(
      riderId,
      {
        key: `credit:${id}:revoked`,
        template: CREDIT_REVOKED_TEXTS,
        facts: ({ money }) => ({ amount: amount === 0 ? null : money(amount), reason }),
        page: PAGE,
      },
      tx,
    );
  }

  async returned(tx: Transaction, { riderId, rideId, by, reason, returned, usable }: Returned): Promise<void> {
    const data = { rideId, amount: formatCents(returned), reason };
    await this.audit.record(by, 'return_credit', `user:${riderId}`, data, tx);
    if (usable === 0) return;
    const key = `ride:${rideId}:credit:${riderId}:returned`;
    await this.notify(tx, riderId, key, { kind: 'credit_returned', facts: { amount: usable, reason } });
    await this.outbox.write(
      riderId,
      {
        key,
        template: CREDIT_RETURNED_TEXTS,
        facts: ({ money }) => ({ amount: money(usable), reason }),
        page: PAGE,
      },
      tx,
    );
  }

  private async notify(tx: Transaction, riderId: number, key: string, notice: CreditNotice): Promise<void> {
    await this.inbox.notify(tx, [{ userId: riderId, key, ...notice, rideId: null, path: PAGE.path }]);
  }
}

type CreditNotice =
  | { kind: 'credit_granted' | 'credit_revoked' | 'credit_returned'; facts: { amount: Cents; reason: string } }
  | { kind: 'credit_ending'; facts: { reason: string } };

const PAGE = { app: 'rider', path: '/profile/payment' } as const;
