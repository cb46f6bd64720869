import { Injectable } from '@nestjs/common';
import { formatCents, type Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import { AuditFacade, OutboxFacade } from '../identity/identity.facade';
import { InboxFacade } from '../inbox/inbox.facade';
import { CREDIT_GRANTED_TEXTS, CREDIT_REVOKED_TEXTS } from './credit-texts';
import type { NewCredit } from './credits.repository';

interface Revoked {
  id: number;
  riderId: number;
  by: number;
  reason: string;
  amount: Cents;
}

/** Tells riders what happened to their credit, by mail and in the application, and writes it into the audit log. */
@Injectable()
export class CreditAnnouncements {
  constructor(
    private readonly inbox: InboxFacade,
    private readonly outbox: OutboxFacade,
    private readonly audit: AuditFacade,
  ) {}

  async granted(tx: Transaction, credit: NewCredit & { id: number }): Promise<void> {
    const { id, riderId, amount, reason, rideId, expiresAt, grantedBy } = credit;
    const data = { creditId: id, amount: formatCents(amount), reason, rideId, expiresAt: expiresAt.toISOString() };
    await this.audit.record(grantedBy, 'grant_credit', `user:${riderId}`, data, tx);
    await this.notify(tx, 'credit_granted', { id, riderId, amount, reason });
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
    await this.notify(tx, 'credit_revoked', { id, riderId, amount, reason });
    await this.outbox.write(
      riderId,
      {
        key: `credit:${id}:revoked`,
        template: CREDIT_REVOKED_TEXTS,
        facts: ({ money }) => ({ amount: money(amount), reason }),
        page: PAGE,
      },
      tx,
    );
  }

  private async notify(
    tx: Transaction,
    kind: 'credit_granted' | 'credit_revoked',
    { id, riderId, amount, reason }: { id: number; riderId: number; amount: Cents; reason: string },
  ): Promise<void> {
    const facts = { amount, reason };
    await this.inbox.notify(tx, [
      { userId: riderId, key: `credit:${id}:${kind}`, kind, rideId: null, facts, path: PAGE.path },
    ]);
  }
}

const PAGE = { app: 'rider', path: '/profile/payment' } as const;
