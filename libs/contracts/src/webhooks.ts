import { Details, Flag, Instant, ListOf, ListOfStrings, Nested, OneOf, Text, Integer } from './fields';
import { FreshProofCode } from './operator-security';
import {
  WEBHOOK_EVENT_TYPES,
  WEBHOOK_SUBSCRIPTIONS,
  type WebhookEventType,
  type WebhookSubscription,
} from './webhook-events';

/** Maximum number of endpoints in a deployment, of all owners together. */
export const MAX_WEBHOOK_ENDPOINTS = 20;
/** Maximum time for which a replaced secret keeps signing. */
export const MAX_SECRET_OVERLAP_HOURS = 7 * 24;
/** How many days messages and their deliveries are kept. */
export const WEBHOOKS_KEPT_DAYS = 30;
/** Maximum length of a stored response. */
export const MAX_WEBHOOK_ANSWER = 500;

export const WEBHOOK_ENDPOINT_STATES = ['enabled', 'disabled'] as const;
export type WebhookEndpointState = (typeof WEBHOOK_ENDPOINT_STATES)[number];

/**
 * `failing`: the endpoint accepted nothing for three days. `gone`: it answered 410. `account_closed`: its service
 * account was closed.
 */
export const WEBHOOK_DISABLED_REASONS = ['operator', 'failing', 'gone', 'account_closed'] as const;
export type WebhookDisabledReason = (typeof WEBHOOK_DISABLED_REASONS)[number];

/** `waiting`: a first or another attempt will follow. `failed`: no attempt follows unless the delivery is replayed. */
export const WEBHOOK_DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
export type WebhookDeliveryState = (typeof WEBHOOK_DELIVERY_STATES)[number];

/**
 * Why an attempt failed. Two reasons occur without an attempt: `secret_unreadable` after a change of SIGNING_SECRET,
 * and `endpoint_disabled`.
 */
export const WEBHOOK_FAILURES = [
  'bad_status',
  'redirect',
  'timeout',
  'host_not_found',
  'address_not_allowed',
  'connection_failed',
  'secret_unreadable',
  'endpoint_disabled',
] as const;
export type WebhookFailure = (typeof WEBHOOK_FAILURES)[number];

/** Faults that a sandbox simulates in deliveries to one endpoint. */
export const WEBHOOK_FAULTS = [
  'server_error',
  'connection_refused',
  'timeout',
  'slow',
  'duplicate',
  'out_of_order',
] as const;
export type WebhookFault = (typeof WEBHOOK_FAULTS)[number];
/** Time by the test clock for which an `out_of_order` delivery is held back. */
export const HELD_BACK_SECONDS = 30;

const URL_FIELD = { max: 500, description: 'Starts with https:// and names a public host' };
const TYPES = { min: 1, description: 'Types that are delivered; null for all types, including future ones' };
const DESCRIPTION = { max: 100, description: 'What the endpoint is for' };

export class NewWebhookEndpoint {
  @Text(URL_FIELD) url!: string;
  @Text(DESCRIPTION) description!: string;
  @ListOfStrings(WEBHOOK_SUBSCRIPTIONS, { ...TYPES, optional: true }) eventTypes?: WebhookSubscription[] | null;
  @Integer({
    min: 1,
    optional: true,
    description: 'Limits the endpoint to events of this service account’s own rides. Null for all events',
  })
  serviceAccountId?: number | null;
}

/** Endpoint created in operations, which requires a fresh proof of identity. */
export class NewOperationsEndpoint extends NewWebhookEndpoint {
  @FreshProofCode() code?: string;
}

/** Omitted fields stay unchanged. */
export class WebhookEndpointChange {
  @Text({ ...URL_FIELD, optional: true }) url?: string;
  @Text({ ...DESCRIPTION, optional: true }) description?: string;
  @ListOfStrings(WEBHOOK_SUBSCRIPTIONS, { ...TYPES, optional: true }) eventTypes?: WebhookSubscription[] | null;
  @OneOf(WEBHOOK_ENDPOINT_STATES, { optional: true }) state?: WebhookEndpointState;
}

export class WebhookEndpointView {
  @Integer() id!: number;
  @Text({ max: 500 }) url!: string;
  @Text({ max: 100 }) description!: string;
  @ListOfStrings(WEBHOOK_SUBSCRIPTIONS, { optional: true, description: 'Null for all types' })
  eventTypes!: WebhookSubscription[] | null;
  @Integer({ optional: true, description: 'Null for an endpoint of operations, which gets all events' })
  serviceAccountId!: number | null;
  @Text({ max: 60, optional: true, description: 'Name of the service account' }) serviceAccount!: string | null;
  @OneOf(WEBHOOK_ENDPOINT_STATES) state!: WebhookEndpointState;
  @OneOf(WEBHOOK_DISABLED_REASONS, { optional: true, description: 'Why it is disabled' })
  disabledReason!: WebhookDisabledReason | null;
  @Instant({ optional: true }) disabledAt!: string | null;
  @Instant({ optional: true, description: 'Time since which every attempt has failed; null after a success' })
  failingSince!: string | null;
  @Instant({ optional: true, description: 'Time until which the replaced secret also signs' })
  previousSecretUntil!: string | null;
  @Instant() createdAt!: string;
}

