import { API_SCOPES, type ApiScope } from './api-scopes';
import { Instant, ListOf, ListOfStrings, Nested, OneOf, Text, Integer } from './fields';
import { FreshProofRequest } from './operator-security';

/** Maximum lifetime of a token, in days. */
export const MAX_TOKEN_DAYS = 365;
/** Maximum time for which a replaced token keeps working. */
export const MAX_OVERLAP_HOURS = 7 * 24;
/** Maximum number of active tokens of one person or service account. */
export const MAX_ACTIVE_TOKENS = 50;

export const API_TOKEN_STATES = ['active', 'expired', 'revoked'] as const;
export type ApiTokenState = (typeof API_TOKEN_STATES)[number];

const NAME = { max: 60, description: 'What the token is for' };

export class NewApiToken extends FreshProofRequest {
  @Text(NAME) name!: string;
  @ListOfStrings(API_SCOPES, { description: 'At least one; duplicates are ignored', min: 1 }) scopes!: ApiScope[];
  @Integer({ min: 1, max: MAX_TOKEN_DAYS, description: 'Days until it expires' }) expiresInDays!: number;
}

export class ApiTokenRotation extends FreshProofRequest {
  @Integer({ min: 1, max: MAX_TOKEN_DAYS, description: 'Days until the new token expires' }) expiresInDays!: number;
  @Integer({
    min: 0,
    max: MAX_OVERLAP_HOURS,
    description: 'Hours for which the old token keeps working, but never beyond its own expiry',
  })
  overlapHours!: number;
}

/** A token as its owner sees it later. The secret is only shown when the token is created. */
export class ApiTokenView {
  @Integer() id!: number;
  @Text({ max: 60 }) name!: string;
  @Text({ max: 20, description: 'Beginning of the token, to recognize it' }) prefix!: string;
  @ListOfStrings(API_SCOPES) scopes!: ApiScope[];
  @Text({ max: 10, description: 'API version of its requests unless they name another one' })
  version!: string;
  @OneOf(API_TOKEN_STATES, { name: 'ApiTokenState' }) state!: ApiTokenState;
  @Instant() createdAt!: string;
  @Instant() expiresAt!: string;
  @Instant({ optional: true, description: 'Accurate to the minute; null before the first use' }) lastUsedAt!:
    string | null;
  @Instant({ optional: true }) revokedAt!: string | null;
  @Integer({ optional: true, description: 'The token that replaces this one' }) replacedBy!: number | null;
}

export class CreatedApiToken {
  @Text({ max: 100, description: 'The token. It is not stored and cannot be shown again' }) secret!: string;
  @Nested(() => ApiTokenView) token!: ApiTokenView;
}

export class NewServiceAccount extends FreshProofRequest {
  @Text({ max: 60, description: 'The program or partner that uses it' }) name!: string;
}

/** An account of a program. Nobody signs in with it, and operations manage its tokens. */
export class ServiceAccountView {
  @Integer() id!: number;
  @Text({ max: 60 }) name!: string;
  @Integer({ description: 'The user on whose behalf its tokens act' }) userId!: number;
  @Text({ max: 100, description: 'Operator who created it' }) createdBy!: string;
  @Instant() createdAt!: string;
  @Instant({ optional: true, description: 'When it was closed' }) closedAt!: string | null;
  @ListOf(() => ApiTokenView) tokens!: ApiTokenView[];
}
