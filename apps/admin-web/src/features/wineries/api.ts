import { api } from '@groupride/web-api-client';

/** A change is seen in the table and in the audit log, and so is what somebody else did meanwhile when it is refused. */
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
