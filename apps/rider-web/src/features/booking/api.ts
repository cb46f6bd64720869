import { api } from '@groupride/web-api-client';
import { bookingActions } from './slice';

/** Deletes the plan of a person who signs out, instead of keeping it until they sign in again. */
api.enhanceEndpoints({
  endpoints: {
    signOut: {
      async onQueryStarted(_argument, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(bookingActions.reset());
      },
    },
  },
});
