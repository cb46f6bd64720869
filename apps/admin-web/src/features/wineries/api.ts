import { api } from '@groupride/web-api-client';

/** Refetches the table and the audit log, also after an error, to show changes by others. */
const wineriesApi = api.enhanceEndpoints({
  addTagTypes: ['Wineries'],
  endpoints: {
    listAllWineries: { providesTags: ['Wineries', 'City'] },
    addWinery: { invalidatesTags: ['Wineries', 'Audit'] },
    changeWinery: { invalidatesTags: ['Wineries', 'Audit'] },
    removeWinery: { invalidatesTags: ['Wineries', 'Audit'] },
  },
});

export const {
  useAddWineryMutation,
  useChangeWineryMutation,
  useGetConfigQuery,
  useListAllWineriesQuery,
  useRemoveWineryMutation,
} = wineriesApi;
