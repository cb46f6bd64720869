import { OneOf, Text, Integer } from './fields';

/** Lists whose filters and order can be saved. */
export const SAVED_VIEW_LISTS = ['rides', 'riders', 'drivers'] as const;
export type SavedViewList = (typeof SAVED_VIEW_LISTS)[number];

export const MOST_SAVED_VIEWS = 20;
export const VIEW_NAME_MAX_LENGTH = 40;

export class SavedViewsQuery {
  @OneOf(SAVED_VIEW_LISTS) list!: SavedViewList;
}

const filters = {
  max: 500,
  pattern: /^[\w.~%&=+*-]*$/,
  message: 'must be the query of a page’s address',
  description: 'Filters and order as the query of the page’s address, for example “state=blocked&order=name”',
};

export class NewSavedView {
  @OneOf(SAVED_VIEW_LISTS) list!: SavedViewList;
  @Text({ max: VIEW_NAME_MAX_LENGTH }) name!: string;
  @Text({ ...filters, min: 0 }) filters!: string;
}

export class SavedViewChange {
  @Text({ max: VIEW_NAME_MAX_LENGTH, optional: true }) name?: string;
  @Text({ ...filters, min: 0, optional: true }) filters?: string;
}

/** Filters and sort order of a list, saved by an operator under a name. */
export class SavedView {
  @Integer() id!: number;
  @Text({ max: VIEW_NAME_MAX_LENGTH }) name!: string;
  @Text({ ...filters, min: 0 }) filters!: string;
}
