import { Injectable } from '@nestjs/common';
import { appOfTopic, type PushTopic } from '@groupride/contracts';
import { Database, type Transaction } from '../../../platform/database/database';
import { PushRepository, type PushSubscription } from '../push.repository';
import { DisabledPushTopicEntity } from './disabled-push-topic.entity';
import { PushSubscriptionEntity } from './push-subscription.entity';

/** Most subscriptions per person; a further one replaces the oldest. */
const MOST_PER_PERSON = 20;

@Injectable()
export class PostgresPushRepository extends PushRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async save({ userId, app, sessionKey, endpoint, p256dh, auth }: Omit<PushSubscription, 'id'>): Promise<number> {
    return this.database.transaction(async (tx) => {
      const [row] = await tx.query<{ id: number }>(
        `INSERT INTO push_subscriptions AS subscription (user_id, session_key, endpoint, p256dh, auth, app) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (endpoint) DO UPDATE SET user_id = $1, session_key = $2, p256dh = $4, auth = $5, app = $6, created_at = now()
         RETURNING id`,
        [userId, sessionKey, endpoint, p256dh, auth, app],
      );
      await tx.query(
        `DELETE FROM push_subscriptions WHERE user_id = $1 AND id IN
           (SELECT id FROM push_subscriptions WHERE user_id = $1 ORDER BY created_at DESC, id DESC OFFSET ${MOST_PER_PERSON})`,
        [userId],
      );
      return row!.id;
    });
  }

  find(id: number): Promise<PushSubscription | null> {
    return this.database.orm((manager) => manager.findOneBy(PushSubscriptionEntity, { id }));
  }

  async remove(userId: number, id: number): Promise<boolean> {
    const { affected } = await this.database.orm((manager) => manager.delete(PushSubscriptionEntity, { userId, id }));
    return affected === 1;
  }

  async removeEnded(id: number): Promise<void> {
    await this.database.orm((manager) => manager.delete(PushSubscriptionEntity, { id }));
  }

  async idsToTell(tx: Transaction, userId: number, topic: PushTopic): Promise<number[]> {
    const rows = await tx.query<{ id: number }>(
      `SELECT id FROM push_subscriptions WHERE user_id = $1 AND app = $3
       AND NOT EXISTS (SELECT 1 FROM disabled_push_topics WHERE user_id = $1 AND topic = $2) ORDER BY id`,
      [userId, topic, appOfTopic(topic)],
    );
    return rows.map(({ id }) => id);
  }

  async disabledTopics(userId: number): Promise<PushTopic[]> {
    const disabled = await this.database.orm((manager) => manager.findBy(DisabledPushTopicEntity, { userId }));
    return disabled.map(({ topic }) => topic);
  }

  async setTopic(userId: number, topic: PushTopic, enabled: boolean): Promise<void> {
    await this.database.query(
      enabled
        ? `DELETE FROM disabled_push_topics WHERE user_id = $1 AND topic = $2`
        : `INSERT INTO disabled_push_topics (user_id, topic) VALUES ($1, $2) ON CONFLICT DO NOTHING`,
      [userId, topic],
    );
  }
}
