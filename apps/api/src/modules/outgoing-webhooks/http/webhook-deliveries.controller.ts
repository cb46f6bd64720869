import { Controller, Get, Param, Post, Query } from '@nestjs/common';
import { WebhookDeliveriesQuery, WebhookDeliveryList, WebhookDeliveryView } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { ServiceAccountEndpoints } from '../service-account-endpoints';
import { WebhookDeliveriesService } from '../webhook-deliveries.service';

@Controller('webhook-deliveries')
export class WebhookDeliveriesController {
  constructor(
    private readonly programs: ServiceAccountEndpoints,
    private readonly deliveries: WebhookDeliveriesService,
  ) {}

  @Get()
  @Access('signed-in')
  @Describe({
    id: 'listOwnWebhookDeliveries',
    summary: 'Deliveries to your webhook endpoints, newest first',
    description: 'Kept for 30 days.',
    tag: 'Webhooks',
    scope: 'webhooks:read',
    answer: WebhookDeliveryList,
  })
  async list(@Me() me: Principal, @Query() query: WebhookDeliveriesQuery): Promise<WebhookDeliveryList> {
    return this.deliveries.list(await this.programs.ownerFor(me), query);
  }

  @Get(':deliveryId')
  @Access('signed-in')
  @Describe({
    id: 'getOwnWebhookDelivery',
    summary: 'A delivery to your webhook endpoint, with its attempts',
    tag: 'Webhooks',
    scope: 'webhooks:read',
    answer: WebhookDeliveryView,
  })
  async find(@Me() me: Principal, @Param('deliveryId', IdPipe) deliveryId: number): Promise<WebhookDeliveryView> {
    return this.deliveries.find(await this.programs.ownerFor(me), deliveryId);
  }

  @Post(':deliveryId/replay')
  @Access('signed-in')
  @Describe({
    id: 'replayOwnWebhookDelivery',
    summary: 'Delivers a message to your webhook endpoint again with the same id',
    description: 'A delivery that is already waiting is not changed.',
    tag: 'Webhooks',
    scope: 'webhooks:write',
    answer: WebhookDeliveryView,
  })
  async replay(@Me() me: Principal, @Param('deliveryId', IdPipe) deliveryId: number): Promise<WebhookDeliveryView> {
    return this.deliveries.replay(await this.programs.ownerFor(me), deliveryId);
  }
}
