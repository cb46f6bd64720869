import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { SealedSecrets } from '../../platform/sealed-secrets';
import { FaultySender } from './faulty-sender';
import { FAILING_SECONDS, retryDelay } from './domain/retry-schedule';
import { signatures } from './webhook-signature';
import { EndpointDisabling } from './endpoint-disabling.service';
import { type ClaimedDelivery, WebhookDeliveriesRepository } from './webhook-deliveries.repository';
import type { SendResult } from './webhook-sender';

export const SECRET_CONTEXT = 'webhook secret';
/** HTTP status of an endpoint that wants no more deliveries. */
const GONE = 410;

/** Makes one delivery attempt: signs, sends, and records the result. */
@Injectable()
export class WebhookAttempts {
  constructor(
    private readonly database: Database,
    private readonly deliveries: WebhookDeliveriesRepository,
    private readonly sender: FaultySender,
    private readonly secrets: SealedSecrets,
    private readonly disabling: EndpointDisabling,
    private readonly clock: Clock,
  ) {}

  /**
   * @param stopping aborts when the process stops; an aborted attempt does not count, and another process repeats it
   */
  async make(delivery: ClaimedDelivery, stopping: AbortSignal): Promise<void> {
    const at = this.clock.now();
    const result = await this.send(delivery, stopping);
    if (result.holdSeconds !== undefined) {
      const { holdSeconds } = result;
      await this.database.transaction((tx) => this.deliveries.holdBack(tx, delivery, at, result, holdSeconds));
    } else if (result.failure === null) {
      await this.database.transaction((tx) => this.deliveries.recordSuccess(tx, delivery, at, result));
    } else if (stopping.aborted && result.status === null) await this.deliveries.release(delivery);
    else await this.fail(delivery, at, result);
  }

  private async fail(delivery: ClaimedDelivery, at: Date, result: SendResult): Promise<void> {
    const { endpointId, failures } = delivery;
    const isGone = result.status === GONE;
    const retrySeconds = isGone ? null : retryDelay(failures + 1, Math.random(), result.retryAfterSeconds);
    await this.database.transaction(async (tx) => {
      const failing = await this.deliveries.recordFailure(tx, delivery, at, result, retrySeconds);
      if (isGone) await this.disabling.disable(tx, endpointId, 'gone');
      else if (retrySeconds === null && failing >= FAILING_SECONDS)
        await this.disabling.disable(tx, endpointId, 'failing');
    });
  }

  private async send(delivery: ClaimedDelivery, stopping: AbortSignal): Promise<SendResult> {
    const { url, body, messageId: id } = delivery;
    const secrets = [delivery.sealedSecret, delivery.sealedPreviousSecret].flatMap(
      (sealed) => (sealed === null ? null : this.secrets.open(sealed, SECRET_CONTEXT)) ?? [],
    );
    if (secrets.length === 0)
      return { status: null, failure: 'secret_unreadable', answer: null, retryAfterSeconds: null, durationMs: 0 };
    // Receivers compare the timestamp with their own clock.
    const timestamp = Math.floor(this.clock.realNow().getTime() / 1000);
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'GroupRide-Webhooks/1',
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signatures(secrets, { id, timestamp, body }),
    };
    return this.sender.send(delivery.endpointId, { url, headers, body }, stopping);
  }
}
