// Browser features that the DOM of the unit specs lacks. Specs never reach a server: they put their data into the
// store.
import { TextDecoder, TextEncoder } from 'node:util';
import * as React from 'react';

/** A minimal implementation that suffices for the ids of our components. */
const CSS = { escape: (text) => String(text).replace(/[^\w-]/g, '\\$&') };

Object.assign(globalThis, {
  CSS,
  TextDecoder,
  TextEncoder,
  fetch: () => Promise.reject(new Error('Unit specs have no network')),
});

// React records where each element is created, to name its owner in warnings. That takes about a tenth of the specs'
// time, and the names of components, which warnings also have, suffice to find the cause. React stops by itself after
// 10,000 elements in a second, so this counter says that there were as many.
Object.defineProperty(
  React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  'recentlyCreatedOwnerStacks',
  { get: () => Infinity, set: () => undefined },
);
