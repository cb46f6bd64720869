import type { App, PushTopic } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';

/** A browser in which a person agreed to get push messages. */
export interface PushSubscription {
  id: number;
  userId: number;
  /** The app in which the person agreed. */
  app: App;
  /** The session in which the person agreed. Messages stop when it ends. */
  sessionKey: string;
  endpoint: string;
  p256dh: string;
  auth: string;
}

export abstract class PushRepository {
  /**
   * Adds a subscription, or moves it to this person: a browser has one endpoint, whoever is signed in.
   * @returns its id
   */
  abstract save(subscription: Omit<PushSubscription, 'id'>): Promise<number>;
  abstract find(id: number): Promise<PushSubscription | null>;
  /** @returns whether there was one */
  abstract remove(userId: number, id: number): Promise<boolean>;
  /** Removes a subscription that the push service or the session has ended. */
  abstract removeEnded(id: number): Promise<void>;
  /** The person's subscriptions; none when they have switched the topic off. */
  abstract idsToTell(tx: Transaction, userId: number, topic: PushTopic): Promise<number[]>;
  abstract disabledTopics(userId: number): Promise<PushTopic[]>;
  abstract setTopic(userId: number, topic: PushTopic, enabled: boolean): Promise<void>;
}
