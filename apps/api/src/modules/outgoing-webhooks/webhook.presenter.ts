import type { WebhookAttemptView, WebhookDeliveryRow, WebhookEndpointView } from '@groupride/contracts';
import type { StoredAttempt, StoredDelivery } from './webhook-deliveries.repository';
import type { StoredEndpoint } from './webhook-endpoints.repository';

const iso = (at: Date | null) => at?.toISOString() ?? null;

export function presentEndpoint(endpoint: StoredEndpoint): WebhookEndpointView {
  const { disabledAt, failingSince, previousSecretUntil, createdAt, ...rest } = endpoint;
  return {
    ...rest,
    disabledAt: iso(disabledAt),
    failingSince: iso(failingSince),
    previousSecretUntil: iso(previousSecretUntil),
    createdAt: createdAt.toISOString(),
  };
}

export function presentDelivery(delivery: StoredDelivery): WebhookDeliveryRow {
  const { id, endpointId, messageId, type, rideId, eventNumber, state, attempts, lastStatus, lastFailure } = delivery;
  return {
    id,
    endpointId,
    messageId,
    type,
    rideId,
    eventNumber,
    state,
    attempts,
    lastStatus,
    lastFailure,
    occurredAt: delivery.occurredAt.toISOString(),
    nextAttemptAt: state === 'waiting' ? delivery.nextAttemptAt.toISOString() : null,
    deliveredAt: iso(delivery.deliveredAt),
  };
}

export function presentAttempt(attempt: StoredAttempt): WebhookAttemptView {
  const { number, at, status, failure, durationMs, answer, simulatedFault } = attempt;
  return { number, status, failure, durationMs, answer: answer || null, simulatedFault, at: at.toISOString() };
}
