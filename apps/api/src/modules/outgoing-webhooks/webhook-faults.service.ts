import { Injectable } from '@nestjs/common';
import type { NewWebhookFault, WebhookFaultView } from '@groupride/contracts';
import { fieldError, notFound } from '../../platform/http/api-error';
import { type EndpointOwner, WebhookEndpointsRepository } from './webhook-endpoints.repository';
import { type StoredFault, WebhookFaultsRepository } from './webhook-faults.repository';

const SLOW_SECONDS = 10;

/** Simulated faults of an endpoint, for engineers who test how their program handles them. */
@Injectable()
export class WebhookFaultsService {
  constructor(
    private readonly endpoints: WebhookEndpointsRepository,
    private readonly faults: WebhookFaultsRepository,
  ) {}

  /** @throws ApiError not_found */
  async find(owner: EndpointOwner, endpointId: number): Promise<WebhookFaultView> {
    await this.check(owner, endpointId);
    return present(endpointId, await this.faults.find(endpointId));
  }

  /** Replaces the previous fault. @throws ApiError not_found, validation_failed */
  async set(owner: EndpointOwner, endpointId: number, fault: NewWebhookFault): Promise<WebhookFaultView> {
    await this.check(owner, endpointId);
    if (fault.seconds !== undefined && fault.fault !== 'slow') throw fieldError('seconds', 'goes with slow only');
    const stored = { fault: fault.fault, times: fault.times ?? null, seconds: fault.seconds ?? SLOW_SECONDS };
    await this.faults.set(endpointId, stored);
    return present(endpointId, stored);
  }

  /** @throws ApiError not_found */
  async remove(owner: EndpointOwner, endpointId: number): Promise<void> {
    await this.check(owner, endpointId);
    await this.faults.remove(endpointId);
  }

  private async check(owner: EndpointOwner, endpointId: number): Promise<void> {
    if (!(await this.endpoints.find(owner, endpointId))) throw notFound('webhook endpoint');
  }
}

const present = (endpointId: number, fault: StoredFault | null): WebhookFaultView => ({
  endpointId,
  fault: fault?.fault ?? null,
  times: fault?.times ?? null,
});
