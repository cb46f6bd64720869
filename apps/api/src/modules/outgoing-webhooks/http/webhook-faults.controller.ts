import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { NewWebhookFault, WebhookFaultView } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { SandboxOnly } from '../../../platform/http/sandbox-only';
import { ServiceAccountEndpoints } from '../service-account-endpoints';
import { WebhookFaultsService } from '../webhook-faults.service';

@Controller('sandbox/webhook-endpoints/:endpointId/fault')
@SandboxOnly()
export class WebhookFaultsController {
  constructor(
    private readonly programs: ServiceAccountEndpoints,
    private readonly faults: WebhookFaultsService,
  ) {}

  @Get()
  @Access('signed-in')
  @Describe({
    id: 'getWebhookFault',
    summary: 'The fault that is simulated for deliveries to your webhook endpoint',
    tag: 'Sandbox',
    scope: 'sandbox:read',
    answer: WebhookFaultView,
  })
  async find(@Me() me: Principal, @Param('endpointId', IdPipe) endpointId: number): Promise<WebhookFaultView> {
    return this.faults.find(await this.programs.ownerFor(me), endpointId);
  }

  @Put()
  @Access('signed-in')
  @Describe({
    id: 'setWebhookFault',
    summary: 'Simulates a fault in deliveries to your webhook endpoint',
    description: 'Applies to the next attempts, or until it is removed. The log of deliveries shows it as simulated.',
    tag: 'Sandbox',
    scope: 'sandbox:write',
    answer: WebhookFaultView,
  })
  async set(
    @Me() me: Principal,
    @Param('endpointId', IdPipe) endpointId: number,
    @Body() fault: NewWebhookFault,
  ): Promise<WebhookFaultView> {
    return this.faults.set(await this.programs.ownerFor(me), endpointId, fault);
  }

  @Delete()
  @Access('signed-in')
  @Describe({
    id: 'removeWebhookFault',
    summary: 'Ends the simulated fault in deliveries to your webhook endpoint',
    tag: 'Sandbox',
    scope: 'sandbox:write',
    answer: null,
  })
  async remove(@Me() me: Principal, @Param('endpointId', IdPipe) endpointId: number): Promise<void> {
    return this.faults.remove(await this.programs.ownerFor(me), endpointId);
  }
}
