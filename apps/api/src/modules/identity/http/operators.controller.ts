import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { OperatorInvitation, OperatorRemoval, OperatorRoleChange, OperatorView } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { OperatorsService } from '../operators.service';

@Controller('admin/operators')
export class OperatorsController {
  constructor(private readonly operators: OperatorsService) {}

  @Get()
  @Access('admin', { permission: 'operators.manage' })
  @Describe({
    id: 'listOperators',
    summary: 'Who may sign in to operations, by name',
    tag: 'Operations',
    scope: null,
    answer: [OperatorView],
  })
  list(): Promise<OperatorView[]> {
    return this.operators.list();
  }

  @Post()
  @Access('admin', { permission: 'operators.manage' })
  @Describe({
    id: 'inviteOperator',
    summary: 'Gives somebody access to operations and tells them by email',
    description: 'An address without an account gets one.',
    tag: 'Operations',
    scope: null,
    answer: OperatorView,
    status: 201,
  })
  invite(@Me() me: Principal, @Body() invitation: OperatorInvitation): Promise<OperatorView> {
    return this.operators.invite(me, invitation);
  }

  @Patch(':userId')
  @Access('admin', { permission: 'operators.manage' })
  @Describe({
    id: 'changeOperatorRole',
    summary: 'Gives an operator another role, at once',
    tag: 'Operations',
    scope: null,
    answer: OperatorView,
  })
  changeRole(
    @Me() me: Principal,
    @Param('userId', IdPipe) userId: number,
    @Body() change: OperatorRoleChange,
  ): Promise<OperatorView> {
    return this.operators.changeRole(me, userId, change);
  }

  @Delete(':userId')
  @HttpCode(204)
  @Access('admin', { permission: 'operators.manage' })
  @Describe({
    id: 'removeOperator',
    summary: 'Ends an operator’s access and sessions in operations; their account stays',
    tag: 'Operations',
    scope: null,
    answer: null,
  })
  remove(
    @Me() me: Principal,
    @Param('userId', IdPipe) userId: number,
    @Query() removal: OperatorRemoval,
  ): Promise<void> {
    return this.operators.remove(me, userId, removal);
  }
}
