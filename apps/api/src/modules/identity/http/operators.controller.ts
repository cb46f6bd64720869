import { Body, Controller, Delete, Get, Param, Patch, Post, Query, Req, UseGuards } from '@nestjs/common';
import { ApiBody } from '@nestjs/swagger';
import {
  FreshProofRequest,
  OperatorInvitation,
  OperatorRemoval,
  OperatorRoleChange,
  OperatorView,
} from '@groupride/contracts';
import type { Request } from 'express';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { OperatorsService } from '../operators.service';
import { AuthRateGuard } from './auth-rate.guard';
import { RequestProofs } from './request-proofs';

@Controller('admin/operators')
export class OperatorsController {
  constructor(
    private readonly operators: OperatorsService,
    private readonly proofs: RequestProofs,
  ) {}

  @Get()
  @Access('admin', { permission: 'operators.manage' })
  @Describe({
    id: 'listOperators',
    summary: 'People who may sign in to operations, by name',
    tag: 'Operations',
    scope: null,
    answer: [OperatorView],
  })
  list(): Promise<OperatorView[]> {
    return this.operators.list();
  }

  @Post()
  @UseGuards(AuthRateGuard)
  @Access('admin', { permission: 'operators.manage' })
  @Describe({
    id: 'inviteOperator',
    summary: 'Gives a person access to operations and notifies them by email; requires a fresh proof of identity',
    description: 'Creates an account if the address has none.',
    tag: 'Operations',
    scope: null,
    answer: OperatorView,
    status: 201,
  })
  async invite(
    @Me() me: Principal,
    @Req() request: Request,
    @Body() invitation: OperatorInvitation,
  ): Promise<OperatorView> {
    await this.proofs.require(me, request, invitation);
    return this.operators.invite(me, invitation);
  }

  @Patch(':userId')
  @UseGuards(AuthRateGuard)
  @Access('admin', { permission: 'operators.manage' })
  @Describe({
    id: 'changeOperatorRole',
    summary: 'Gives an operator another role, effective at once; requires a fresh proof of identity',
    tag: 'Operations',
    scope: null,
    answer: OperatorView,
  })
  async changeRole(
    @Me() me: Principal,
    @Req() request: Request,
    @Param('userId', IdPipe) userId: number,
    @Body() change: OperatorRoleChange,
  ): Promise<OperatorView> {
    await this.proofs.require(me, request, change);
    return this.operators.changeRole(me, userId, change);
  }

  @Delete(':userId')
  @UseGuards(AuthRateGuard)
  @Access('admin', { permission: 'operators.manage' })
  @Describe({
    id: 'removeOperator',
    summary: 'Ends an operator’s access and sessions in operations; requires a fresh proof of identity',
    description: 'Their account remains.',
    tag: 'Operations',
    scope: null,
    answer: null,
  })
  @ApiBody({ type: FreshProofRequest, required: false })
  async remove(
    @Me() me: Principal,
    @Req() request: Request,
    @Param('userId', IdPipe) userId: number,
    @Query() removal: OperatorRemoval,
    @Body() proof: FreshProofRequest,
  ): Promise<void> {
    await this.proofs.require(me, request, proof);
    return this.operators.remove(me, userId, removal);
  }
}
