import { Injectable } from '@nestjs/common';
import { Config } from '../../config/config';
import type { Transaction } from '../../platform/database/database';
import { AlertsFacade } from '../alerts/alerts.facade';
import { OutboxFacade } from '../identity/identity.facade';
import { ENDPOINT_DISABLED } from './webhook-texts';
import { WebhookEndpointsRepository } from './webhook-endpoints.repository';

const alertOf = (endpointId: number) => `webhook_endpoint:${endpointId}`;

/** Disables failing endpoints and notifies operations by mail and by an alert that stays until somebody acts. */
@Injectable()
export class EndpointDisabling {
  constructor(
    private readonly endpoints: WebhookEndpointsRepository,
    private readonly alerts: AlertsFacade,
    private readonly outbox: OutboxFacade,
    private readonly config: Config,
  ) {}

  /** Does nothing when the endpoint is already disabled. */
  async disable(tx: Transaction, endpointId: number, reason: 'failing' | 'gone'): Promise<void> {
    if (!(await this.endpoints.disable(tx, endpointId, reason))) return;
    const endpoint = await this.endpoints.find('operations', endpointId, tx);
    if (!endpoint) return;
    const { description, url } = endpoint;
    const { host } = new URL(url);
    await this.alerts.raise(tx, {
      key: alertOf(endpointId),
      kind: 'webhook_endpoint_disabled',
      data: { endpointId, description, host, reason },
    });
    for (const to of this.config.adminEmails) {
      const facts = { description, host, reason };
      await this.outbox.notify(tx, { channel: 'mail', to, language: 'en', template: ENDPOINT_DISABLED, facts });
    }
  }

  /** Clears the alert once somebody has acted. */
  async settle(tx: Transaction, endpointId: number): Promise<void> {
    await this.alerts.settle(tx, alertOf(endpointId));
  }
}
