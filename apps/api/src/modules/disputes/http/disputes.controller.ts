import { Controller, Get } from '@nestjs/common';
import { DisputeView } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { DisputesService } from '../disputes.service';

@Controller('admin/disputes')
export class DisputesController {
  constructor(private readonly disputes: DisputesService) {}

  @Get()
  @Access('admin', { permission: 'money.view' })
  @Describe({
    id: 'listDisputes',
    summary: 'Payments that riders dispute with their banks, the most urgent first',
    tag: 'Operations',
    scope: 'operations:read',
    answer: [DisputeView],
  })
  list(): Promise<DisputeView[]> {
    return this.disputes.list();
  }
}
