import { defineEvent } from '../../platform/events/events';

export interface ServiceAccountFact {
  serviceAccountId: number;
}

/** Its tokens no longer work. */
export const serviceAccountClosed = defineEvent<ServiceAccountFact>('service_account_closed');
