import { useRef } from 'react';

/** A key for a request that must happen once: the same as long as the same thing is asked for. */
export function useIdempotencyKey(): (request: unknown) => string {
  const last = useRef({ request: '', key: '' });
  return (request) => {
    const text = JSON.stringify(request);
    if (last.current.request !== text) last.current = { request: text, key: crypto.randomUUID() };
    return last.current.key;
  };
}
