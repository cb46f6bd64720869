import { Clock } from '../../platform/clock';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  appOfTopic,
  PUSH_TOPICS,
  type App,
  type PushPayload,
  type PushSubscriptionForm,
  type PushTopic,
  type PushTopicSetting,
} from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { defineJob, Jobs } from '../../platform/jobs/jobs';
import { SessionsFacade } from '../identity/sessions.facade';
import { noSuchSubscription, unknownPushService } from './push.errors';
import { PushFacade, type PushMessage } from './push.facade';
import { PushRepository } from './push.repository';
import { PushSender } from './push-sender';

interface Delivery {
  subscriptionId: number;
  payload: PushPayload;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

const deliver = defineJob<Delivery>('deliver-push-message-to-browser', { retries: 5 });

/**
 * Queues one job per browser in the caller's transaction. A slow push service delays no request, and a crash loses no
 * message.
 */
@Injectable()
export class PushService extends PushFacade implements OnModuleInit {
  constructor(
    private readonly subscriptions: PushRepository,
    private readonly sender: PushSender,
    private readonly sessions: SessionsFacade,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {
    super();
  }

  onModuleInit(): void {
    this.jobs.handle(deliver, (delivery) => this.deliver(delivery));
  }

  get publicKey(): string | null {
    return this.sender.publicKey;
  }

  /** @throws ApiError validation_failed when the address is not that of a push service */
  async subscribe(
    me: Principal,
    app: App,
    sessionKey: string,
    { endpoint, keys }: PushSubscriptionForm,
  ): Promise<number> {
    if (!this.sender.accepts(endpoint)) throw unknownPushService();
    return this.subscriptions.save({
      userId: me.userId,
      app,
      sessionKey,
      endpoint,
      p256dh: keys.p256dh,
      auth: keys.auth,
    });
  }

  /** @throws ApiError not_found */
  async unsubscribe(me: Principal, id: number): Promise<void> {
    if (!(await this.subscriptions.remove(me.userId, id))) throw noSuchSubscription();
  }

  /** The topics of one app. */
  async topics(me: Principal, app: App): Promise<PushTopicSetting[]> {
    const disabled = new Set(await this.subscriptions.disabledTopics(me.userId));
    return PUSH_TOPICS.filter((topic) => appOfTopic(topic) === app).map((topic) => ({
      topic,
      enabled: !disabled.has(topic),
    }));
  }

  async setTopic(me: Principal, topic: PushTopic, enabled: boolean): Promise<void> {
    await this.subscriptions.setTopic(me.userId, topic, enabled);
  }

  async send(
    tx: Transaction,
    userId: number,
    topic: PushTopic,
    message: () => PushMessage | Promise<PushMessage>,
  ): Promise<void> {
    if (this.publicKey === null) return;
    const subscriptionIds = await this.subscriptions.idsToTell(tx, userId, topic);
    if (subscriptionIds.length === 0) return;
    const { ttlSeconds, ...payload } = await message();
    const expiresAt = this.clock.now().getTime() + ttlSeconds * 1000;
    for (const subscriptionId of subscriptionIds)
      await this.jobs.enqueue(tx, deliver, { subscriptionId, payload, expiresAt });
  }

  private async deliver({ subscriptionId, payload, expiresAt }: Delivery): Promise<void> {
    const ttlSeconds = Math.floor((expiresAt - this.clock.now().getTime()) / 1000);
    if (ttlSeconds <= 0) return;
    const subscription = await this.subscriptions.find(subscriptionId);
    if (!subscription) return;
    // A browser must not get messages after its user signed out.
    const session = (await this.sessions.current([subscription.sessionKey])).get(subscription.sessionKey);
    const isOpen = session?.userId === subscription.userId;
    if (!isOpen || (await this.sender.send(subscription, payload, ttlSeconds)) === 'gone')
      await this.subscriptions.removeEnded(subscriptionId);
  }
}