export class CreatedWebhookEndpoint {
  @Text({ max: 100, description: 'Signs the deliveries. It cannot be shown again' }) secret!: string;
  @Nested(() => WebhookEndpointView) endpoint!: WebhookEndpointView;
}

export class WebhookSecretRotation {
  @Integer({
    min: 0,
    max: MAX_SECRET_OVERLAP_HOURS,
    description:
      'Hours for which deliveries are signed with both secrets; an even older secret becomes invalid at once',
  })
  overlapHours!: number;
}

export class WebhookReplay {
  @Instant({
    description:
      'Start of the period. Events since then that the endpoint has not accepted are delivered, including those it missed while disabled',
  })
  since!: string;
}

export class WebhookReplayResult {
  @Integer({ description: 'Number of deliveries that will be attempted' }) deliveries!: number;
}

export class WebhookDeliveriesQuery {
  @Integer({ min: 1, max: 100, optional: true, fromQuery: true }) limit?: number;
  @Text({ max: 1000, optional: true, description: 'nextCursor of the previous response' }) cursor?: string;
  @Integer({ min: 1, optional: true, fromQuery: true }) endpointId?: number;
  @OneOf(WEBHOOK_DELIVERY_STATES, { optional: true }) state?: WebhookDeliveryState;
  @OneOf(WEBHOOK_EVENT_TYPES, { optional: true }) type?: WebhookEventType;
  @Integer({ min: 1, optional: true, fromQuery: true }) rideId?: number;
}

export class WebhookDeliveryRow {
  @Integer() id!: number;
  @Integer() endpointId!: number;
  @Text({
    max: 60,
    description: 'Value of the header webhook-id, which is the same for every attempt and every endpoint',
  })
  messageId!: string;
  @OneOf(WEBHOOK_EVENT_TYPES) type!: WebhookEventType;
  @Integer({ optional: true }) rideId!: number | null;
  @Integer({ optional: true, description: 'Number of the event within its ride' }) eventNumber!: number | null;
  @Instant({ description: 'When it happened' }) occurredAt!: string;
  @OneOf(WEBHOOK_DELIVERY_STATES) state!: WebhookDeliveryState;
  @Integer({ description: 'Attempts so far' }) attempts!: number;
  @Instant({ optional: true, description: 'Null when no attempt follows' }) nextAttemptAt!: string | null;
  @Integer({ optional: true, description: 'Status of the last answer' }) lastStatus!: number | null;
  @OneOf(WEBHOOK_FAILURES, { optional: true, description: 'Why the last attempt failed' })
  lastFailure!: WebhookFailure | null;
  @Instant({ optional: true }) deliveredAt!: string | null;
}

export class WebhookDeliveryList {
  @ListOf(() => WebhookDeliveryRow) deliveries!: WebhookDeliveryRow[];
  @Text({ max: 1000, optional: true }) nextCursor!: string | null;
}

export class WebhookAttemptView {
  @Integer() number!: number;
  @Instant() at!: string;
  @Integer({ optional: true, description: 'Null when there was no response' }) status!: number | null;
  @OneOf(WEBHOOK_FAILURES, { optional: true }) failure!: WebhookFailure | null;
  @Integer() durationMs!: number;
  @Text({ max: MAX_WEBHOOK_ANSWER, optional: true, description: 'Beginning of the response; null when it has no text' })
  answer!: string | null;
  @OneOf(WEBHOOK_FAULTS, {
    optional: true,
    description: 'The fault that the sandbox simulated; null for a real attempt',
  })
  simulatedFault!: WebhookFault | null;
}

export class NewWebhookFault {
  @OneOf(WEBHOOK_FAULTS, {
    description:
      'server_error returns 500, connection_refused and timeout send nothing, slow sends late, duplicate sends twice, out_of_order delays by 30 seconds of the test clock',
  })
  fault!: WebhookFault;
  @Integer({
    min: 1,
    max: 1000,
    optional: true,
    description: 'Number of attempts affected; when left out, all attempts until the fault is removed',
  })
  times?: number;
  @Integer({
    min: 1,
    max: 14,
    optional: true,
    description: 'For slow: delay in seconds of real time; 10 when left out',
  })
  seconds?: number;
}

export class WebhookFaultView {
  @Integer() endpointId!: number;
  @OneOf(WEBHOOK_FAULTS, { optional: true, description: 'Null when no fault is simulated' })
  fault!: WebhookFault | null;
  @Integer({ optional: true, description: 'Number of attempts left; null for all attempts' }) times!: number | null;
}

export class WebhookDeliveryView extends WebhookDeliveryRow {
  @Details({ description: 'What is delivered' }) payload!: Record<string, unknown>;
  @ListOf(() => WebhookAttemptView, { description: 'Newest first, at most 50' }) attemptList!: WebhookAttemptView[];
  @Flag({ description: 'Whether it can be replayed now' }) replayable!: boolean;
}
