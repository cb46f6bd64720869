import type { SavedPlaceForm, SavedPlaceView } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';

export abstract class SavedPlacesRepository {
  /** Home and work first, then by label. */
  abstract list(userId: number): Promise<SavedPlaceView[]>;
  /** Replaces the place with the same label. @returns null when the limit of `most` places would be exceeded */
  abstract save(
    tx: Transaction,
    userId: number,
    place: Required<SavedPlaceForm>,
    most: number,
  ): Promise<SavedPlaceView | null>;
  /** @returns false when the place is not the user's */
  abstract remove(userId: number, placeId: number): Promise<boolean>;
}
