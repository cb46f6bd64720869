import type { NewWinery, Winery } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';

export abstract class WineriesRepository {
  /** By name. */
  abstract list(): Promise<Winery[]>;
  abstract insert(tx: Transaction, winery: NewWinery): Promise<Winery>;
  /** @returns null when there is none of this number */
  abstract update(tx: Transaction, id: number, change: Partial<NewWinery>): Promise<Winery | null>;
  /** @returns what it was; null when there is none of this number */
  abstract remove(tx: Transaction, id: number): Promise<Winery | null>;
}
