import { Injectable } from '@nestjs/common';
import type { PayoutState } from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import { Events } from '../../platform/events/events';
import { Jobs } from '../../platform/jobs/jobs';
import { AlertsFacade } from '../alerts/alerts.facade';
import { LedgerFacade } from '../ledger/ledger.facade';
import { failureReasonOf } from './domain/failure';
import type { Payout } from './domain/payout';
import { repaidPayouts } from './domain/repaid-payouts';
import { isFailed, type ProviderPayout } from './payout-provider';
import { payoutArrived, payoutChanged, payoutFailed } from './payouts.events';
import { takePayoutBack } from './payouts.jobs';
import { PayoutsRepository, type PayoutChange } from './payouts.repository';
import { failedPayoutPosting } from './postings';

/** Updates payouts to their state at the provider. The order and number of webhook events do not matter. */
@Injectable()
export class PayoutOutcomes {
  constructor(
    private readonly repository: PayoutsRepository,
    private readonly ledger: LedgerFacade,
    private readonly alerts: AlertsFacade,
    private readonly events: Events,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /** @returns false when the payout is not ours */
  async apply(tx: Transaction, made: ProviderPayout): Promise<boolean> {
    const known = await this.repository.findByProvider(tx, made.id);
    const payout = known ?? (made.payoutId === null ? null : await this.repository.find(made.payoutId, tx));
    if (!payout || (payout.providerPayoutId !== null && payout.providerPayoutId !== made.id)) return false;
    const { id, driverId } = payout;
    await this.change(tx, id, ['requested'], {
      state: 'sent',
      providerPayoutId: made.id,
      arrivesAt: made.arrivesAt,
    });
    if (made.status === 'paid') {
      const arrived = await this.change(tx, id, ['sent'], {
        state: 'paid',
        arrivesAt: made.arrivesAt,
        endedAt: this.clock.now(),
      });
      if (arrived) await this.arrived(tx, id, driverId);
    }
    if (isFailed(made)) {
      await this.fail(
        tx,
        id,
        made.failureCode ?? made.status,
        made.failureMessage ?? 'The bank did not take the payout.',
      );
    }
    return true;
  }

  /** Publishes the arrival and settles the alerts of failed payouts that this payout has repaid. */
  private async arrived(tx: Transaction, payoutId: number, driverId: number): Promise<void> {
    await this.events.publish(tx, payoutArrived, { payoutId, driverId });
    for (const failedId of repaidPayouts(await this.repository.failedAndPaidAfter(tx, driverId)))
      await this.alerts.settle(tx, alertOf(failedId));
  }

  /** Marks a payout as failed. A bank may return a payout even after it was reported as paid. */
  async fail(tx: Transaction, payoutId: number, failureCode: string, failureMessage: string): Promise<void> {
    const failing = await this.change(tx, payoutId, ['requested', 'sent', 'paid'], {
      state: 'returning',
      failureCode,
      failureMessage,
    });
    if (failing) await this.jobs.enqueue(tx, takePayoutBack, { payoutId, tries: 0, round: 0 });
  }

  /** Continues a payout that we gave up although the provider had made it. */
  async resume(tx: Transaction, payoutId: number, made: ProviderPayout): Promise<void> {
    const resumed = await this.change(tx, payoutId, ['returning'], {
      state: 'sent',
      providerPayoutId: made.id,
      arrivesAt: made.arrivesAt,
      failureCode: null,
      failureMessage: null,
    });
    if (!resumed) return;
    await this.alerts.settle(tx, stuckAlertOf(payoutId));
    await this.apply(tx, { ...made, payoutId });
  }

  /** Tells operations that a payout can neither be taken back nor continued. */
  async stuck(tx: Transaction, { id, driverId, amount }: Payout, failureMessage: string): Promise<void> {
    await this.alerts.raise(tx, {
      key: stuckAlertOf(id),
      kind: 'payout_stuck',
      ours: amount,
      data: { payoutId: id, driverId, failureMessage },
    });
  }

  /** Marks the money as returned to our balance. */
  async returned(tx: Transaction, payoutId: number): Promise<void> {
    const failed = await this.change(tx, payoutId, ['returning'], {
      state: 'failed',
      endedAt: this.clock.now(),
    });
    if (!failed) return;
    await this.alerts.settle(tx, stuckAlertOf(payoutId));
    await this.ledger.post(tx, failedPayoutPosting(failed));
    const { driverId, amount, failureCode, failureMessage } = failed;
    await this.alerts.raise(tx, {
      key: alertOf(payoutId),
      kind: 'payout_failed',
      ours: amount,
      theirs: 0,
      data: { payoutId, driverId, failureCode, failureMessage, failureReason: failureReasonOf(failureCode) },
    });
    await this.events.publish(tx, payoutFailed, { payoutId, driverId });
  }

  /** Changes a payout on condition, and publishes that it changed; null when its state is not in `from`. */
  private async change(
    tx: Transaction,
    payoutId: number,
    from: readonly PayoutState[],
    change: PayoutChange,
  ): Promise<Payout | null> {
    const changed = await this.repository.change(tx, payoutId, from, change);
    if (changed) await this.events.publish(tx, payoutChanged, { payoutId, driverId: changed.driverId });
    return changed;
  }
}

const alertOf = (payoutId: number) => `payout:${payoutId}:failed`;
const stuckAlertOf = (payoutId: number) => `payout:${payoutId}:stuck`;
