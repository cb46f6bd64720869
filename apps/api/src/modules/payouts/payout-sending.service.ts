import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Database, type Transaction } from '../../platform/database/database';
import { Jobs } from '../../platform/jobs/jobs';
import { ProviderError } from '../../platform/stripe/provider-error';
import { keyForRound, secondsUntilNextAttempt } from '../../platform/stripe/tries';
import type { Payout } from './domain/payout';
import { isFailed, PayoutProvider, type ProviderPayout } from './payout-provider';
import { MOST_TRIES, sendPayout, takePayoutBack, TELL_AFTER, type SendPayout } from './payouts.jobs';
import { PayoutsRepository } from './payouts.repository';
import { PayoutOutcomes } from './payout-outcomes.service';

const UNDER_WAY = ['requested'] as const;

/**
 * Sends payouts to the driver's balance at the provider, and from there to the bank. A crash at any point leads to
 * another try, never to a second payout.
 */
@Injectable()
export class PayoutSendingService implements OnModuleInit {
  private readonly logger = new Logger(PayoutSendingService.name);

  constructor(
    private readonly database: Database,
    private readonly repository: PayoutsRepository,
    private readonly provider: PayoutProvider,
    private readonly outcomes: PayoutOutcomes,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(sendPayout, (job) => this.send(job));
    this.jobs.handle(takePayoutBack, (job) => this.takeBack(job));
  }

  private async send(job: SendPayout): Promise<void> {
    const payout = await this.repository.find(job.payoutId);
    if (payout?.state !== 'requested') return;
    const account = await this.repository.findAccount(payout.driverId);
    if (!account?.providerAccount) return this.giveUp(payout, 'no_account', 'There is no account to pay out to.');
    try {
      const transferred = payout.transferId ? payout : await this.transfer(payout, account.providerAccount, job);
      if (!transferred) return;
      const made =
        (await this.provider.findPayout(account.providerAccount, payout.id)) ??
        (await this.payOut(payout, account.providerAccount, job));
      await this.record(payout.id, made);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      this.logger.warn(`payout ${payout.id}, try ${job.tries + 1}: ${error.failure}, ${error.message}`);
      if (job.tries + 1 >= mostTries(error)) return this.giveUp(payout, error.code ?? error.failure, error.message);
      await this.again(sendPayout, job, error);
    }
  }

  private async transfer(payout: Payout, accountId: string, { round }: SendPayout): Promise<Payout | null> {
    const transferId =
      (await this.provider.findTransfer(payout.id)) ??
      (await this.provider.transfer(
        { payoutId: payout.id, accountId, amount: payout.amount },
        keyForRound(`payout:${payout.id}:transfer`, round),
      ));
    return this.database.transaction((tx) => this.repository.change(tx, payout.id, UNDER_WAY, { transferId }));
  }

  private payOut(payout: Payout, accountId: string, { round }: SendPayout): Promise<ProviderPayout> {
    return this.provider.payOut(
      { payoutId: payout.id, accountId, amount: payout.amount, kind: payout.kind },
      keyForRound(`payout:${payout.id}:send`, round),
    );
  }

  private async record(payoutId: number, made: ProviderPayout): Promise<void> {
    await this.database.transaction((tx) => this.outcomes.apply(tx, { ...made, payoutId }));
  }

  private async giveUp(payout: Payout, code: string, message: string): Promise<void> {
    await this.database.transaction((tx) => this.outcomes.fail(tx, payout.id, code, message));
  }

  /** Reverses the transfer and credits the driver again, unless the payout was made after all. */
  private async takeBack(job: SendPayout): Promise<void> {
    const payout = await this.repository.find(job.payoutId);
    if (payout?.state !== 'returning') return;
    try {
      // The answer to the last try may have been lost.
      const made = await this.madeFor(payout);
      if (made && !isFailed(made)) return await this.resume(payout.id, made);
      // The provider may have made a transfer whose id never reached us.
      const transferId = payout.transferId ?? (await this.provider.findTransfer(payout.id));
      if (transferId) await this.provider.takeBack(transferId, keyForRound(`payout:${payout.id}:take_back`, job.round));
      await this.database.transaction((tx) => this.outcomes.returned(tx, payout.id));
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      this.logger.warn(
        `payout ${payout.id} could not be taken back, try ${job.tries + 1}: ${error.failure}, ${error.message}`,
      );
      await this.again(takePayoutBack, job, error, async (tx, tries) => {
        if (tries === TELL_AFTER) await this.outcomes.stuck(tx, payout, error.message);
      });
    }
  }

  /** The provider's payout that was made for one of ours, or null. */
  private async madeFor({ id, driverId, providerPayoutId }: Payout): Promise<ProviderPayout | null> {
    const account = (await this.repository.findAccount(driverId))?.providerAccount;
    if (!account) return null;
    return providerPayoutId ? this.provider.payout(account, providerPayoutId) : this.provider.findPayout(account, id);
  }

  private async resume(payoutId: number, made: ProviderPayout): Promise<void> {
    await this.database.transaction((tx) => this.outcomes.resume(tx, payoutId, made));
  }

  private async again(
    job: typeof sendPayout,
    { payoutId, tries, round }: SendPayout,
    error: ProviderError,
    alsoDo: (tx: Transaction, tries: number) => Promise<void> = async () => undefined,
  ): Promise<void> {
    const next = { payoutId, tries: tries + 1, round: error.failure === 'unreachable' ? round : round + 1 };
    await this.database.transaction(async (tx) => {
      await this.jobs.enqueue(tx, job, next, secondsUntilNextAttempt(tries));
      await alsoDo(tx, next.tries);
    });
  }
}

/**
 * Retries only outages. A payout that the provider refuses, even for lack of funds, returns to the driver's balance at
 * once.
 */
function mostTries({ failure }: ProviderError): number {
  return failure === 'unreachable' || failure === 'failing' ? MOST_TRIES : 0;
}
