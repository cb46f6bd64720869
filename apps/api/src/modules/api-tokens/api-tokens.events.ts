import { defineEvent } from '../../platform/events/events';

export interface ServiceAccountFact {
  serviceAccountId: number;
}

/** A service account was closed, and its tokens no longer work. */
export const serviceAccountClosed = defineEvent<ServiceAccountFact>('service_account_closed');
