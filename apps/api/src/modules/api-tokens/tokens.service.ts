import { Injectable } from '@nestjs/common';
import type { ApiTokenRotation, ApiTokenView, CreatedApiToken, NewApiToken } from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import { notFound } from '../../platform/http/api-error';
import { CURRENT_VERSION } from '../../platform/http/versions/version-history';
import { hashToken } from '../../platform/token-hash';
import { presentToken } from './api-tokens.presenter';
import { tokenNotActive, tooManyTokens } from './api-tokens.errors';
import { ApiTokensRepository, type StoredToken } from './api-tokens.repository';
import { newToken, type TokenKind } from './token-text';

/** Manages the tokens of one owner, a person or a service account. Callers check permissions. */
@Injectable()
export class TokensService {
  constructor(
    private readonly tokens: ApiTokensRepository,
    private readonly clock: Clock,
  ) {}

  /** Tokens by user id, newest first. Includes expired and revoked tokens. */
  async listOf(userIds: readonly number[]): Promise<Map<number, ApiTokenView[]>> {
    const lists = new Map<number, ApiTokenView[]>(userIds.map((userId) => [userId, []]));
    for (const token of await this.tokens.listOf(userIds)) lists.get(token.userId)?.push(this.view(token));
    return lists;
  }

  /** @throws ApiError too_many_tokens */
  async create(
    tx: Transaction,
    kind: TokenKind,
    userId: number,
    { name, scopes, expiresInDays }: NewApiToken,
  ): Promise<CreatedApiToken> {
    const { token, prefix } = newToken(kind);
    const stored = await this.tokens.insert(tx, {
      userId,
      name,
      prefix,
      expiresInDays,
      version: CURRENT_VERSION,
      tokenHash: hashToken(token),
      scopes: [...new Set(scopes)].sort(),
    });
    if (!stored) throw tooManyTokens();
    return { secret: token, token: this.view(stored) };
  }

  /** Replaces a token once. @throws ApiError not_found, token_not_active */
  async rotate(
    tx: Transaction,
    kind: TokenKind,
    userId: number,
    tokenId: number,
    { expiresInDays, overlapHours }: ApiTokenRotation,
  ): Promise<CreatedApiToken> {
    if (!(await this.tokens.find(tx, userId, tokenId))) throw notFound('token');
    const { token, prefix } = newToken(kind);
    const replacement = { tokenHash: hashToken(token), prefix, expiresInDays, overlapHours };
    const stored = await this.tokens.replace(tx, userId, tokenId, replacement);
    if (!stored) throw tokenNotActive();
    return { secret: token, token: this.view(stored) };
  }

  /** Revokes a token; every process refuses it from the next request. Idempotent. @throws ApiError not_found */
  async revoke(tx: Transaction, userId: number, tokenId: number): Promise<ApiTokenView> {
    const stored = await this.tokens.revoke(tx, userId, tokenId);
    if (!stored) throw notFound('token');
    return this.view(stored);
  }

  private view(token: StoredToken): ApiTokenView {
    return presentToken(token, this.clock.realNow());
  }
}
