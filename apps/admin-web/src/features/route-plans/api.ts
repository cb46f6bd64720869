import { api } from '@groupride/web-api-client';

/** Refetches plans after errors too, to show changes by others. */
const routePlansApi = api.enhanceEndpoints({
  addTagTypes: ['RoutePlans'],
  endpoints: {
    listRoutePlans: { providesTags: ['RoutePlans'] },
    getRoutePlan: { providesTags: ['RoutePlans'] },
    addRoutePlan: { invalidatesTags: ['RoutePlans', 'Audit'] },
    changeRoutePlan: { invalidatesTags: ['RoutePlans', 'Audit'] },
    solveRoutePlan: { invalidatesTags: ['RoutePlans', 'Audit'] },
    orderRoutePlan: { invalidatesTags: ['RoutePlans', 'Audit'] },
    publishRoutePlan: { invalidatesTags: ['RoutePlans', 'Rides', 'Audit'] },
    unpublishRoutePlan: { invalidatesTags: ['RoutePlans', 'Rides', 'Audit'] },
    removeRoutePlan: { invalidatesTags: ['RoutePlans', 'Audit'] },
  },
});

export const {
  useAddRoutePlanMutation,
  useChangeRoutePlanMutation,
  useGetRoutePlanQuery,
  useListBusinessAccountsQuery,
  useListRoutePlanDriversQuery,
  useListRoutePlansQuery,
  useOrderRoutePlanMutation,
  usePriceRoutePlanQuery,
  usePublishRoutePlanMutation,
  useRemoveRoutePlanMutation,
  useSolveRoutePlanMutation,
  useUnpublishRoutePlanMutation,
} = routePlansApi;
