import { enFirst } from './en-first';
import { enLater } from './en-later';

/** All texts of the operations application. `es.ts` has the same keys. */
export const en = { ...enFirst, ...enLater };
