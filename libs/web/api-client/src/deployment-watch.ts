import { useEffect, useState } from 'react';
import { useGetConfigQuery } from './generated';

/** Milliseconds between two looks while all is well: another city is mostly heard of earlier, with the next answer. */
const LOOK_MS = 60_000;
/** And while nobody answers: at first, and at most. */
const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 30_000;

/** The pause before the next try, after so many in vain. */
export const pauseAfter = (failures: number): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, failures - 1));

/**
 * Asks again by and by what the deployment is, when the page is looked at again and when the network comes back; while nobody
 * answers, with growing pauses. One of it stands at the root of an application.
 */
export function DeploymentWatch(): null {
  const [failures, setFailures] = useState(0);
  const { isError, isFetching } = useGetConfigQuery(undefined, {
    pollingInterval: failures > 0 ? pauseAfter(failures) : LOOK_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  useEffect(() => {
    if (!isFetching) setFailures((before) => (isError ? before + 1 : 0));
  }, [isFetching, isError]);
  return null;
}

/** What the deployment says about itself, for what cannot be shown without it. */
export function useDeployment() {
  const { data, error, isFetching, refetch } = useGetConfigQuery();
  return {
    config: data,
    /** Nothing is known, and the last try was in vain. */
    failed: !data && error !== undefined,
    retry: () => void refetch(),
    retrying: isFetching,
  };
}
