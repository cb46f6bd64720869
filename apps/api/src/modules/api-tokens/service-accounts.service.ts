import { Injectable } from '@nestjs/common';
import {
  type ApiTokenRotation,
  type CreatedApiToken,
  isOperationsScope,
  type NewApiToken,
  type NewServiceAccount,
  type ServiceAccountView,
} from '@groupride/contracts';
import { Database, type Transaction } from '../../platform/database/database';
import { Events } from '../../platform/events/events';
import { notFound } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { AuditFacade, IdentityFacade } from '../identity/identity.facade';
import { serviceAccountClosed } from './api-tokens.events';
import { serviceScopesRefused } from './api-tokens.errors';
import { presentServiceAccount } from './api-tokens.presenter';
import { ApiTokensRepository } from './api-tokens.repository';
import { type ServiceAccount, ServiceAccountsRepository } from './service-accounts.repository';
import { TokensService } from './tokens.service';

/** Lets operators manage the accounts of programs. Every change is in the audit log. */
@Injectable()
export class ServiceAccountsService {
  constructor(
    private readonly database: Database,
    private readonly accounts: ServiceAccountsRepository,
    private readonly tokens: TokensService,
    private readonly storedTokens: ApiTokensRepository,
    private readonly people: IdentityFacade,
    private readonly audit: AuditFacade,
    private readonly events: Events,
  ) {}

  /** All service accounts with their tokens, newest first. */
  async list(): Promise<ServiceAccountView[]> {
    const accounts = await this.accounts.list();
    const creators = await this.people.findMany(accounts.map(({ createdBy }) => createdBy));
    const tokens = await this.tokens.listOf(accounts.map(({ userId }) => userId));
    return accounts.map((account) => ({
      ...presentServiceAccount(account, creators.get(account.createdBy)?.name ?? ''),
      tokens: tokens.get(account.userId) ?? [],
    }));
  }

  async create(me: Principal, { name }: NewServiceAccount): Promise<ServiceAccountView> {
    return this.database.transaction(async (tx) => {
      const userId = await this.people.createServiceUser(tx, name);
      const account = await this.accounts.insert(tx, { userId, name, createdBy: me.userId });
      await this.record(tx, me, 'create_service_account', account, { name });
      return { ...presentServiceAccount(account, me.name), tokens: [] };
    });
  }

  /** Closes an account: its tokens stop working, its rides stay. Idempotent. */
  async close(me: Principal, accountId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      const account = await this.accounts.close(tx, accountId);
      if (!account) return;
      await this.storedTokens.revokeAllOf(tx, account.userId);
      await this.events.publish(tx, serviceAccountClosed, { serviceAccountId: account.id });
      await this.record(tx, me, 'close_service_account', account, { name: account.name });
    });
  }

  /** @throws ApiError not_found, validation_failed, too_many_tokens */
  async createToken(me: Principal, accountId: number, request: NewApiToken): Promise<CreatedApiToken> {
    if (request.scopes.some(isOperationsScope)) throw serviceScopesRefused();
    return this.database.transaction(async (tx) => {
      const account = await this.lock(tx, accountId);
      const created = await this.tokens.create(tx, 'svc', account.userId, request);
      const { id, name, scopes } = created.token;
      await this.record(tx, me, 'create_token', account, { token: id, name, scopes });
      return created;
    });
  }

  /** @throws ApiError not_found, token_not_active */
  async rotateToken(
    me: Principal,
    accountId: number,
    tokenId: number,
    rotation: ApiTokenRotation,
  ): Promise<CreatedApiToken> {
    return this.database.transaction(async (tx) => {
      const account = await this.lock(tx, accountId);
      const created = await this.tokens.rotate(tx, 'svc', account.userId, tokenId, rotation);
      await this.record(tx, me, 'rotate_token', account, { token: tokenId, replacedBy: created.token.id });
      return created;
    });
  }

  /** @throws ApiError not_found */
  async revokeToken(me: Principal, accountId: number, tokenId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      const account = await this.lock(tx, accountId);
      await this.tokens.revoke(tx, account.userId, tokenId);
      await this.record(tx, me, 'revoke_token', account, { token: tokenId });
    });
  }

  private async lock(tx: Transaction, accountId: number): Promise<ServiceAccount> {
    const account = await this.accounts.lockOpen(tx, accountId);
    if (!account) throw notFound('service account');
    return account;
  }

  private record(
    tx: Transaction,
    me: Principal,
    action: string,
    { id }: ServiceAccount,
    data: Record<string, unknown>,
  ): Promise<void> {
    return this.audit.record(me.userId, action, `service_account:${id}`, data, tx);
  }
}
