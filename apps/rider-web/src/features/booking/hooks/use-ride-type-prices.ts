import { useEffect, useState } from 'react';
import type { RideType, RideTypePricesRequest } from '@groupride/contracts';
import { usePriceRideTypesQuery, type RideTypePrice } from '@groupride/web-api-client';
import type { Quote } from './use-quote';

const DEBOUNCE_MS = 250;
/** How long prices for the same inputs are reused. */
const REUSE_SECONDS = 60;

export interface RideTypePrices {
  /** Prices by ride type; empty until the first answer and after a failure. */
  byType: ReadonlyMap<RideType, RideTypePrice>;
  /** Whether the shown prices are missing or belong to earlier inputs. */
  stale: boolean;
  error: unknown;
  retry: () => void;
}

/** The server's prices of the planned trip for every ride type. Choosing another ride type triggers no new request. */
export function useRideTypePrices(request: RideTypePricesRequest, rideType: RideType, quote: Quote): RideTypePrices {
  const key = JSON.stringify(request);
  const settledKey = useDebounced(key);
  const { currentData, data, error, isFetching, refetch } = usePriceRideTypesQuery(
    { rideTypePricesRequest: JSON.parse(settledKey) as RideTypePricesRequest },
    { refetchOnMountOrArgChange: REUSE_SECONDS },
  );
  const current = key === settledKey ? currentData : undefined;
  const failure = key === settledKey && !isFetching ? error : undefined;

  // A newer quote may use newer rates than a cached list.
  const quoted = quote.stale ? null : (quote.pricing?.perPerson ?? null);
  const listed = current?.prices.find((price) => price.rideType === rideType)?.perPerson ?? null;
  useEffect(() => {
    if (quoted !== null && listed !== null && quoted !== listed) void refetch();
  }, [quoted, listed, refetch]);

  const shown = failure ? undefined : (current ?? data);
  return {
    byType: new Map(shown?.prices.map((price) => [price.rideType, price])),
    stale: !current,
    error: failure ?? null,
    retry: () => void refetch(),
  };
}

/** The value, updated once it stops changing for a moment. */
function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
