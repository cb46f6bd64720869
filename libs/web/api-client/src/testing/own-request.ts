const { Request } = globalThis;

/** A request that resolves relative addresses, because only a browser has an origin. */
export class OwnRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, 'http://own.test') : input, init);
  }
}
