import { api } from '@groupride/web-api-client';

export { useRequestPhoneCodeMutation, useUpdateMeMutation, useVerifyPhoneMutation } from '@groupride/web-api-client';

/** The page shows the verified phone with the answer, not after another call. */
api.enhanceEndpoints({
  endpoints: {
    verifyPhone: {
      async onQueryStarted(_argument, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) await dispatch(api.util.upsertQueryData('getCurrentUser', undefined, answer.data));
      },
    },
  },
});
