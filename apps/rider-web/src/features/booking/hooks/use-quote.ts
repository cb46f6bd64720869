import { useCallback, useEffect, useMemo, useState } from 'react';
import type { PricingRequest } from '@groupride/contracts';
import type { PricingView } from '@groupride/web-api-client';
import { useCalculatePricingMutation } from '../api';

const DEBOUNCE_MS = 250;
/** A price is asked for again this long before it stops holding. */
const RENEW_BEFORE_MS = 20_000;

export interface Quote {
  /** The last price; `stale` while a newer one is on its way. */
  pricing: PricingView | null;
  stale: boolean;
  error: unknown;
  /** Asks again now, for example after a refusal. */
  renew: () => void;
}

/** The server's price of what is planned: asked for when that changes, and again before it expires. */
export function useQuote(request: PricingRequest): Quote {
  const key = JSON.stringify(request);
  const [calculate] = useCalculatePricingMutation();
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<{ key: string; round: number; pricing: PricingView | null; error: unknown }>();
  const renew = useCallback(() => setRound((n) => n + 1), []);

  useEffect(() => {
    let running: { abort: () => void } | undefined;
    const timer = setTimeout(() => {
      const call = calculate({ pricingRequest: JSON.parse(key) as PricingRequest });
      running = call;
      call.unwrap().then(
        (pricing) => setAnswer({ key, round, pricing, error: null }),
        (error: unknown) => {
          if (!isAborted(error)) setAnswer({ key, round, pricing: null, error });
        },
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      running?.abort();
    };
  }, [calculate, key, round]);

  const current = answer?.key === key && answer.round === round ? answer : undefined;
  const expiresAt = current?.pricing?.expiresAt;
  useEffect(() => {
    if (!expiresAt) return;
    const timer = setTimeout(renew, Math.max(1_000, Date.parse(expiresAt) - Date.now() - RENEW_BEFORE_MS));
    return () => clearTimeout(timer);
  }, [expiresAt, renew]);

  return useMemo(
    () => ({
      pricing: current ? current.pricing : (answer?.pricing ?? null),
      stale: !current,
      error: current?.error ?? null,
      renew,
    }),
    [current, answer, renew],
  );
}

const isAborted = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
