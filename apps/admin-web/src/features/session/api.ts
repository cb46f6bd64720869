import { api } from '@groupride/web-api-client';

export const {
  useGetConfigQuery,
  useGetCurrentUserQuery,
  useRequestCodeMutation,
  useVerifyCodeMutation,
  useGiveSecondFactorMutation,
  useSignOutMutation,
} = api.enhanceEndpoints({
  endpoints: {
    getCurrentUser: { providesTags: ['Me'] },
    getConfig: { providesTags: ['Config'] },
    verifyCode: {
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const verified = await queryFulfilled.catch(() => null);
        if (verified) await dispatch(api.util.upsertQueryData('getCurrentUser', undefined, verified.data));
      },
    },
    giveSecondFactor: {
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const given = await queryFulfilled.catch(() => null);
        if (given) await dispatch(api.util.upsertQueryData('getCurrentUser', undefined, given.data));
      },
    },
  },
});
