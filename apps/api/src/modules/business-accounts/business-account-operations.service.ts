import { Injectable } from '@nestjs/common';
import {
  LARGEST_CREDIT_LIMIT,
  type AdminBusinessAccountView,
  type BusinessAccountChange,
  type BusinessAccountList,
  type BusinessAccountsQuery,
  type BusinessChargeList,
  type BusinessChargesQuery,
  type NewBusinessAccount,
  type VolumeDiscounts,
} from '@groupride/contracts';
import { formatCents, parseCents, type Cents } from '@groupride/pricing';
import { brokenUniqueness, Database } from '../../platform/database/database';
import { ApiError, fieldError, notFound } from '../../platform/http/api-error';
import { Idempotency } from '../../platform/http/idempotency';
import type { Principal } from '../../platform/http/principal';
import { AuditFacade } from '../identity/identity.facade';
import { SalesFacade } from '../sales/sales.facade';
import { BusinessAccountViews } from './business-account-views.service';
import { accountChanged, accountClosed } from './business-accounts.errors';
import { presentForOperations, presentRow } from './business-accounts.presenter';
import { BusinessAccountsRepository } from './business-accounts.repository';
import { problemsOfRules, type RuleProblem } from './domain/volume-discount';
import { ACCOUNT_KEYSET } from './lists';

const USUAL_PAGE = 50;

/** Lets operations manage business accounts. Every change is written to the audit log with its reason. */
@Injectable()
export class BusinessAccountOperations {
  constructor(
    private readonly database: Database,
    private readonly accounts: BusinessAccountsRepository,
    private readonly views: BusinessAccountViews,
    private readonly sales: SalesFacade,
    private readonly audit: AuditFacade,
    private readonly idempotency: Idempotency,
  ) {}

  async list(query: BusinessAccountsQuery): Promise<BusinessAccountList> {
    const { limit = USUAL_PAGE, cursor } = query;
    const { rows, nextCursor } = await this.accounts.list(
      { q: query.q ?? null, status: query.status ?? null },
      { limit, order: 'newest', after: ACCOUNT_KEYSET.read('newest', cursor) },
      this.views.calendar.today,
    );
    return { accounts: rows.map(presentRow), nextCursor };
  }

  /** @throws ApiError not_found */
  async view(id: number): Promise<AdminBusinessAccountView> {
    return presentForOperations(await this.views.find(id), this.views.calendar.today);
  }

  /** @throws ApiError not_found */
  async charges(id: number, query: BusinessChargesQuery): Promise<BusinessChargeList> {
    await this.views.find(id);
    return this.views.charges(id, query, null);
  }

  /** @throws ApiError validation_failed, idempotency_key_reused */
  async create(who: Principal, account: NewBusinessAccount, key?: string): Promise<AdminBusinessAccountView> {
    const { name, billingAddress, paymentTermsDays, language = 'en', salesInquiryId = null } = account;
    const fields = {
      name,
      billingAddress,
      paymentTermsDays,
      language,
      billingEmails: emailsOf(account.billingEmails),
      creditLimit: limitOf(account.creditLimit),
    };
    const { id } = await this.database.transaction((tx) =>
      this.idempotency.once(tx, who.userId, key, { call: 'createBusinessAccount', ...account }, async () => {
        if (salesInquiryId !== null) await this.sales.answered(tx, who, salesInquiryId);
        try {
          const created = await this.accounts.insert(tx, { ...fields, createdBy: who.userId, salesInquiryId });
          await this.audit.record(
            who.userId,
            'create_business_account',
            subject(created),
            { ...fields, salesInquiryId },
            tx,
          );
          return { id: created };
        } catch (error) {
          if (brokenUniqueness(error) !== 'business_accounts_sales_inquiry_id_key') throw error;
          throw fieldError('salesInquiryId', 'has a business account already');
        }
      }),
    );
    return this.view(id);
  }

  /** @throws ApiError not_found, validation_failed, account_closed, business_account_changed */
  async change(who: Principal, id: number, change: BusinessAccountChange): Promise<AdminBusinessAccountView> {
    await this.database.transaction(async (tx) => {
      const before = await this.accounts.lock(tx, id);
      if (!before) throw notFound('business account');
      if (before.status === 'closed') throw accountClosed();
      checkRevision(before, change);
      const { discounts: _, revision: _revision, ...fields } = before;
      const after = {
        ...fields,
        ...(change.name ? { name: change.name } : {}),
        ...(change.billingEmails ? { billingEmails: emailsOf(change.billingEmails) } : {}),
        ...(change.billingAddress ? { billingAddress: change.billingAddress } : {}),
        ...(change.creditLimit ? { creditLimit: limitOf(change.creditLimit) } : {}),
        paymentTermsDays: change.paymentTermsDays ?? before.paymentTermsDays,
        language: change.language ?? before.language,
        status: change.status ?? before.status,
      };
      await this.accounts.change(tx, id, after);
      await this.audit.record(
        who.userId,
        'change_business_account',
        subject(id),
        { before: fields, after, reason: change.reason },
        tx,
      );
    });
    return this.view(id);
  }

  /** @throws ApiError not_found, validation_failed, business_account_changed */
  async setDiscounts(
    who: Principal,
    id: number,
    { rules, reason, basedOn }: VolumeDiscounts,
  ): Promise<AdminBusinessAccountView> {
    checkRules(rules);
    const sorted = rules
      .map(({ fromRides, percentOff }) => ({ fromRides, percentOff }))
      .sort((a, b) => a.fromRides - b.fromRides);
    await this.database.transaction(async (tx) => {
      const account = await this.accounts.lock(tx, id);
      if (!account) throw notFound('business account');
      checkRevision(account, { basedOn });
      await this.accounts.setDiscounts(tx, id, sorted);
      await this.audit.record(
        who.userId,
        'set_volume_discounts',
        subject(id),
        { before: account.discounts, after: sorted, reason },
        tx,
      );
    });
    return this.view(id);
  }
}

function checkRevision({ revision }: { revision: number }, { basedOn }: { basedOn?: number | undefined }): void {
  if (basedOn !== undefined && basedOn !== revision) throw accountChanged();
}

const subject = (id: number): string => `business_account:${id}`;

function emailsOf(emails: readonly { email: string }[]): string[] {
  if (emails.length === 0) throw fieldError('billingEmails', 'name at least one address');
  return [...new Set(emails.map(({ email }) => email))];
}

function limitOf(text: string): Cents {
  const limit = parseCents(text);
  if (limit < 0 || limit > LARGEST_CREDIT_LIMIT)
    throw fieldError('creditLimit', `must be from 0.00 to ${formatCents(LARGEST_CREDIT_LIMIT)}`);
  return limit;
}

const RULE_PROBLEMS: Readonly<Record<RuleProblem, { field: string; message: string }>> = {
  repeated: { field: 'fromRides', message: 'is in another rule already' },
  not_higher: { field: 'percentOff', message: 'must be more than with fewer rides' },
};

function checkRules(rules: VolumeDiscounts['rules']): void {
  const errors = problemsOfRules(rules).map(({ index, problem }) => {
    const { field, message } = RULE_PROBLEMS[problem];
    return { field: `rules.${index}.${field}`, code: problem, message };
  });
  if (errors.length > 0)
    throw new ApiError('validation_failed', `${errors[0]!.field}: ${errors[0]!.message}`, { errors });
}
