import { useRef } from 'react';

/** A request as text, with its idempotency key. */
export interface KeyedRequest {
  request: string;
  key: string;
}

/**
 * An idempotency key that stays the same while the request is unchanged.
 * @param earlier a request that was sent before the dialog was opened again
 */
export function useIdempotencyKey(earlier?: KeyedRequest): (request: unknown) => string {
  const last = useRef(earlier ?? { request: '', key: '' });
  return (request) => {
    const text = JSON.stringify(request);
    if (last.current.request !== text) last.current = { request: text, key: crypto.randomUUID() };
    return last.current.key;
  };
}
