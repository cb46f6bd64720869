import type { NewSavedView, SavedView, SavedViewChange, SavedViewList } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';

export abstract class SavedViewsRepository {
  /** Ordered by name. */
  abstract list(operatorId: number, list: SavedViewList): Promise<SavedView[]>;
  /** @returns `full` when the operator has `most` views of the list, `taken` when one has this name */
  abstract insert(
    tx: Transaction,
    operatorId: number,
    view: NewSavedView,
    most: number,
  ): Promise<SavedView | 'full' | 'taken'>;
  /** @returns null when the operator has no such view, `taken` when another one has this name */
  abstract change(
    tx: Transaction,
    operatorId: number,
    viewId: number,
    change: SavedViewChange,
  ): Promise<SavedView | 'taken' | null>;
  abstract remove(operatorId: number, viewId: number): Promise<boolean>;
}
