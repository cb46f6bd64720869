import { api } from '@groupride/web-api-client';

export const verificationApi = api.enhanceEndpoints({
  endpoints: {
    listRideMembers: { providesTags: ['Members'] },
    verifyMember: { invalidatesTags: ['Members', 'Ride'] },
  },
});

export const { useListRideMembersQuery, useVerifyMemberMutation } = verificationApi;
