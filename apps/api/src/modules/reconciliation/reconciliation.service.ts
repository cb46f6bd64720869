import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { ReconciliationRequest, ReconciliationRunView } from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import { Database, type Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { Jobs } from '../../platform/jobs/jobs';
import { AlertsFacade } from '../alerts/alerts.facade';
import { AuditFacade } from '../identity/identity.facade';
import { LedgerComparison, type Comparison } from './ledger-comparison.service';
import { confirmed, DIFFERENCE_KINDS, type Difference } from './domain/difference';
import { unexplainedIn } from './domain/totals';
import { reconcile, reconcileNightly } from './reconciliation.jobs';
import { presentRun } from './reconciliation.presenter';
import { ReconciliationRepository, type Checkpoint, type Run } from './reconciliation.repository';

/** In UTC; before the working day in the city. */
const AT = { hour: 7, minute: 40 };
const DAY = 24 * 3600_000;
/** Overlap with the previous run, to include records that the provider wrote late. */
const OVERLAP = 2 * DAY;
const EVER = new Date(0);
/** Seconds until the second comparison, by which time money in transit has reached our books. */
const SECOND_LOOK = 60;
const SHOWN = 30;

/**
 * Compares the books with the provider's records every night and on request. Records since the previous run are
 * compared line by line, older ones by their sums. When a sum is wrong, everything is compared line by line.
 */
@Injectable()
export class ReconciliationService implements OnModuleInit {
  private readonly logger = new Logger(ReconciliationService.name);

  constructor(
    private readonly database: Database,
    private readonly repository: ReconciliationRepository,
    private readonly comparing: LedgerComparison,
    private readonly alerts: AlertsFacade,
    private readonly audit: AuditFacade,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.handleDaily(
      reconcileNightly,
      AT,
      async () => void (await this.database.transaction((tx) => this.begin(tx, null, false))),
    );
    this.jobs.handle(reconcile, ({ runId }) => this.look(runId));
  }

  async list(): Promise<ReconciliationRunView[]> {
    return (await this.repository.list(SHOWN)).map(presentRun);
  }

  /** @returns the new run, or the one that is already in progress */
  async start(who: Principal, { whole = false }: ReconciliationRequest): Promise<ReconciliationRunView> {
    return this.database.transaction(async (tx) => {
      const run = await this.begin(tx, who.userId, whole);
      await this.audit.record(who.userId, 'reconcile', `reconciliation:${run.id}`, { whole }, tx);
      return presentRun(run);
    });
  }

  private async begin(tx: Transaction, startedBy: number | null, whole: boolean): Promise<Run> {
    const last = whole ? null : await this.repository.lastCheckpoint(tx);
    const since = last ? new Date(last.startedAt.getTime() - OVERLAP) : EVER;
    for (;;) {
      const run = await this.repository.begin(tx, { since, whole: last === null, startedBy });
      if (run) await this.jobs.enqueue(tx, reconcile, { runId: run.id });
      const begun = run ?? (await this.repository.current(tx));
      // The run in progress may have ended between the two calls.
      if (begun) return begun;
    }
  }

  /**
   * Differences of the first comparison may be money in transit. Only those that a second comparison finds with the
   * same amount become alerts.
   */
  private async look(runId: number): Promise<void> {
    const run = await this.repository.find(runId);
    if (run?.state !== 'running' && run?.state !== 'looking_again') return;
    const lookedAt = this.clock.now();
    const last = await this.repository.lastCheckpoint();
    const found = await this.comparing.compare(run, last);
    const { records, compared, differences } = found;
    await this.database.transaction(async (tx) => {
      if (found.asksForEverything) {
        await this.repository.change(tx, runId, { whole: true, since: EVER, records });
        await this.jobs.enqueue(tx, reconcile, { runId });
      } else if (run.state === 'running' && differences.length > 0) {
        await this.repository.change(tx, runId, {
          state: 'looking_again',
          records: run.records + records,
          compared,
          suspects: differences,
        });
        await this.jobs.enqueue(tx, reconcile, { runId }, SECOND_LOOK);
      } else {
        await this.finish(tx, run, { ...found, lookedAt }, confirmed(run.suspects, differences));
      }
    });
  }

  private async finish(
    tx: Transaction,
    { id, records }: Run,
    found: Comparison & { lookedAt: Date },
    differences: readonly Difference[],
  ): Promise<void> {
    for (const difference of differences) await this.alerts.raise(tx, difference);
    // Also keeps alerts of differences that are not confirmed, which may have been raised between the two comparisons,
    // and alerts that were raised since the second one began to read.
    await this.alerts.settleOthers(
      tx,
      DIFFERENCE_KINDS,
      found.differences.map(({ key }) => key),
      found.lookedAt,
    );
    const checkpoint: Checkpoint = { ...found.checkpoint, unexplained: unexplainedIn(found.totals, found.balance) };
    const counts = { records: records + found.records, compared: found.compared, differences: differences.length };
    await this.repository.change(tx, id, { state: 'finished', finishedAt: this.clock.now(), ...counts, checkpoint });
    if (differences.length > 0)
      this.logger.error(
        `reconciliation ${id}: ${differences.length} differences, ${differences
          .slice(0, 5)
          .map(({ key }) => key)
          .join(', ')}`,
      );
  }
}
