import { Controller, Get, Param, Post, Query } from '@nestjs/common';
import { WebhookDeliveriesQuery, WebhookDeliveryList, WebhookDeliveryView } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { WebhookDeliveriesService } from '../webhook-deliveries.service';

@Controller('admin/webhook-deliveries')
export class AdminWebhookDeliveriesController {
  constructor(private readonly deliveries: WebhookDeliveriesService) {}

  @Get()
  @Access('admin', { permission: 'developers.manage' })
  @Describe({
    id: 'listWebhookDeliveries',
    summary: 'Deliveries to webhook endpoints, newest first',
    description: 'Kept for 30 days.',
    tag: 'Operations',
    scope: 'webhooks:read',
    answer: WebhookDeliveryList,
  })
  list(@Query() query: WebhookDeliveriesQuery): Promise<WebhookDeliveryList> {
    return this.deliveries.list('operations', query);
  }

  @Get(':deliveryId')
  @Access('admin', { permission: 'developers.manage' })
  @Describe({
    id: 'getWebhookDelivery',
    summary: 'A delivery with its payload and its attempts',
    tag: 'Operations',
    scope: 'webhooks:read',
    answer: WebhookDeliveryView,
  })
  find(@Param('deliveryId', IdPipe) deliveryId: number): Promise<WebhookDeliveryView> {
    return this.deliveries.find('operations', deliveryId);
  }

  @Post(':deliveryId/replay')
  @Access('admin', { permission: 'developers.manage' })
  @Describe({
    id: 'replayWebhookDelivery',
    summary: 'Delivers a message again with the same id',
    description: 'A delivery that is already waiting is not changed.',
    tag: 'Operations',
    scope: 'webhooks:write',
    answer: WebhookDeliveryView,
  })
  replay(@Param('deliveryId', IdPipe) deliveryId: number): Promise<WebhookDeliveryView> {
    return this.deliveries.replay('operations', deliveryId);
  }
}
