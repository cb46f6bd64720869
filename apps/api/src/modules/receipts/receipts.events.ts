import { defineEvent } from '../../platform/events/events';

export interface ReceiptFact {
  rideId: number;
  payerId: number;
}

export const receiptIssued = defineEvent<ReceiptFact>('receipt_issued');
