import { Keyset } from '../../platform/keyset';

export const INVOICE_KEYSET = new Keyset<'newest'>('i.id', { newest: { descending: true } });
