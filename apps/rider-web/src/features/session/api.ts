import { api } from '@groupride/web-api-client';

export { useSignUpMutation } from '@groupride/web-api-client';

/** Stores the user with the sign-in answer, so that the following pages need not wait for another call. */
api.enhanceEndpoints({
  endpoints: {
    verifyCode: {
      async onQueryStarted(_argument, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) await dispatch(api.util.upsertQueryData('getCurrentUser', undefined, answer.data));
      },
    },
  },
});
