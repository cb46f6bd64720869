import { useRef } from 'react';

/** An idempotency key that stays the same while the request is unchanged. */
export function useIdempotencyKey(): (request: unknown) => string {
  const last = useRef({ request: '', key: '' });
  return (request) => {
    const text = JSON.stringify(request);
    if (last.current.request !== text) last.current = { request: text, key: crypto.randomUUID() };
    return last.current.key;
  };
}
