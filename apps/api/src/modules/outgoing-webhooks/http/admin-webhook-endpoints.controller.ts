import { Body, Controller, Delete, Get, Param, Patch, Post, Req } from '@nestjs/common';
import {
  CreatedWebhookEndpoint,
  NewOperationsEndpoint,
  WebhookDeliveryView,
  WebhookEndpointChange,
  WebhookEndpointView,
  WebhookReplay,
  WebhookReplayResult,
  WebhookSecretRotation,
} from '@groupride/contracts';
import type { Request } from 'express';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { ProofsFacade } from '../../identity/proofs.facade';
import { WebhookDeliveriesService } from '../webhook-deliveries.service';
import { WebhookEndpointsService } from '../webhook-endpoints.service';

@Controller('admin/webhook-endpoints')
export class AdminWebhookEndpointsController {
  constructor(
    private readonly endpoints: WebhookEndpointsService,
    private readonly deliveries: WebhookDeliveriesService,
    private readonly proofs: ProofsFacade,
  ) {}

  @Get()
  @Access('admin', { permission: 'developers.manage' })
  @Describe({
    id: 'listWebhookEndpoints',
    summary: 'All webhook endpoints, newest first',
    description: 'Their secrets are not included.',
    tag: 'Operations',
    scope: 'webhooks:read',
    answer: [WebhookEndpointView],
  })
  list(): Promise<WebhookEndpointView[]> {
    return this.endpoints.list('operations');
  }

  @Post()
  @Access('admin', { permission: 'developers.manage' })
  @Describe({
    id: 'createWebhookEndpoint',
    summary: 'Adds a webhook endpoint of operations or of a service account',
    description:
      'In the operations app, this requires a fresh proof of identity. Only this response contains the secret.',
    tag: 'Operations',
    scope: 'webhooks:write',
    status: 201,
    answer: CreatedWebhookEndpoint,
  })
  async create(
    @Me() me: Principal,
    @Req() request: Request,
    @Body() endpoint: NewOperationsEndpoint,
  ): Promise<CreatedWebhookEndpoint> {
    // An API token was created after a fresh proof, and cannot give another one.
    if (!me.token) await this.proofs.require(me, request, endpoint);
    return this.endpoints.create(me, 'operations', endpoint);
  }

  @Patch(':endpointId')
  @Access('admin', { permission: 'developers.manage' })
  @Describe({
    id: 'changeWebhookEndpoint',
    summary: 'Changes, enables or disables a webhook endpoint',
    description: 'Disabling makes waiting deliveries fail. After enabling the endpoint, replay the missed events.',
    tag: 'Operations',
    scope: 'webhooks:write',
    answer: WebhookEndpointView,
  })
  change(
    @Me() me: Principal,
    @Param('endpointId', IdPipe) endpointId: number,
    @Body() change: WebhookEndpointChange,
  ): Promise<WebhookEndpointView> {
    return this.endpoints.change(me, 'operations', endpointId, change);
  }

  @Delete(':endpointId')
  @Access('admin', { permission: 'developers.manage' })
  @Describe({
    id: 'deleteWebhookEndpoint',
    summary: 'Deletes a webhook endpoint with its deliveries',
    tag: 'Operations',
    scope: 'webhooks:write',
    answer: null,
  })
  remove(@Me() me: Principal, @Param('endpointId', IdPipe) endpointId: number): Promise<void> {
    return this.endpoints.remove(me, 'operations', endpointId);
  }

  @Post(':endpointId/secret')
  @Access('admin', { permission: 'developers.manage' })
  @Describe({
    id: 'rotateWebhookSecret',
    summary: 'Replaces the secret of a webhook endpoint',
    description:
      'Deliveries are signed with both secrets during the overlap. Only this response contains the new secret.',
    tag: 'Operations',
    scope: 'webhooks:write',
    status: 201,
    answer: CreatedWebhookEndpoint,
  })
  rotateSecret(
    @Me() me: Principal,
    @Param('endpointId', IdPipe) endpointId: number,
    @Body() rotation: WebhookSecretRotation,
  ): Promise<CreatedWebhookEndpoint> {
    return this.endpoints.rotateSecret(me, 'operations', endpointId, rotation);
  }

  @Post(':endpointId/test')
  @Access('admin', { permission: 'developers.manage' })
  @Describe({
    id: 'sendWebhookTest',
    summary: 'Sends a test event to a webhook endpoint',
    description: 'The delivery shows the outcome soon afterwards.',
    tag: 'Operations',
    scope: 'webhooks:write',
    status: 201,
    answer: WebhookDeliveryView,
  })
  test(@Param('endpointId', IdPipe) endpointId: number): Promise<WebhookDeliveryView> {
    return this.deliveries.test('operations', endpointId);
  }

  @Post(':endpointId/replay')
  @Access('admin', { permission: 'developers.manage' })
  @Describe({
    id: 'replayWebhooks',
    summary: 'Redelivers events since a time that a webhook endpoint has not accepted',
    description: 'Includes events from while it was disabled. Accepted and waiting deliveries are not changed.',
    tag: 'Operations',
    scope: 'webhooks:write',
    answer: WebhookReplayResult,
  })
  replay(
    @Param('endpointId', IdPipe) endpointId: number,
    @Body() { since }: WebhookReplay,
  ): Promise<WebhookReplayResult> {
    return this.deliveries.replaySince('operations', endpointId, new Date(since));
  }
}
