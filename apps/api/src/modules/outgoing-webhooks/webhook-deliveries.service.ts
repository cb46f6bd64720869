import { Injectable } from '@nestjs/common';
import type {
  WebhookDeliveriesQuery,
  WebhookDeliveryList,
  WebhookDeliveryView,
  WebhookReplayResult,
} from '@groupride/contracts';
import { randomUUID } from 'node:crypto';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { notFound } from '../../platform/http/api-error';
import { DELIVERY_KEYSET, WebhookDeliveriesRepository } from './webhook-deliveries.repository';
import { type EndpointOwner, WebhookEndpointsRepository } from './webhook-endpoints.repository';
import { WebhookMessages } from './webhook-messages.service';
import { WebhookRunner } from './webhook-runner.service';
import { endpointDisabled } from './webhook.errors';
import { presentAttempt, presentDelivery } from './webhook.presenter';

const PAGE = 25;

/** The delivery log, test events, and replays. */
@Injectable()
export class WebhookDeliveriesService {
  constructor(
    private readonly database: Database,
    private readonly deliveries: WebhookDeliveriesRepository,
    private readonly endpoints: WebhookEndpointsRepository,
    private readonly messages: WebhookMessages,
    private readonly runner: WebhookRunner,
    private readonly clock: Clock,
  ) {}

  /** @throws ApiError validation_failed for an invalid cursor */
  async list(owner: EndpointOwner, query: WebhookDeliveriesQuery): Promise<WebhookDeliveryList> {
    const { endpointId, state, type, rideId } = query;
    const { rows, nextCursor } = await this.deliveries.list(owner, {
      endpointId: endpointId ?? null,
      state: state ?? null,
      type: type ?? null,
      rideId: rideId ?? null,
      after: DELIVERY_KEYSET.read('newest', query.cursor),
      limit: query.limit ?? PAGE,
    });
    return { deliveries: rows.map(presentDelivery), nextCursor };
  }

  /** @throws ApiError not_found */
  async find(owner: EndpointOwner, deliveryId: number): Promise<WebhookDeliveryView> {
    const delivery = await this.deliveries.find(owner, deliveryId);
    if (!delivery) throw notFound('delivery');
    const endpoint = await this.endpoints.find(owner, delivery.endpointId);
    return {
      ...presentDelivery(delivery),
      payload: JSON.parse(delivery.body) as Record<string, unknown>,
      attemptList: (await this.deliveries.attemptsOf(deliveryId)).map(presentAttempt),
      replayable: delivery.state !== 'waiting' && endpoint?.state === 'enabled',
    };
  }

  /**
   * Replays a message under its id, so that the receiver recognizes it. A delivery that is already waiting stays so.
   * @throws ApiError not_found, webhook_endpoint_disabled
   */
  async replay(owner: EndpointOwner, deliveryId: number): Promise<WebhookDeliveryView> {
    const delivery = await this.deliveries.find(owner, deliveryId);
    if (!delivery) throw notFound('delivery');
    await this.checkEnabled(owner, delivery.endpointId);
    await this.database.transaction(async (tx) => {
      if (await this.deliveries.replay(tx, deliveryId)) tx.afterCommit(() => this.runner.wake());
    });
    return this.find(owner, deliveryId);
  }

  /** @throws ApiError not_found, webhook_endpoint_disabled */
  async replaySince(owner: EndpointOwner, endpointId: number, since: Date): Promise<WebhookReplayResult> {
    await this.checkEnabled(owner, endpointId);
    return this.database.transaction(async (tx) => {
      tx.afterCommit(() => this.runner.wake());
      return { deliveries: await this.deliveries.replaySince(tx, endpointId, since) };
    });
  }

  /** @throws ApiError not_found, webhook_endpoint_disabled */
  async test(owner: EndpointOwner, endpointId: number): Promise<WebhookDeliveryView> {
    await this.checkEnabled(owner, endpointId);
    const deliveryId = await this.database.transaction((tx) =>
      this.messages.addFor(tx, endpointId, {
        key: `test:${randomUUID()}`,
        type: 'webhook.test',
        occurredAt: this.clock.now(),
        data: { endpointId },
      }),
    );
    return this.find(owner, deliveryId);
  }

  private async checkEnabled(owner: EndpointOwner, endpointId: number): Promise<void> {
    const endpoint = await this.endpoints.find(owner, endpointId);
    if (!endpoint) throw notFound('webhook endpoint');
    if (endpoint.state === 'disabled') throw endpointDisabled();
  }
}
