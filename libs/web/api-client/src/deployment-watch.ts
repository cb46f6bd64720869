import { useEffect, useState } from 'react';
import { useGetConfigQuery } from './generated';

/**
 * Polling interval in milliseconds while the server answers. A new city is usually noticed earlier, with another
 * answer.
 */
const LOOK_MS = 60_000;
/** First and longest pause between retries while the server does not answer. */
const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 30_000;

/** The pause before the next retry, after this many failures. */
export const pauseAfter = (failures: number): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, failures - 1));

/**
 * Refetches the deployment's configuration regularly, when the page becomes visible and when the network returns; with
 * growing pauses while the server does not answer. Must be rendered once, at the root of an application.
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

/** The deployment's configuration, for content that cannot be shown without it. */
export function useDeployment() {
  const { data, error, isFetching, refetch } = useGetConfigQuery();
  return {
    config: data,
    /** Whether the configuration is unknown and the last attempt failed. */
    failed: !data && error !== undefined,
    retry: () => void refetch(),
    retrying: isFetching,
  };
}
