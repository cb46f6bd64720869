import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Undefined removes a filter. */
type AddressChange = Readonly<Record<string, string | undefined>>;

export interface ListAddress {
  get: (key: string) => string | undefined;
  change: (change: AddressChange) => void;
  /** Filters and order as one text, sorted by name; '' if there are none. */
  filters: string;
  /** Replaces all filters and the order. */
  apply: (filters: string) => void;
}

/**
 * The filters and order of a list, kept in the URL.
 * @param keys names of this list's query parameters
 * @param prefix prepended to each name if several lists share a page
 */
export function useListAddress(keys: readonly string[], prefix = ''): ListAddress {
  const [query, setQuery] = useSearchParams();
  const change = useCallback(
    (changes: AddressChange) =>
      setQuery(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [key, value] of Object.entries(changes)) {
            if (value) next.set(prefix + key, value);
            else next.delete(prefix + key);
          }
          return next;
        },
        { replace: true },
      ),
    [setQuery, prefix],
  );
  const apply = useCallback(
    (filters: string) => {
      const saved = new URLSearchParams(filters);
      change(Object.fromEntries(keys.map((key) => [key, saved.get(key) ?? undefined])));
    },
    [change, keys],
  );
  const filters = useMemo(
    () => canonical(keys.map((key) => [key, query.get(prefix + key) ?? ''] as const)),
    [query, keys, prefix],
  );
  return { get: (key) => query.get(prefix + key)?.trim() || undefined, change, filters, apply };
}

/** Produces the same text for equal filters, regardless of their order. */
function canonical(parts: readonly (readonly [string, string])[]): string {
  const known = parts.filter(([, value]) => value !== '').sort(([a], [b]) => (a < b ? -1 : 1));
  return new URLSearchParams(known.map(([key, value]) => [key, value])).toString();
}
