import { Keyset } from '../../platform/keyset';

export const ACCOUNT_KEYSET = new Keyset<'newest'>('a.id', { newest: { descending: true } });
export const CHARGE_KEYSET = new Keyset<'newest'>('c.id', { newest: { descending: true } });
export const EVENT_KEYSET = new Keyset<'newest'>('e.id', { newest: { descending: true } });
