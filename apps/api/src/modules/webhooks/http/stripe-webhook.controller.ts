import { Controller, Headers, Post, Req, type RawBodyRequest } from '@nestjs/common';
import type { Request } from 'express';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { WebhooksService } from '../webhooks.service';

@Controller('stripe/webhook')
export class StripeWebhookController {
  constructor(private readonly webhooks: WebhooksService) {}

  @Post()
  @Access('webhook', { anyOrigin: true })
  @Describe({
    id: 'stripeWebhook',
    summary: 'Events of the payment provider, signed by it',
    tag: 'Payments',
    scope: 'open',
    answer: null,
    status: 200,
  })
  receive(@Req() request: RawBodyRequest<Request>, @Headers('stripe-signature') signature?: string): Promise<void> {
    return this.webhooks.receive(request.rawBody, signature);
  }
}
