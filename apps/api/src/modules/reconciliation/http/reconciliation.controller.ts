import { Body, Controller, Get, Post } from '@nestjs/common';
import { ReconciliationRequest, ReconciliationRunView } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { Me, type Principal } from '../../../platform/http/principal';
import { ReconciliationService } from '../reconciliation.service';

@Controller('admin/reconciliations')
export class ReconciliationController {
  constructor(private readonly reconciliation: ReconciliationService) {}

  @Get()
  @Access('admin', { permission: 'money.view' })
  @Describe({
    id: 'listReconciliations',
    summary: 'Comparisons of the books with the provider, newest first',
    tag: 'Operations',
    scope: 'operations:read',
    answer: [ReconciliationRunView],
  })
  list(): Promise<ReconciliationRunView[]> {
    return this.reconciliation.list();
  }

  @Post()
  @Access('admin', { permission: 'money.manage' })
  @Describe({
    id: 'reconcile',
    summary: 'Compares the books with the provider now',
    tag: 'Operations',
    scope: 'operations:write',
    answer: ReconciliationRunView,
    status: 201,
  })
  start(@Me() me: Principal, @Body() request: ReconciliationRequest): Promise<ReconciliationRunView> {
    return this.reconciliation.start(me, request);
  }
}
