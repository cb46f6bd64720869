import { Injectable } from '@nestjs/common';
import type { RiderBlocking } from '@groupride/contracts';
import { Database } from '../../platform/database/database';
import { notFound } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { Accounts } from './accounts.repository';
import { BLOCKED_TEXTS, UNBLOCKED_TEXTS } from './block-texts';
import type { Account } from './domain/account';
import { alreadyBlocked, notBlocked, operatorNotBlocked } from './identity.errors';
import { AuditFacade, OutboxFacade } from './identity.facade';

/** Lets operations bar riders from booking and joining rides. Sessions and open rides stay. */
@Injectable()
export class BlocksService {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly audit: AuditFacade,
    private readonly outbox: OutboxFacade,
  ) {}

  /** @throws ApiError not_found, already_blocked, account_is_operator */
  async block(who: Principal, riderId: number, { reason }: RiderBlocking): Promise<void> {
    await this.database.transaction(async (tx) => {
      if (!(await this.accounts.block(tx, riderId, who.userId, reason))) {
        const rider = found(await this.accounts.find(riderId, tx));
        throw rider.isAdmin ? operatorNotBlocked() : alreadyBlocked();
      }
      await this.audit.record(who.userId, 'block_rider', `user:${riderId}`, { reason }, tx);
      await this.outbox.write(
        riderId,
        { template: BLOCKED_TEXTS, facts: () => ({ reason }), page: { app: 'rider', path: '/help' } },
        tx,
      );
    });
  }

  /** @throws ApiError not_found, not_blocked */
  async unblock(who: Principal, riderId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      if (!(await this.accounts.unblock(tx, riderId))) {
        found(await this.accounts.find(riderId, tx));
        throw notBlocked();
      }
      await this.audit.record(who.userId, 'unblock_rider', `user:${riderId}`, {}, tx);
      await this.outbox.write(
        riderId,
        { template: UNBLOCKED_TEXTS, facts: () => ({}), page: { app: 'rider', path: '/' } },
        tx,
      );
    });
  }
}

/** Guests and deleted accounts count as not found. @throws ApiError not_found */
function found(account: Account | null): Account {
  if (!account || account.deletedAt || account.guestRideId) throw notFound('rider');
  return account;
}
