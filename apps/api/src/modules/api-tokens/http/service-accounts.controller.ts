import { Body, Controller, Delete, Get, Param, Post, Req } from '@nestjs/common';
import {
  ApiTokenRotation,
  CreatedApiToken,
  NewApiToken,
  NewServiceAccount,
  ServiceAccountView,
} from '@groupride/contracts';
import type { Request } from 'express';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { ProofsFacade } from '../../identity/proofs.facade';
import { ServiceAccountsService } from '../service-accounts.service';

@Controller('admin/service-accounts')
export class ServiceAccountsController {
  constructor(
    private readonly accounts: ServiceAccountsService,
    private readonly proofs: ProofsFacade,
  ) {}

  @Get()
  @Access('admin', { permission: 'developers.manage' })
  @Describe({
    id: 'listServiceAccounts',
    summary: 'Accounts of programs with their tokens, newest first',
    tag: 'Operations',
    scope: null,
    answer: [ServiceAccountView],
  })
  list(): Promise<ServiceAccountView[]> {
    return this.accounts.list();
  }

  @Post()
  @Access('admin', { permission: 'developers.manage' })
  @Describe({
    id: 'createServiceAccount',
    summary: 'Creates an account for a program; requires a fresh proof of identity',
    description: 'Nobody signs in with it. The program books and pays for its own rides with tokens.',
    tag: 'Operations',
    scope: null,
    status: 201,
    answer: ServiceAccountView,
  })
  async create(
    @Me() me: Principal,
    @Req() request: Request,
    @Body() account: NewServiceAccount,
  ): Promise<ServiceAccountView> {
    await this.proofs.require(me, request, account);
    return this.accounts.create(me, account);
  }

  @Delete(':accountId')
  @Access('admin', { permission: 'developers.manage' })
  @Describe({
    id: 'closeServiceAccount',
    summary: 'Closes a service account and revokes its tokens',
    description: 'Its rides are not affected. Closing it again changes nothing.',
    tag: 'Operations',
    scope: null,
    answer: null,
  })
  close(@Me() me: Principal, @Param('accountId', IdPipe) accountId: number): Promise<void> {
    return this.accounts.close(me, accountId);
  }

  @Post(':accountId/tokens')
  @Access('admin', { permission: 'developers.manage' })
  @Describe({
    id: 'createServiceToken',
    summary: 'Creates a token of a service account; requires a fresh proof of identity',
    description: 'Only this response contains the token.',
    tag: 'Operations',
    scope: null,
    status: 201,
    answer: CreatedApiToken,
  })
  async createToken(
    @Me() me: Principal,
    @Param('accountId', IdPipe) accountId: number,
    @Req() request: Request,
    @Body() token: NewApiToken,
  ): Promise<CreatedApiToken> {
    await this.proofs.require(me, request, token);
    return this.accounts.createToken(me, accountId, token);
  }

  @Post(':accountId/tokens/:tokenId/rotation')
  @Access('admin', { permission: 'developers.manage' })
  @Describe({
    id: 'rotateServiceToken',
    summary: 'Replaces a token of a service account with a new one; requires a fresh proof of identity',
    description: 'The old token keeps working during the overlap. A token can be replaced once.',
    tag: 'Operations',
    scope: null,
    status: 201,
    answer: CreatedApiToken,
  })
  async rotateToken(
    @Me() me: Principal,
    @Req() request: Request,
    @Param('accountId', IdPipe) accountId: number,
    @Param('tokenId', IdPipe) tokenId: number,
    @Body() rotation: ApiTokenRotation,
  ): Promise<CreatedApiToken> {
    await this.proofs.require(me, request, rotation);
    return this.accounts.rotateToken(me, accountId, tokenId, rotation);
  }

  @Delete(':accountId/tokens/:tokenId')
  @Access('admin', { permission: 'developers.manage' })
  @Describe({
    id: 'revokeServiceToken',
    summary: 'Revokes a token of a service account',
    description: 'The next request with the token is refused. Revoking it again changes nothing.',
    tag: 'Operations',
    scope: null,
    answer: null,
  })
  revokeToken(
    @Me() me: Principal,
    @Param('accountId', IdPipe) accountId: number,
    @Param('tokenId', IdPipe) tokenId: number,
  ): Promise<void> {
    return this.accounts.revokeToken(me, accountId, tokenId);
  }
}
