import { api } from './api';
import { cityChanges } from './city-changes';
import { repeatOutdated } from './repeat-outdated';
import { repeatUnreachable } from './repeat-unreachable';
import { serverClock } from './server-clock';
import { sessionEnds } from './session-ends';
import { sharedSession } from './shared-session';
import { userChanges } from './user-changes';

/** The middleware that a store needs for the API: `middleware: (defaults) => defaults().concat(apiMiddleware)`. */
export const apiMiddleware = [
  api.middleware,
  serverClock,
  sessionEnds,
  userChanges,
  sharedSession,
  cityChanges,
  repeatUnreachable,
  repeatOutdated,
] as const;
