import { InitialSchema1700000000000 } from './1700000000000-initial-schema';
import { BuiltCity1763720000000 } from './1763720000000-built-city';

/** Every migration, oldest first. */
export const migrations = [InitialSchema1700000000000, BuiltCity1763720000000];
