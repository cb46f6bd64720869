import type { SavedPlaceForm, SavedPlaceView } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';

export abstract class SavedPlacesRepository {
  /** Home and work first, then by label. */
  abstract list(userId: number): Promise<SavedPlaceView[]>;
  /** Replaces the place of the same label. @returns null when that would be more than `most` places */
  abstract save(
    tx: Transaction,
    userId: number,
    place: Required<SavedPlaceForm>,
    most: number,
  ): Promise<SavedPlaceView | null>;
  /** @returns false when it is not theirs */
  abstract remove(userId: number, placeId: number): Promise<boolean>;
}
