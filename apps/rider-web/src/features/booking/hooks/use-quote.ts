import { useCallback, useEffect, useMemo, useState } from 'react';
import { QUOTE_MINUTES, type PricingRequest } from '@groupride/contracts';
import { isUnreachable, type PricingView } from '@groupride/web-api-client';
import { useCalculatePricingMutation } from '../api';

const DEBOUNCE_MS = 250;
/** A price is asked for again this long before it stops holding. */
const RENEW_BEFORE_MS = 20_000;
/** Clocks are compared this often: a timer of its own would be late after a device slept. */
const TICK_MS = 1_000;
/** The pauses after failed calls; the last one repeats. */
const PAUSES_MS = [2_000, 5_000, 15_000, 30_000] as const;

export interface Quote {
  /** The last price; `stale` while it cannot be booked. */
  pricing: PricingView | null;
  /** There is no price of this plan that holds: it is on its way, or the last one is out of date. */
  stale: boolean;
  /** The price of this plan no longer holds, and there is no newer one yet. */
  outOfDate: boolean;
  /** A price is being asked for. */
  updating: boolean;
  /** What the same plan cost before the price changed. */
  was: PricingView | null;
  /** Why there is no price that holds. */
  error: unknown;
  /** Gives up the price and asks again now, for example after a refusal. */
  renew: () => void;
}

interface Answer {
  key: string;
  round: number;
  pricing: PricingView | null;
  was: PricingView | null;
  error: unknown;
  failures: number;
  /** By this device's clock, whose difference from the server's is unknown. */
  holdsUntil: number;
  /** When to ask again; never after a refusal, until the plan changes. */
  nextAt: number;
}

/**
 * The server's price of what is planned: asked for when that changes and again before it expires. A call that fails is
 * repeated with pauses, and at once when the page is shown again or the network returns.
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
      // A call under way when the device slept or lost its network may never be answered.
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
      // While the price holds, a failed update is nobody's concern.
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
  // Without both places a price is an indication, which does not expire.
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

/** Asking again may help: nothing answered, the server failed, or it asks for patience. A refusal stays one. */
function isTemporary(error: unknown): boolean {
  const { status } = (error ?? {}) as { status?: unknown };
  return isUnreachable(error) || status === 429 || (typeof status === 'number' && status >= 500);
}

const isAborted = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
