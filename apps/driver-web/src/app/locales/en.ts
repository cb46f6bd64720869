import { enFirst } from './en-first';
import { enLater } from './en-later';

/** All texts of the driver application. `es.ts` has the same keys. */
export const en = { ...enFirst, ...enLater };
