import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Events } from '../../platform/events/events';
import type { Principal } from '../../platform/http/principal';
import { serviceAccountClosed } from '../api-tokens/api-tokens.events';
import { ServiceAccountsFacade } from '../api-tokens/api-tokens.facade';
import { noServiceAccount } from './webhook.errors';
import { type EndpointOwner, WebhookEndpointsRepository } from './webhook-endpoints.repository';

/** Endpoints that programs manage with their own tokens. They are disabled when the service account is closed. */
@Injectable()
export class ServiceAccountEndpoints implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly accounts: ServiceAccountsFacade,
    private readonly endpoints: WebhookEndpointsRepository,
  ) {}

  onModuleInit(): void {
    this.events.participate(serviceAccountClosed, (tx, { serviceAccountId }) =>
      this.endpoints.disableAllOf(tx, serviceAccountId),
    );
  }

  /** @throws ApiError forbidden for everyone except programs */
  async ownerFor(who: Principal): Promise<EndpointOwner> {
    const serviceAccountId = await this.accounts.openOf(who.userId);
    if (serviceAccountId === null) throw noServiceAccount();
    return { serviceAccountId };
  }
}
