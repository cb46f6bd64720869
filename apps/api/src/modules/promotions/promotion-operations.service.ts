import { Injectable } from '@nestjs/common';
import type { NewPromotion, PromotionChange, PromotionsQuery, PromotionView } from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import { Database, type Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { AuditFacade } from '../identity/identity.facade';
import { problemsOf } from './domain/term-rules';
import { badTerms, codeTaken, noSuchPromotion } from './promotions.errors';
import { changedTerms, presentPromotion, termsOf } from './promotions.presenter';
import { PromotionsRepository } from './promotions.repository';

/** Codes on one page. */
const PAGE = 50;

/** The codes as operations keep them. Every write is in the audit log, in its own transaction. */
@Injectable()
export class PromotionOperationsService {
  constructor(
    private readonly database: Database,
    private readonly repository: PromotionsRepository,
    private readonly audit: AuditFacade,
    private readonly clock: Clock,
  ) {}

  async list({ after }: PromotionsQuery): Promise<PromotionView[]> {
    const now = this.clock.now();
    return (await this.repository.list({ after: after ?? null, limit: PAGE })).map((record) =>
      presentPromotion(record, now),
    );
  }

  async add(who: Principal, promotion: NewPromotion): Promise<PromotionView> {
    const terms = termsOf(promotion);
    const problems = problemsOf(terms, promotion, this.clock.now());
    if (problems.length > 0) throw badTerms(problems);
    const { code } = promotion;
    return this.database.transaction(async (tx) => {
      if (!(await this.repository.insert(tx, code, terms))) throw codeTaken(code);
      await this.audit.record(who.userId, 'add_promotion', `promotion:${code}`, { ...promotion }, tx);
      return this.view(tx, code);
    });
  }

  async change(who: Principal, code: string, change: PromotionChange): Promise<PromotionView> {
    return this.database.transaction(async (tx) => {
      const before = await this.repository.lock(tx, code);
      if (!before) throw noSuchPromotion();
      const terms = changedTerms(before, change);
      const problems = problemsOf(terms, change, this.clock.now());
      if (problems.length > 0) throw badTerms(problems);
      await this.repository.update(tx, code, terms);
      await this.audit.record(who.userId, 'change_promotion', `promotion:${code}`, { ...change }, tx);
      return this.view(tx, code);
    });
  }

  /** Over from now on; ending what is over changes nothing. */
  async end(who: Principal, code: string): Promise<PromotionView> {
    return this.database.transaction(async (tx) => {
      const before = await this.repository.lock(tx, code);
      if (!before) throw noSuchPromotion();
      const now = this.clock.now();
      if (!before.validUntil || before.validUntil > now) {
        await this.repository.update(tx, code, { ...before, validUntil: now });
        await this.audit.record(who.userId, 'end_promotion', `promotion:${code}`, {}, tx);
      }
      return this.view(tx, code);
    });
  }

  private async view(tx: Transaction, code: string): Promise<PromotionView> {
    const record = await this.repository.record(tx, code);
    if (!record) throw noSuchPromotion();
    return presentPromotion(record, this.clock.now());
  }
}
