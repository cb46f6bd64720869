// Browser features that the DOM of the unit specs lacks. Specs never reach a server: they put their data into the
// store.
import { TextDecoder, TextEncoder } from 'node:util';

/** A minimal implementation that suffices for the ids of our components. */
const CSS = { escape: (text) => String(text).replace(/[^\w-]/g, '\\$&') };

Object.assign(globalThis, {
  CSS,
  TextDecoder,
  TextEncoder,
  fetch: () => Promise.reject(new Error('Unit specs have no network')),
});
