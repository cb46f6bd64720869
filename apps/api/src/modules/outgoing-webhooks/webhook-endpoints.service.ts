import { Injectable } from '@nestjs/common';
import type {
  CreatedWebhookEndpoint,
  NewWebhookEndpoint,
  WebhookEndpointChange,
  WebhookEndpointView,
  WebhookSecretRotation,
} from '@groupride/contracts';
import { Config } from '../../config/config';
import { Database, type Transaction } from '../../platform/database/database';
import { fieldError, notFound } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { SealedSecrets } from '../../platform/sealed-secrets';
import { ServiceAccountsFacade } from '../api-tokens/api-tokens.facade';
import { AuditFacade } from '../identity/identity.facade';
import { newSecret } from './webhook-signature';
import { urlProblem } from './webhook-target';
import { EndpointDisabling } from './endpoint-disabling.service';
import { SECRET_CONTEXT } from './webhook-attempts.service';
import { presentEndpoint } from './webhook.presenter';
import { tooManyEndpoints } from './webhook.errors';
import { type EndpointOwner, type StoredEndpoint, WebhookEndpointsRepository } from './webhook-endpoints.repository';

/** Manages webhook endpoints. Every change is in the audit log. */
@Injectable()
export class WebhookEndpointsService {
  constructor(
    private readonly database: Database,
    private readonly endpoints: WebhookEndpointsRepository,
    private readonly accounts: ServiceAccountsFacade,
    private readonly disabling: EndpointDisabling,
    private readonly secrets: SealedSecrets,
    private readonly audit: AuditFacade,
    private readonly config: Config,
  ) {}

  /** Newest first. */
  async list(owner: EndpointOwner): Promise<WebhookEndpointView[]> {
    return (await this.endpoints.list(owner)).map(presentEndpoint);
  }

  /** @throws ApiError validation_failed, too_many_webhook_endpoints */
  async create(me: Principal, owner: EndpointOwner, request: NewWebhookEndpoint): Promise<CreatedWebhookEndpoint> {
    this.checkUrl(request.url);
    const { url, description } = request;
    const serviceAccountId = owner === 'operations' ? (request.serviceAccountId ?? null) : owner.serviceAccountId;
    const secret = newSecret();
    return this.database.transaction(async (tx) => {
      if (serviceAccountId !== null && !(await this.accounts.keepOpen(tx, serviceAccountId)))
        throw fieldError('serviceAccountId', 'is no open service account');
      const id = await this.endpoints.insert(tx, {
        url,
        description,
        serviceAccountId,
        eventTypes: sorted(request.eventTypes),
        createdBy: me.userId,
        sealedSecret: this.secrets.seal(secret, SECRET_CONTEXT),
      });
      if (id === null) throw tooManyEndpoints();
      const endpoint = (await this.endpoints.find(owner, id, tx))!;
      await this.record(tx, me, 'create_webhook_endpoint', endpoint);
      return { secret, endpoint: presentEndpoint(endpoint) };
    });
  }

  /** @throws ApiError validation_failed, not_found */
  async change(
    me: Principal,
    owner: EndpointOwner,
    endpointId: number,
    { url, description, eventTypes, state }: WebhookEndpointChange,
  ): Promise<WebhookEndpointView> {
    if (url) this.checkUrl(url);
    return this.database.transaction(async (tx) => {
      const before = await this.lock(tx, owner, endpointId);
      if (before.serviceAccountId !== null && state === 'enabled') await this.checkOpen(tx, before.serviceAccountId);
      await this.endpoints.change(tx, endpointId, {
        url: url ?? before.url,
        description: description ?? before.description,
        eventTypes: eventTypes === undefined ? before.eventTypes : sorted(eventTypes),
      });
      if (state === 'enabled') await this.endpoints.enable(tx, endpointId);
      if (state === 'disabled') await this.endpoints.disable(tx, endpointId, 'operator');
      if (state) await this.disabling.settle(tx, endpointId);
      const after = (await this.endpoints.find(owner, endpointId, tx))!;
      await this.record(tx, me, 'change_webhook_endpoint', after);
      return presentEndpoint(after);
    });
  }

  /** Deletes the endpoint with its deliveries. @throws ApiError not_found */
  async remove(me: Principal, owner: EndpointOwner, endpointId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      const endpoint = await this.lock(tx, owner, endpointId);
      await this.endpoints.remove(tx, endpointId);
      await this.disabling.settle(tx, endpointId);
      await this.record(tx, me, 'delete_webhook_endpoint', endpoint);
    });
  }

  /** @throws ApiError not_found */
  async rotateSecret(
    me: Principal,
    owner: EndpointOwner,
    endpointId: number,
    { overlapHours }: WebhookSecretRotation,
  ): Promise<CreatedWebhookEndpoint> {
    const secret = newSecret();
    return this.database.transaction(async (tx) => {
      await this.lock(tx, owner, endpointId);
      await this.endpoints.replaceSecret(tx, endpointId, this.secrets.seal(secret, SECRET_CONTEXT), overlapHours);
      const endpoint = (await this.endpoints.find(owner, endpointId, tx))!;
      await this.record(tx, me, 'rotate_webhook_secret', endpoint);
      return { secret, endpoint: presentEndpoint(endpoint) };
    });
  }

  private async lock(tx: Transaction, owner: EndpointOwner, endpointId: number): Promise<StoredEndpoint> {
    const endpoint = await this.endpoints.lock(tx, owner, endpointId);
    if (!endpoint) throw notFound('webhook endpoint');
    return endpoint;
  }

  private async checkOpen(tx: Transaction, serviceAccountId: number): Promise<void> {
    if (!(await this.accounts.keepOpen(tx, serviceAccountId)))
      throw fieldError('state', 'can’t be enabled, because its service account is closed');
  }

  private checkUrl(url: string): void {
    const problem = urlProblem(url, this.config.WEBHOOKS_ALLOW_PRIVATE);
    if (problem !== null) throw fieldError('url', problem);
  }

  /** Records a change with the URL but not its query, which may hold a secret of the receiver. */
  private record(tx: Transaction, me: Principal, action: string, endpoint: StoredEndpoint): Promise<void> {
    const { id, description, eventTypes, serviceAccountId, state, url } = endpoint;
    const { origin, pathname } = new URL(url);
    const data = { description, url: origin + pathname, eventTypes, serviceAccountId, state };
    return this.audit.record(me.userId, action, `webhook_endpoint:${id}`, data, tx);
  }
}

const sorted = <Type extends string>(types: readonly Type[] | null | undefined): Type[] | null =>
  types ? [...new Set(types)].sort() : null;
