import { fieldError, notFound } from '../../platform/http/api-error';

export const noSuchSubscription = () => notFound('push subscription');
export const unknownPushService = () =>
  fieldError('endpoint', 'must be an address of a push service that this server knows', 'unknown_push_service');
