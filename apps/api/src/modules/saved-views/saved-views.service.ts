import { Injectable } from '@nestjs/common';
import {
  MOST_SAVED_VIEWS,
  type NewSavedView,
  type SavedView,
  type SavedViewChange,
  type SavedViewList,
} from '@groupride/contracts';
import { Database } from '../../platform/database/database';
import { ApiError, notFound } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { SavedViewsRepository } from './saved-views.repository';

/** Manages the named filters and sort orders of each operator. */
@Injectable()
export class SavedViewsService {
  constructor(
    private readonly database: Database,
    private readonly views: SavedViewsRepository,
  ) {}

  list(who: Principal, list: SavedViewList): Promise<SavedView[]> {
    return this.views.list(who.userId, list);
  }

  /** @throws ApiError saved_view_exists, too_many_saved_views */
  async save(who: Principal, view: NewSavedView): Promise<SavedView> {
    const saved = await this.database.transaction((tx) => this.views.insert(tx, who.userId, view, MOST_SAVED_VIEWS));
    if (saved === 'full')
      throw new ApiError(
        'too_many_saved_views',
        `You have saved ${MOST_SAVED_VIEWS} views of this list. Delete one to save another.`,
      );
    if (saved === 'taken') throw nameTaken();
    return saved;
  }

  /** @throws ApiError not_found, saved_view_exists */
  async change(who: Principal, viewId: number, change: SavedViewChange): Promise<SavedView> {
    const changed = await this.database.transaction((tx) => this.views.change(tx, who.userId, viewId, change));
    if (!changed) throw notFound('saved view');
    if (changed === 'taken') throw nameTaken();
    return changed;
  }

  /** @throws ApiError not_found */
  async remove(who: Principal, viewId: number): Promise<void> {
    if (!(await this.views.remove(who.userId, viewId))) throw notFound('saved view');
  }
}

const nameTaken = (): ApiError =>
  new ApiError('saved_view_exists', 'You have a view with this name already. Choose another name.');
