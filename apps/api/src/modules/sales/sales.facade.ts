import type { Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';

export abstract class SalesFacade {
  /** Marks an inquiry as answered. @throws ApiError not_found */
  abstract answered(tx: Transaction, who: Principal, inquiryId: number): Promise<void>;
}
