import { useGetConfigQuery, useGetCurrentUserQuery } from '@groupride/web-api-client';

/** The signed-in user. `me` is null if nobody is signed in, and undefined while unknown. */
export function useSession() {
  const { data, error, isError, isLoading, refetch } = useGetCurrentUserQuery();
  // The known user is kept when a refetch fails, for example offline.
  const failed = isError && data === undefined;
  return { me: isLoading ? undefined : (data ?? null), failed, error, retry: refetch };
}

/** The deployment's configuration; undefined until it is loaded. */
export const useClientConfig = () => useGetConfigQuery().data;
