import type { NewWinery, Winery } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';

export abstract class WineriesRepository {
  /** Ordered by name. */
  abstract list(tx?: Transaction): Promise<Winery[]>;
  /** Restores an earlier list with the same ids and removes all other wineries. */
  abstract replace(tx: Transaction, wineries: readonly Winery[]): Promise<void>;
  abstract insert(tx: Transaction, winery: NewWinery): Promise<Winery>;
  /** @returns null when there is no winery with this id */
  abstract update(tx: Transaction, id: number, change: Partial<NewWinery>): Promise<Winery | null>;
  /** @returns the removed winery; null when there is none with this id */
  abstract remove(tx: Transaction, id: number): Promise<Winery | null>;
}
