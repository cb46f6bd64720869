import type { App } from './apps';
import { Flag, ListOf, Nested, OneOf, Text, Integer } from './fields';

/** Topics of Web Push messages, which arrive while no page of the app is open. Each can be switched off. */
export const PUSH_TOPICS = [
  ...(['driver_assigned', 'driver_arrived', 'payment_needed', 'invitation', 'message'] as const),
  ...(['ride_offer', 'ride_reminder', 'ride_message', 'support_answer'] as const),
  ...(['emergency'] as const),
] as const;
export type PushTopic = (typeof PUSH_TOPICS)[number];

/** The app whose browsers receive messages about a topic. */
const APP_OF_TOPIC: Readonly<Record<PushTopic, App>> = {
  driver_assigned: 'rider',
  driver_arrived: 'rider',
  payment_needed: 'rider',
  invitation: 'rider',
  message: 'rider',
  ride_offer: 'driver',
  ride_reminder: 'driver',
  ride_message: 'driver',
  support_answer: 'driver',
  emergency: 'admin',
};
export const appOfTopic = (topic: PushTopic): App => APP_OF_TOPIC[topic];

export class PushTopicSetting {
  @OneOf(PUSH_TOPICS, { name: 'PushTopic' }) topic!: PushTopic;
  @Flag() enabled!: boolean;
}

/** The Web Push settings of this deployment and this person. */
export class PushSettingsView {
  @Text({
    max: 100,
    optional: true,
    description:
      'The server’s VAPID key (base64url), with which a browser subscribes; null when this deployment sends no messages',
  })
  publicKey!: string | null;
  @ListOf(() => PushTopicSetting) topics!: PushTopicSetting[];
}

const BASE64URL = /^[A-Za-z0-9_-]+={0,2}$/;

/** Keys for encrypting messages to one browser (RFC 8291). */
export class PushKeys {
  @Text({ min: 80, max: 100, pattern: BASE64URL, description: 'Public key of the browser, P-256, base64url' })
  p256dh!: string;
  @Text({ min: 16, max: 40, pattern: BASE64URL, description: 'Authentication secret, 16 bytes, base64url' })
  auth!: string;
}

/** The result of the browser’s `PushSubscription.toJSON()`. */
export class PushSubscriptionForm {
  @Text({ max: 1000, description: 'Address of the subscription at the browser’s push service' }) endpoint!: string;
  @Nested(() => PushKeys) keys!: PushKeys;
}

export class PushSubscriptionView {
  @Integer() id!: number;
}

/** The JSON payload that a service worker receives. */
export interface PushPayload {
  topic: PushTopic;
  title: string;
  body: string;
  /** Path of the page to open, within the app’s origin. */
  path: string;
  /** A newer message with the same tag replaces the older one on the screen. */
  tag: string;
  /** Set for an offer, which can be accepted from the notification. */
  offer?: PushedOffer;
}

export interface PushedOffer {
  rideId: number;
  driverId: number;
  /** Milliseconds since 1970. */
  expiresAt: number;
  /** Label of the action that accepts, in the language of the reader. */
  accept: string;
  /** Shown when accepting failed. */
  failed: string;
}
