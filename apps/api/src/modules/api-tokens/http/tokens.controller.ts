import { Body, Controller, Delete, Get, Param, Post, Req } from '@nestjs/common';
import { ApiTokenRotation, ApiTokenView, CreatedApiToken, isOperationsScope, NewApiToken } from '@groupride/contracts';
import type { Request } from 'express';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { ProofsFacade } from '../../identity/proofs.facade';
import { PersonalTokensService } from '../personal-tokens.service';

@Controller('tokens')
export class TokensController {
  constructor(
    private readonly tokens: PersonalTokensService,
    private readonly proofs: ProofsFacade,
  ) {}

  @Get()
  @Access('signed-in')
  @Describe({
    id: 'listTokens',
    summary: 'Your tokens, newest first',
    description: 'Includes expired and revoked tokens. The tokens themselves are not stored.',
    tag: 'Tokens',
    scope: null,
    answer: [ApiTokenView],
  })
  list(@Me() me: Principal): Promise<ApiTokenView[]> {
    return this.tokens.list(me);
  }

  @Post()
  @Access('signed-in')
  @Describe({
    id: 'createToken',
    summary: 'Creates a token that acts as you',
    description:
      'Only this response contains the token. Scopes for operations are available to operators in the operations app, after a fresh proof of identity.',
    tag: 'Tokens',
    scope: null,
    status: 201,
    answer: CreatedApiToken,
  })
  async create(@Me() me: Principal, @Req() request: Request, @Body() token: NewApiToken): Promise<CreatedApiToken> {
    if (me.isAdmin && token.scopes.some(isOperationsScope)) await this.proofs.require(me, request, token);
    return this.tokens.create(me, token);
  }

  @Post(':tokenId/rotation')
  @Access('signed-in')
  @Describe({
    id: 'rotateToken',
    summary: 'Replaces a token with a new one with the same name and scopes',
    description:
      'The old token keeps working during the overlap. A token can be replaced once. In the operations app, this requires a fresh proof of identity.',
    tag: 'Tokens',
    scope: null,
    status: 201,
    answer: CreatedApiToken,
  })
  async rotate(
    @Me() me: Principal,
    @Req() request: Request,
    @Param('tokenId', IdPipe) tokenId: number,
    @Body() rotation: ApiTokenRotation,
  ): Promise<CreatedApiToken> {
    if (me.isAdmin) await this.proofs.require(me, request, rotation);
    return this.tokens.rotate(me, tokenId, rotation);
  }

  @Delete(':tokenId')
  @Access('signed-in')
  @Describe({
    id: 'revokeToken',
    summary: 'Revokes a token',
    description: 'The next request with the token is refused. Revoking it again changes nothing.',
    tag: 'Tokens',
    scope: null,
    answer: null,
  })
  revoke(@Me() me: Principal, @Param('tokenId', IdPipe) tokenId: number): Promise<void> {
    return this.tokens.revoke(me, tokenId);
  }
}
