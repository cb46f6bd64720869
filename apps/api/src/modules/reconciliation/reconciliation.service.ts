import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { ReconciliationRunView } from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import { Database, type Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { Jobs } from '../../platform/jobs/jobs';
import { AlertsFacade } from '../alerts/alerts.facade';
import { AuditFacade } from '../identity/identity.facade';
import { confirmed, DIFFERENCE_KINDS, differenceOfLedger, differenceOfPayout, differenceOfRider, differencesOfPayment, type Difference } from './domain/difference';
import { ProviderRecords, type Movement } from './provider-records';
import { reconcile, reconcileNightly } from './reconciliation.jobs';
import { ReconciliationRepository, type Run } from './reconciliation.repository';

/** Before the working day in the city, UTC. */
const AT = { hour: 7, minute: 40 };
const DAY = 24 * 3600_000;
/** Records that the provider wrote late are read by the next run. */
const OVERLAP = 2 * DAY;
/** A first run reads as far back. */
const FIRST = 90 * DAY;
/** Money that is on its way has arrived in our books after so many seconds. */
const SECOND_LOOK = 60;
const SHOWN = 30;
const SIDE_BY_SIDE = 4;

/** Compares the books with the provider's records, every night and when an operator asks. */
@Injectable()
export class ReconciliationService implements OnModuleInit {
  private readonly logger = new Logger(ReconciliationService.name);

  constructor(
    private readonly database: Database,
    private readonly repository: ReconciliationRepository,
    private readonly records: ProviderRecords,
    private readonly alerts: AlertsFacade,
    private readonly audit: AuditFacade,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.handleDaily(reconcileNightly, AT, async () => void (await this.database.transaction((tx) => this.begin(tx, null))));
    this.jobs.handle(reconcile, ({ runId }) => this.look(runId));
  }

  async list(): Promise<ReconciliationRunView[]> {
    return (await this.repository.list(SHOWN)).map(presentRun);
  }

  /** @returns the run that is under way, where there is one */
  async start(who: Principal): Promise<ReconciliationRunView> {
    return this.database.transaction(async (tx) => {
      const run = await this.begin(tx, who.userId);
      await this.audit.record(who.userId, 'reconcile', `reconciliation:${run.id}`, {}, tx);
      return presentRun(run);
    });
  }

  private async begin(tx: Transaction, startedBy: number | null): Promise<Run> {
    const now = this.clock.now().getTime();
    const last = await this.repository.lastBegin(tx);
    const run = await this.repository.begin(tx, { since: new Date(last ? last.getTime() - OVERLAP : now - FIRST), startedBy });
    if (run) await this.jobs.enqueue(tx, reconcile, { runId: run.id });
    return run ?? (await this.repository.current(tx))!;
  }

  /**
   * What differs at a first look may be money on its way between the provider's records and ours; an alert is what still
   * differs by the same amount at a second look.
   */
  private async look(runId: number): Promise<void> {
    const run = await this.repository.find(runId);
    if (run?.state !== 'running' && run?.state !== 'looking_again') return;
    const records = await this.read(run.since);
    const { compared, differences } = await this.compare(run.since);
    await this.database.transaction(async (tx) => {
      if (run.state === 'running' && differences.length > 0) {
        await this.repository.change(tx, runId, { state: 'looking_again', records, compared, suspects: differences });
        await this.jobs.enqueue(tx, reconcile, { runId }, SECOND_LOOK);
      } else {
        await this.finish(tx, run, { records: run.records + records, compared }, confirmed(run.suspects, differences));
      }
    });
  }

  private async finish(tx: Transaction, { id }: Run, counts: { records: number; compared: number }, differences: readonly Difference[]): Promise<void> {
    for (const difference of differences) await this.alerts.raise(tx, difference);
    await this.alerts.settleOthers(tx, DIFFERENCE_KINDS, differences.map(({ key }) => key));
    await this.repository.change(tx, id, { state: 'finished', finishedAt: this.clock.now(), differences: differences.length, ...counts });
    if (differences.length > 0) this.logger.error(`reconciliation ${id}: ${differences.length} differences, ${differences.slice(0, 5).map(({ key }) => key).join(', ')}`);
  }

  /** Copies what is new at the provider, page by page; a run that is done again copies nothing twice. @returns how many were new */
  private async read(since: Date): Promise<number> {
    let count = 0;
    for (let after: string | null = null; ; ) {
      const { movements, more }: { movements: Movement[]; more: boolean } = await this.records.page(since, after);
      const unknown = await this.repository.unknown(movements.map(({ id }) => id));
      const fresh = movements.filter(({ id }) => unknown.has(id));
      await this.copy(fresh);
      count += fresh.length;
      after = movements.at(-1)?.id ?? null;
      if (!more || after === null) return count;
    }
  }

  private async copy(movements: readonly Movement[]): Promise<void> {
    for (let at = 0; at < movements.length; at += SIDE_BY_SIDE) {
      const some = movements.slice(at, at + SIDE_BY_SIDE);
      await this.repository.store(await Promise.all(some.map(async (movement) => ({ ...movement, ...(await this.records.originOf(movement)) }))));
    }
  }

  private async compare(since: Date): Promise<{ compared: number; differences: Difference[] }> {
    const payments = await this.repository.payments(since);
    const payouts = await this.repository.payouts(since);
    const differences = [
      ...payments.flatMap(differencesOfPayment),
      ...payouts.flatMap(differenceOfPayout),
      ...(await this.repository.unevenRiders()).flatMap(differenceOfRider),
      ...differenceOfLedger(await this.repository.sumOfLedger()),
    ];
    return { compared: payments.length + payouts.length, differences };
  }
}

function presentRun({ id, state, startedBy, startedAt, finishedAt, since, records, compared, differences }: Run): ReconciliationRunView {
  return {
    id,
    state,
    startedBy,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    since: since.toISOString(),
    records,
    compared,
    differences,
  };
}
