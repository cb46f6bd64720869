import type { NewWinery, Winery } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';

export abstract class WineriesRepository {
  /** By name. */
  abstract list(tx?: Transaction): Promise<Winery[]>;
  /** Makes the list what it was: with the same numbers, and without all others. */
  abstract replace(tx: Transaction, wineries: readonly Winery[]): Promise<void>;
  abstract insert(tx: Transaction, winery: NewWinery): Promise<Winery>;
  /** @returns null when there is none of this number */
  abstract update(tx: Transaction, id: number, change: Partial<NewWinery>): Promise<Winery | null>;
  /** @returns what it was; null when there is none of this number */
  abstract remove(tx: Transaction, id: number): Promise<Winery | null>;
}
