import { Injectable } from '@nestjs/common';
import {
  type ApiTokenRotation,
  type ApiTokenView,
  type CreatedApiToken,
  isOperationsScope,
  type NewApiToken,
} from '@groupride/contracts';
import { Database, type Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { AuditFacade, OutboxFacade } from '../identity/identity.facade';
import { operationsScopesRefused } from './api-tokens.errors';
import { TOKEN_CREATED, TOKEN_ROTATED } from './token-texts';
import { TokensService } from './tokens.service';

/**
 * Lets people manage their own tokens. New ones are announced by email; tokens with operator rights are in the audit
 * log.
 */
@Injectable()
export class PersonalTokensService {
  constructor(
    private readonly database: Database,
    private readonly tokens: TokensService,
    private readonly audit: AuditFacade,
    private readonly outbox: OutboxFacade,
  ) {}

  async list(me: Principal): Promise<ApiTokenView[]> {
    return (await this.tokens.listOf([me.userId])).get(me.userId) ?? [];
  }

  /**
   * @throws ApiError validation_failed when a person who is not an operator requests operator scopes; too_many_tokens
   */
  async create(me: Principal, request: NewApiToken): Promise<CreatedApiToken> {
    if (request.scopes.some(isOperationsScope) && !me.isAdmin) throw operationsScopesRefused();
    return this.database.transaction(async (tx) => {
      const created = await this.tokens.create(tx, 'pat', me.userId, request);
      await this.record(tx, me, 'create_token', created.token);
      await this.outbox.write(me.userId, { template: TOKEN_CREATED, facts: () => null }, tx);
      return created;
    });
  }

  /** @throws ApiError not_found, token_not_active; validation_failed like `create` */
  async rotate(me: Principal, tokenId: number, rotation: ApiTokenRotation): Promise<CreatedApiToken> {
    return this.database.transaction(async (tx) => {
      const created = await this.tokens.rotate(tx, 'pat', me.userId, tokenId, rotation);
      // Thrown inside the transaction, so that the replacement is rolled back.
      if (created.token.scopes.some(isOperationsScope) && !me.isAdmin) throw operationsScopesRefused();
      await this.record(tx, me, 'rotate_token', created.token);
      await this.outbox.write(me.userId, { template: TOKEN_ROTATED, facts: () => null }, tx);
      return created;
    });
  }

  /** @throws ApiError not_found */
  async revoke(me: Principal, tokenId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.record(tx, me, 'revoke_token', await this.tokens.revoke(tx, me.userId, tokenId));
    });
  }

  private async record(
    tx: Transaction,
    me: Principal,
    action: string,
    { id, name, scopes }: ApiTokenView,
  ): Promise<void> {
    if (scopes.some(isOperationsScope)) await this.audit.record(me.userId, action, `token:${id}`, { name, scopes }, tx);
  }
}
