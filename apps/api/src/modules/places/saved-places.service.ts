import { Injectable } from '@nestjs/common';
import { MOST_SAVED_PLACES, type SavedPlaceForm, type SavedPlaceView } from '@groupride/contracts';
import { Database } from '../../platform/database/database';
import { ApiError, notFound } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { SavedPlacesRepository } from './saved-places.repository';

/** Places that a rider has named. */
@Injectable()
export class SavedPlacesService {
  constructor(
    private readonly database: Database,
    private readonly places: SavedPlacesRepository,
  ) {}

  list(who: Principal): Promise<SavedPlaceView[]> {
    return this.places.list(who.userId);
  }

  /** @throws ApiError too_many_saved_places */
  async save(who: Principal, { label, name, address, lat, lng }: SavedPlaceForm): Promise<SavedPlaceView> {
    // API clients may send null for omitted fields.
    const place = { label: label.trim(), name, address: address ?? '', lat, lng };
    const saved = await this.database.transaction((tx) => this.places.save(tx, who.userId, place, MOST_SAVED_PLACES));
    if (!saved)
      throw new ApiError(
        'too_many_saved_places',
        `You have saved ${MOST_SAVED_PLACES} places. Remove one to save another.`,
      );
    return saved;
  }

  /** @throws ApiError not_found */
  async remove(who: Principal, placeId: number): Promise<void> {
    if (!(await this.places.remove(who.userId, placeId))) throw notFound('saved place');
  }
}
