import { api } from '@groupride/web-api-client';

export { useSignUpMutation } from '@groupride/web-api-client';

/** Whoever has just signed in is known at once: the pages behind the sign-in need not wait for the next answer. */
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
