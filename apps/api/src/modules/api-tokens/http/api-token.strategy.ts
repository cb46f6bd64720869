import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-custom';
import { Clock } from '../../../platform/clock';
import { API_TOKEN, bearerOf } from '../../../platform/http/bearer';
import type { Principal } from '../../../platform/http/principal';
import { principalOf } from '../token-principal';
import { hashOf, isWellFormed } from '../token-text';
import { ApiRequests } from '../api-requests.service';
import { TokenOwners } from '../token-owners.repository';
import { TokenUses } from '../token-uses.service';

/** Recognizes callers by `Authorization: Bearer`. Their session, if there is a cookie, is not looked at. */
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

  /** A token that is not accepted is remembered at the request, which is refused once it has been counted. */
  async validate(request: Request): Promise<Principal | null> {
    const text = bearerOf(request) ?? '';
    const found = isWellFormed(text) ? await this.owners.find(hashOf(text)) : null;
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
