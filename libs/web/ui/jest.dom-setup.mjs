// What browsers have and the DOM of the unit specs lacks. Specs never reach a server: what they need is put into the store.
import { TextDecoder, TextEncoder } from 'node:util';

/** Ids of our components need no more of it. */
const CSS = { escape: (text) => String(text).replace(/[^\w-]/g, '\\$&') };

Object.assign(globalThis, {
  CSS,
  TextDecoder,
  TextEncoder,
  fetch: () => Promise.reject(new Error('Unit specs have no network')),
});
