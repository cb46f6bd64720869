import type { NewSalesInquiry, SalesInquiryState } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';

export interface StoredSalesInquiry {
  id: number;
  name: string;
  email: string;
  organization: string | null;
  phone: string | null;
  message: string;
  state: SalesInquiryState;
  createdAt: Date;
  changedBy: string | null;
  changedAt: Date | null;
}

export abstract class SalesRepository {
  /** @returns false when an inquiry with this client id exists */
  abstract insert(tx: Transaction, inquiry: NewSalesInquiry): Promise<boolean>;
  /** Newest first. */
  abstract list(query: {
    state: SalesInquiryState | null;
    before: number | null;
    limit: number;
  }): Promise<StoredSalesInquiry[]>;
  abstract find(inquiryId: number, tx?: Transaction): Promise<StoredSalesInquiry | null>;
  /** @returns false when the inquiry already has this state or does not exist */
  abstract changeState(tx: Transaction, inquiryId: number, state: SalesInquiryState, by: number): Promise<boolean>;
}
