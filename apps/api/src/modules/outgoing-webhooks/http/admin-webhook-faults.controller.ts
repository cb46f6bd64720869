import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { NewWebhookFault, WebhookFaultView } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { SandboxOnly } from '../../../platform/http/sandbox-only';
import { WebhookFaultsService } from '../webhook-faults.service';

/** Faults of all endpoints, including those of operations. */
@Controller('admin/webhook-endpoints/:endpointId/fault')
@SandboxOnly()
export class AdminWebhookFaultsController {
  constructor(private readonly faults: WebhookFaultsService) {}

  @Get()
  @Access('admin', { permission: 'developers.manage' })
  @Describe({
    id: 'getAnyWebhookFault',
    summary: 'The fault that is simulated for deliveries to a webhook endpoint',
    tag: 'Operations',
    scope: 'sandbox:read',
    answer: WebhookFaultView,
  })
  find(@Param('endpointId', IdPipe) endpointId: number): Promise<WebhookFaultView> {
    return this.faults.find('operations', endpointId);
  }

  @Put()
  @Access('admin', { permission: 'developers.manage' })
  @Describe({
    id: 'setAnyWebhookFault',
    summary: 'Simulates a fault in deliveries to a webhook endpoint',
    description: 'Applies to the next attempts, or until it is removed. The log of deliveries shows it as simulated.',
    tag: 'Operations',
    scope: 'sandbox:write',
    answer: WebhookFaultView,
  })
  set(@Param('endpointId', IdPipe) endpointId: number, @Body() fault: NewWebhookFault): Promise<WebhookFaultView> {
    return this.faults.set('operations', endpointId, fault);
  }

  @Delete()
  @Access('admin', { permission: 'developers.manage' })
  @Describe({
    id: 'removeAnyWebhookFault',
    summary: 'Ends the simulated fault in deliveries to a webhook endpoint',
    tag: 'Operations',
    scope: 'sandbox:write',
    answer: null,
  })
  remove(@Param('endpointId', IdPipe) endpointId: number): Promise<void> {
    return this.faults.remove('operations', endpointId);
  }
}
