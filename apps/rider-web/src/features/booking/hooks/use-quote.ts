import { useCallback, useEffect, useMemo, useState } from 'react';
import { QUOTE_MINUTES, type PricingRequest } from '@groupride/contracts';
import { isUnreachable, useCalculatePricingMutation, type PricingView } from '@groupride/web-api-client';

const DEBOUNCE_MS = 250;
/** How long before its expiry a price is requested again. */
const RENEW_BEFORE_MS = 20_000;
/** How often the clock is checked. A dedicated timer would fire late after the device slept. */
const TICK_MS = 1_000;
/** Pauses between retries; the last one repeats. */
const PAUSES_MS = [2_000, 5_000, 15_000, 30_000] as const;

export interface Quote {
  /** The last known price. It cannot be booked while `stale`. */
  pricing: PricingView | null;
  /** Whether this plan has no valid price: it is still loading, or the last one has expired. */
  stale: boolean;
  /** Whether the price of this plan has expired and no newer one has arrived. */
  outOfDate: boolean;
  /** Whether a price is being requested. */
  updating: boolean;
  /** The earlier price of the same plan, if it changed. */
  was: PricingView | null;
  /** Why there is no valid price. */
  error: unknown;
  /** Discards the price and requests a new one now, for example after a refusal. */
  renew: () => void;
}

interface Answer {
  key: string;
  round: number;
  pricing: PricingView | null;
  was: PricingView | null;
  error: unknown;
  failures: number;
  /** Expiry by this device's clock, whose offset from the server's is unknown. */
  holdsUntil: number;
  /** When to ask again; Infinity after a refusal, until the plan changes. */
  nextAt: number;
}

/**
 * The server's price of the plan, requested when the plan changes and again before the price expires. A failed call is
 * retried after pauses, and immediately when the page becomes visible again or the network returns.
 */
export function useQuote(request: PricingRequest): Quote {
  const key = JSON.stringify(request);
  const [calculate] = useCalculatePricingMutation();
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  const [expired, setExpired] = useState<PricingView>();
  const requestQuote = useCallback(() => setRound((n) => n + 1), []);

  useEffect(() => {
    let running: { abort: () => void } | undefined;
    const timer = setTimeout(() => {
      const call = calculate({ pricingRequest: JSON.parse(key) as PricingRequest });
      running = call;
      call.unwrap().then(
        (pricing) => setAnswer((before) => priced(lastOf(before, key), { key, round }, pricing)),
        (error: unknown) => {
          if (!isAborted(error)) setAnswer((before) => failed(lastOf(before, key), { key, round }, error));
        },
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      running?.abort();
    };
  }, [calculate, key, round]);

  const current = lastOf(answer, key);
  const updating = current?.round !== round;
  useEffect(() => {
    const check = (wasAway: boolean) => {
      const now = Date.now();
      if (current?.pricing && now >= current.holdsUntil) setExpired(current.pricing);
      if (document.visibilityState === 'hidden') return;
      // A call that was pending when the device slept or lost its network may never be answered.
      const isDue = updating ? wasAway : current !== undefined && isRequestDue(current, now, wasAway);
      if (isDue) requestQuote();
    };
    const timer = setInterval(() => check(false), TICK_MS);
    const onReturn = () => check(true);
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('online', onReturn);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('online', onReturn);
    };
  }, [current, updating, requestQuote]);

  const pricing = current?.pricing ?? null;
  const renew = useCallback(() => {
    if (pricing) setExpired(pricing);
    requestQuote();
  }, [pricing, requestQuote]);

  return useMemo(() => {
    const outOfDate = pricing !== null && pricing === expired;
    const holds = pricing !== null && !outOfDate;
    return {
      pricing: current ? pricing : (answer?.pricing ?? null),
      stale: !holds,
      outOfDate,
      updating,
      was: current?.was ?? null,
      // While the price is valid, a failed update does not matter to the rider.
      error: holds ? null : (current?.error ?? null),
      renew,
    };
  }, [current, answer, pricing, expired, updating, renew]);
}

const lastOf = (answer: Answer | undefined, key: string): Answer | undefined =>
  answer?.key === key ? answer : undefined;

const isRequestDue = ({ nextAt, failures }: Answer, now: number, wasAway: boolean): boolean =>
  now >= nextAt || (wasAway && failures > 0 && nextAt !== Infinity);

function priced(last: Answer | undefined, asked: { key: string; round: number }, pricing: PricingView): Answer {
  // Without both places, the price is an estimate that does not expire.
  const expiresAt = pricing.expiresAt ? Date.now() + QUOTE_MINUTES * 60_000 : Infinity;
  const changed = last?.pricing && last.pricing.finalTotal !== pricing.finalTotal;
  return {
    ...asked,
    pricing,
    was: changed ? last.pricing : (last?.was ?? null),
    error: null,
    failures: 0,
    holdsUntil: expiresAt,
    nextAt: expiresAt - RENEW_BEFORE_MS,
  };
}

function failed(last: Answer | undefined, asked: { key: string; round: number }, error: unknown): Answer {
  const failures = (last?.failures ?? 0) + 1;
  const mayPass = isTemporary(error);
  return {
    ...asked,
    pricing: mayPass ? (last?.pricing ?? null) : null,
    was: mayPass ? (last?.was ?? null) : null,
    error,
    failures,
    holdsUntil: last?.holdsUntil ?? 0,
    nextAt: mayPass ? Date.now() + (PAUSES_MS[failures - 1] ?? PAUSES_MS[PAUSES_MS.length - 1]!) : Infinity,
  };
}

/** Whether retrying may help: no answer, a server error, or rate limiting. A refusal is final. */
function isTemporary(error: unknown): boolean {
  const { status } = (error ?? {}) as { status?: unknown };
  return isUnreachable(error) || status === 429 || (typeof status === 'number' && status >= 500);
}

const isAborted = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
