import { api } from '@groupride/web-api-client';

const session = api.enhanceEndpoints({
  endpoints: {
    getCurrentUser: { providesTags: ['Me'] },
    getConfig: { providesTags: ['Config'] },
    verifyCode: {
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const verified = await queryFulfilled.catch(() => null);
        if (verified) await dispatch(api.util.upsertQueryData('getCurrentUser', undefined, verified.data));
      },
    },
  },
});

export const {
  useGetConfigQuery,
  useGetCurrentUserQuery,
  useRequestCodeMutation,
  useVerifyCodeMutation,
  useSignOutMutation,
} = session;
