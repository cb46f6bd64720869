import { api } from '@groupride/web-api-client';

export { useRequestPhoneCodeMutation, useUpdateMeMutation, useVerifyPhoneMutation } from '@groupride/web-api-client';

/** Shows the verified phone from the answer, without another call. */
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
