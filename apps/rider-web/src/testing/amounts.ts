import type { RiderAmounts } from '@groupride/web-api-client';

/** A rider's amounts; zero unless given. */
export const someAmounts = (what: Partial<RiderAmounts> = {}): RiderAmounts => ({
  share: '0.00',
  credit: '0.00',
  due: '0.00',
  atMost: '0.00',
  setAside: '0.00',
  charged: '0.00',
  inCash: '0.00',
  tip: '0.00',
  refunded: '0.00',
  released: '0.00',
  waived: '0.00',
  outstanding: '0.00',
  paid: '0.00',
  ...what,
});
