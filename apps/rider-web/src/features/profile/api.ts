import { api } from '@groupride/web-api-client';

export { useSignOutMutation, useUpdateMeMutation } from '@groupride/web-api-client';

api.enhanceEndpoints({
  endpoints: {
    signOut: {
      async onQueryStarted(_argument, { dispatch, queryFulfilled }) {
        await queryFulfilled;
        // Nothing of the person who left stays in this page.
        dispatch(api.util.resetApiState());
      },
    },
  },
});
