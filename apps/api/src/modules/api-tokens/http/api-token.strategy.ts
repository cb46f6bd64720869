import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-custom';
import { Clock } from '../../../platform/clock';
import { API_TOKEN, bearerOf } from '../../../platform/http/bearer';
import type { Principal } from '../../../platform/http/principal';
import { hashToken } from '../../../platform/token-hash';
import { principalOf } from '../token-principal';
import { isWellFormed } from '../token-text';
import { ApiRequests } from '../api-requests.service';
import { TokenOwners } from '../token-owners.repository';
import { TokenUses } from '../token-uses.service';

/** Authenticates callers by `Authorization: Bearer`. A session cookie is ignored. */
@Injectable()
export class ApiTokenStrategy extends PassportStrategy(Strategy, API_TOKEN) {
  constructor(
    private readonly owners: TokenOwners,
    private readonly uses: TokenUses,
    private readonly requests: ApiRequests,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** Notes a refused token at the request, which is rejected only after the rate limit has counted it. */
  async validate(request: Request): Promise<Principal | null> {
    const text = bearerOf(request) ?? '';
    const found = isWellFormed(text) ? await this.owners.find(hashToken(text)) : null;
    if (found) this.requests.follow(request, found.owner.tokenId);
    const refusal = found ? found.refusal : 'token_invalid';
    if (!found || refusal !== null) {
      request.tokenRefusal = refusal ?? 'token_invalid';
      return null;
    }
    if (found.isUseDue) this.uses.note(found.owner.tokenId, this.clock.realNow());
    return principalOf(found.owner, request.method);
  }
}
