import { Injectable, Logger } from '@nestjs/common';
import type { PushPayload } from '@groupride/contracts';
import webPush from 'web-push';
import { Config } from '../../../config/config';
import { isPushEndpoint } from './push-endpoint';
import { publicKeyOf } from './vapid';
import type { PushSubscription } from '../push.repository';
import { PushSender } from '../push-sender';

const TIMEOUT_MS = 10_000;
/** Statuses that mean that the subscription has ended (RFC 8030, section 7.3) or was made with another key. */
const GONE = new Set([404, 410, 403]);
/** Statuses that mean that the request is invalid, so a retry would fail too. */
const REFUSED = new Set([400, 413]);

/** Web Push with the `web-push` package. */
@Injectable()
export class WebPushSender extends PushSender {
  readonly publicKey: string | null;
  private readonly logger = new Logger(WebPushSender.name);

  constructor(private readonly config: Config) {
    super();
    this.publicKey = config.VAPID_PRIVATE_KEY ? publicKeyOf(config.VAPID_PRIVATE_KEY) : null;
  }

  accepts(endpoint: string): boolean {
    return isPushEndpoint(endpoint, this.config.pushHosts);
  }

  async send(
    { endpoint, p256dh, auth }: PushSubscription,
    payload: PushPayload,
    ttlSeconds: number,
  ): Promise<'sent' | 'gone'> {
    const privateKey = this.config.VAPID_PRIVATE_KEY;
    if (this.publicKey === null || !privateKey || !this.accepts(endpoint)) return 'gone';
    const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(payload), {
      vapidDetails: { subject: this.config.vapidSubject, publicKey: this.publicKey, privateKey },
      TTL: ttlSeconds,
      urgency: 'high',
    });
    // The client of the package has no timeout for the whole response and only supports HTTPS.
    const answer = await fetch(request.endpoint, {
      method: request.method,
      headers: Object.entries(request.headers).map(([name, value]) => [name, String(value)] as [string, string]),
      body: new Uint8Array(request.body),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    if (answer.ok) return 'sent';
    if (GONE.has(answer.status)) return 'gone';
    if (!REFUSED.has(answer.status)) throw new Error(`the push service answered ${answer.status}`);
    this.logger.error(`A push service refused a message with ${answer.status}`);
    return 'sent';
  }
}
