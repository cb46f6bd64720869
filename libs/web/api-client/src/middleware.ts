import { api } from './api';
import { cityChanges } from './city-changes';
import { repeatOutdated } from './repeat-outdated';
import { repeatUnreachable } from './repeat-unreachable';
import { sessionEnds } from './session-ends';

/** The middleware that a store needs for the API: `middleware: (defaults) => defaults().concat(apiMiddleware)`. */
export const apiMiddleware = [api.middleware, sessionEnds, cityChanges, repeatUnreachable, repeatOutdated] as const;
