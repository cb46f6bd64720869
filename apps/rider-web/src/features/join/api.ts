import { api } from '@groupride/web-api-client';

const optOutApi = api.enhanceEndpoints({
  addTagTypes: ['InvitationOptOut'],
  endpoints: {
    getInvitationOptOut: { providesTags: ['InvitationOptOut'] },
    // Invalidated after an error too, because only the answer may have been lost.
    optOutOfInvitations: { invalidatesTags: ['InvitationOptOut'] },
    optInToInvitations: { invalidatesTags: ['InvitationOptOut'] },
  },
});

export const { useGetInvitationOptOutQuery, useOptInToInvitationsMutation, useOptOutOfInvitationsMutation } = optOutApi;
export {
  useFeature,
  useJoinRideAsGuestMutation,
  useJoinRideMutation,
  usePreviewJoinQuery,
} from '@groupride/web-api-client';
