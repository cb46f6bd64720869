import { useGetConfigQuery, useGetCurrentUserQuery } from '@groupride/web-api-client';

/** Who is signed in. `me` is null when nobody is, undefined while that is not known. */
export function useSession() {
  const { data, error, isError, isLoading, refetch } = useGetCurrentUserQuery();
  // What is known stays when asking again fails, for example without a network.
  const failed = isError && data === undefined;
  return { me: isLoading ? undefined : (data ?? null), failed, error, retry: refetch };
}

/** What the deployment says about itself; undefined until it is loaded. */
export const useClientConfig = () => useGetConfigQuery().data;
