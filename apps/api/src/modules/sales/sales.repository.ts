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

export interface StateChange {
  state: SalesInquiryState;
  from: SalesInquiryState | null;
  by: number;
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
  /**
   * @param change `from` is the state that it must have; any when null
   * @returns false when the inquiry already has this state, has another than `from`, or does not exist
   */
  abstract changeState(tx: Transaction, inquiryId: number, change: StateChange): Promise<boolean>;
}
