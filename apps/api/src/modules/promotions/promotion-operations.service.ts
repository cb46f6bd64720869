import { Injectable, type OnModuleInit } from '@nestjs/common';
import type {
  NewPromotion,
  PromotionChange,
  PromotionEnd,
  PromotionsQuery,
  PromotionView,
  VersionValue,
} from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import { Database, type Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { AuditFacade } from '../identity/identity.facade';
import { reasonGiven, VersionsFacade, type RecordChange } from '../settings/settings.facade';
import { problemsOf } from './domain/term-rules';
import { badTerms, codeTaken, noSuchPromotion } from './promotions.errors';
import { changedTerms, presentPromotion, settingOf, termsOf } from './promotions.presenter';
import { PromotionsRepository } from './promotions.repository';

/** Codes on one page. */
const PAGE = 50;

/** Lets operations manage promotion codes. Every write adds an audit log entry and a version in its own transaction. */
@Injectable()
export class PromotionOperationsService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly repository: PromotionsRepository,
    private readonly audit: AuditFacade,
    private readonly clock: Clock,
    private readonly versions: VersionsFacade,
  ) {}

  onModuleInit(): void {
    this.versions.register('promotion', {
      current: async (code, tx) => {
        const promotion = await (tx ? this.repository.lock(tx, code) : this.repository.find(code));
        return promotion && { promotion: settingOf(promotion) };
      },
      apply: (tx, code, value) => this.restore(tx, code, value),
    });
  }

  async list({ after }: PromotionsQuery): Promise<PromotionView[]> {
    const now = this.clock.now();
    // Read the versions before the codes: after a change in between, the version is outdated and saving is refused.
    const newest = await this.versions.newest('promotion');
    return (await this.repository.list({ after: after ?? null, limit: PAGE })).map((record) =>
      presentPromotion(record, newest.get(record.code) ?? 0, now),
    );
  }

  async add(who: Principal, { reason, ...promotion }: NewPromotion): Promise<PromotionView> {
    const terms = termsOf(promotion);
    const problems = problemsOf(terms, promotion, this.clock.now());
    if (problems.length > 0) throw badTerms(problems);
    const { code } = promotion;
    return this.keep(who, { subject: code, reason }, async (tx) => {
      if (!(await this.repository.insert(tx, code, terms))) throw codeTaken(code);
      await this.audit.record(
        who.userId,
        'add_promotion',
        `promotion:${code}`,
        { ...promotion, ...reasonGiven(reason) },
        tx,
      );
    });
  }

  async change(who: Principal, code: string, { reason, basedOn, ...change }: PromotionChange): Promise<PromotionView> {
    return this.keep(who, { subject: code, reason, basedOn }, async (tx) => {
      const before = await this.repository.lock(tx, code);
      if (!before) throw noSuchPromotion();
      const terms = changedTerms(before, change);
      const problems = problemsOf(terms, change, this.clock.now());
      if (problems.length > 0) throw badTerms(problems);
      await this.repository.update(tx, code, terms);
      await this.audit.record(
        who.userId,
        'change_promotion',
        `promotion:${code}`,
        { ...change, ...reasonGiven(reason) },
        tx,
      );
    });
  }

  /** Ends a code now. Ending it again changes nothing. */
  async end(who: Principal, code: string, { reason, basedOn }: PromotionEnd): Promise<PromotionView> {
    return this.keep(who, { subject: code, reason, basedOn }, async (tx) => {
      const before = await this.repository.lock(tx, code);
      if (!before) throw noSuchPromotion();
      const now = this.clock.now();
      if (!before.validUntil || before.validUntil > now) {
        await this.repository.update(tx, code, { ...before, validUntil: now });
        await this.audit.record(who.userId, 'end_promotion', `promotion:${code}`, reasonGiven(reason), tx);
      }
    });
  }

  /** Restores an earlier version, even one whose dates have passed. */
  private async restore(tx: Transaction, code: string, { promotion }: VersionValue): Promise<void> {
    const before = await this.repository.lock(tx, code);
    if (!before || !promotion) throw noSuchPromotion();
    await this.repository.update(tx, code, changedTerms(before, promotion));
  }

  private keep(
    who: Principal,
    change: Pick<RecordChange, 'reason' | 'basedOn'> & { subject: string },
    work: (tx: Transaction) => Promise<void>,
  ): Promise<PromotionView> {
    return this.database.transaction(async (tx) => {
      await this.versions.change(tx, { kind: 'promotion', who, ...change }, () => work(tx));
      return this.view(tx, change.subject);
    });
  }

  private async view(tx: Transaction, code: string): Promise<PromotionView> {
    const record = await this.repository.record(tx, code);
    if (!record) throw noSuchPromotion();
    const newest = await this.versions.newest('promotion', tx);
    return presentPromotion(record, newest.get(code) ?? 0, this.clock.now());
  }
}
