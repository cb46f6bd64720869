import { api } from '@groupride/web-api-client';

/** Refetches the table and the audit log after errors too, to show changes by others. */
const wineriesApi = api.enhanceEndpoints({
  addTagTypes: ['Wineries', 'Settings'],
  endpoints: {
    listAllWineries: { providesTags: ['Wineries', 'City'] },
    addWinery: { invalidatesTags: ['Wineries', 'Audit', 'Settings'] },
    changeWinery: { invalidatesTags: ['Wineries', 'Audit', 'Settings'] },
    removeWinery: { invalidatesTags: ['Wineries', 'Audit', 'Settings'] },
  },
});

export const {
  useAddWineryMutation,
  useChangeWineryMutation,
  useGetConfigQuery,
  useListAllWineriesQuery,
  useRemoveWineryMutation,
} = wineriesApi;
