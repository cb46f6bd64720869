import { Body, Controller, Delete, Get, Param, Patch, Post } from '@nestjs/common';
import {
  CreatedWebhookEndpoint,
  NewWebhookEndpoint,
  WebhookDeliveryView,
  WebhookEndpointChange,
  WebhookEndpointView,
  WebhookReplay,
  WebhookReplayResult,
  WebhookSecretRotation,
} from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { ServiceAccountEndpoints } from '../service-account-endpoints';
import { WebhookDeliveriesService } from '../webhook-deliveries.service';
import { WebhookEndpointsService } from '../webhook-endpoints.service';

@Controller('webhook-endpoints')
export class WebhookEndpointsController {
  constructor(
    private readonly programs: ServiceAccountEndpoints,
    private readonly endpoints: WebhookEndpointsService,
    private readonly deliveries: WebhookDeliveriesService,
  ) {}

  @Get()
  @Access('signed-in')
  @Describe({
    id: 'listOwnWebhookEndpoints',
    summary: 'Webhook endpoints of your service account, newest first',
    description: 'Their secrets are not included.',
    tag: 'Webhooks',
    scope: 'webhooks:read',
    answer: [WebhookEndpointView],
  })
  async list(@Me() me: Principal): Promise<WebhookEndpointView[]> {
    return this.endpoints.list(await this.programs.ownerFor(me));
  }

  @Post()
  @Access('signed-in')
  @Describe({
    id: 'createOwnWebhookEndpoint',
    summary: 'Adds a webhook endpoint of your service account',
    description: 'It receives the events of your rides. Only this response contains the secret.',
    tag: 'Webhooks',
    scope: 'webhooks:write',
    status: 201,
    answer: CreatedWebhookEndpoint,
  })
  async create(@Me() me: Principal, @Body() request: NewWebhookEndpoint): Promise<CreatedWebhookEndpoint> {
    return this.endpoints.create(me, await this.programs.ownerFor(me), request);
  }

  @Patch(':endpointId')
  @Access('signed-in')
  @Describe({
    id: 'changeOwnWebhookEndpoint',
    summary: 'Changes, enables or disables your webhook endpoint',
    description: 'Disabling makes waiting deliveries fail. After enabling the endpoint, replay the missed events.',
    tag: 'Webhooks',
    scope: 'webhooks:write',
    answer: WebhookEndpointView,
  })
  async change(
    @Me() me: Principal,
    @Param('endpointId', IdPipe) endpointId: number,
    @Body() change: WebhookEndpointChange,
  ): Promise<WebhookEndpointView> {
    return this.endpoints.change(me, await this.programs.ownerFor(me), endpointId, change);
  }

  @Delete(':endpointId')
  @Access('signed-in')
  @Describe({
    id: 'deleteOwnWebhookEndpoint',
    summary: 'Deletes your webhook endpoint with its deliveries',
    tag: 'Webhooks',
    scope: 'webhooks:write',
    answer: null,
  })
  async remove(@Me() me: Principal, @Param('endpointId', IdPipe) endpointId: number): Promise<void> {
    return this.endpoints.remove(me, await this.programs.ownerFor(me), endpointId);
  }

  @Post(':endpointId/secret')
  @Access('signed-in')
  @Describe({
    id: 'rotateOwnWebhookSecret',
    summary: 'Replaces the secret of your webhook endpoint',
    description:
      'Deliveries are signed with both secrets during the overlap. Only this response contains the new secret.',
    tag: 'Webhooks',
    scope: 'webhooks:write',
    status: 201,
    answer: CreatedWebhookEndpoint,
  })
  async rotateSecret(
    @Me() me: Principal,
    @Param('endpointId', IdPipe) endpointId: number,
    @Body() rotation: WebhookSecretRotation,
  ): Promise<CreatedWebhookEndpoint> {
    return this.endpoints.rotateSecret(me, await this.programs.ownerFor(me), endpointId, rotation);
  }

  @Post(':endpointId/test')
  @Access('signed-in')
  @Describe({
    id: 'sendOwnWebhookTest',
    summary: 'Sends a test event to your webhook endpoint',
    description: 'The delivery shows the outcome soon afterwards.',
    tag: 'Webhooks',
    scope: 'webhooks:write',
    status: 201,
    answer: WebhookDeliveryView,
  })
  async test(@Me() me: Principal, @Param('endpointId', IdPipe) endpointId: number): Promise<WebhookDeliveryView> {
    return this.deliveries.test(await this.programs.ownerFor(me), endpointId);
  }

  @Post(':endpointId/replay')
  @Access('signed-in')
  @Describe({
    id: 'replayOwnWebhooks',
    summary: 'Redelivers events since a time that your webhook endpoint has not accepted',
    description: 'Includes events from while it was disabled. Accepted and waiting deliveries are not changed.',
    tag: 'Webhooks',
    scope: 'webhooks:write',
    answer: WebhookReplayResult,
  })
  async replay(
    @Me() me: Principal,
    @Param('endpointId', IdPipe) endpointId: number,
    @Body() { since }: WebhookReplay,
  ): Promise<WebhookReplayResult> {
    return this.deliveries.replaySince(await this.programs.ownerFor(me), endpointId, new Date(since));
  }
}
