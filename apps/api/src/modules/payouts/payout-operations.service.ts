import { Injectable } from '@nestjs/common';
import type { AdminPayoutList, AdminPayoutQuery, AdminPayoutView } from '@groupride/contracts';
import { Database, type Transaction } from '../../platform/database/database';
import { notFound } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { AuditFacade } from '../identity/identity.facade';
import { payoutAccountNotReady, payoutNotRepeatable, payoutTooLarge } from './payouts.errors';
import { presentAdminPayout, presentPage } from './payouts.presenter';
import { PayoutsRepository, type PayoutWithDriver } from './payouts.repository';
import { PayoutCreation } from './payout-creation.service';

const PAGE = 25;

/** Payouts for operations, who can repeat the failed ones. */
@Injectable()
export class PayoutOperationsService {
  constructor(
    private readonly database: Database,
    private readonly repository: PayoutsRepository,
    private readonly creation: PayoutCreation,
    private readonly audit: AuditFacade,
  ) {}

  async list({ state, driverId, before }: AdminPayoutQuery): Promise<AdminPayoutList> {
    return presentPage(
      await this.repository.listAll(
        { state: state ?? null, driverId: driverId ?? null, before: before ?? null },
        PAGE + 1,
      ),
      PAGE,
    );
  }

  /**
   * Promises the same amount again as a new payout with its own idempotency keys. A failed payout is repeated only
   * once.
   * @returns the new payout
   * @throws ApiError not_found, payout_not_repeatable, payout_account_not_ready, payout_too_large
   */
  async retry(who: Principal, payoutId: number): Promise<AdminPayoutView> {
    return this.database.transaction(async (tx) => {
      const known = await this.repository.find(payoutId, tx);
      if (!known) throw notFound('payout');
      const account = await this.repository.lockAccount(tx, known.driverId);
      // Read under the lock, because another request may have repeated the payout meanwhile.
      const failed = await this.repository.findWithDriver(payoutId, tx);
      if (failed?.state !== 'failed' || failed.retriedBy !== null) throw payoutNotRepeatable();
      if (!account?.payoutsEnabled) throw payoutAccountNotReady();
      const id = await this.repeat(tx, failed, account.bankLast4);
      await this.audit.record(
        who.userId,
        'retry_payout',
        `payout:${id}`,
        { retryOf: payoutId, driverId: failed.driverId },
        tx,
      );
      return presentAdminPayout((await this.repository.findWithDriver(id, tx))!);
    });
  }

  /** The returned money may have been paid out otherwise meanwhile, so never more than the balance is promised. */
  private async repeat(
    tx: Transaction,
    { id, driverId, kind, amount, fee, dueOn, failedBefore }: PayoutWithDriver,
    bankLast4: string | null,
  ): Promise<number> {
    const owed = await this.creation.balanceOf(driverId, tx);
    if (amount + fee > owed) throw payoutTooLarge(Math.max(owed - fee, 0));
    const payout = await this.creation.make(tx, {
      driverId,
      kind,
      amount,
      fee,
      dueOn,
      failedBefore: failedBefore + 1,
      bankLast4,
      retryOf: id,
    });
    if (!payout) throw payoutNotRepeatable();
    return payout.id;
  }
}
