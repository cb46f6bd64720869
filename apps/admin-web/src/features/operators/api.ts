import { api } from '@groupride/web-api-client';

/** Refetches the list and the audit log after errors too, to show changes by others. */
const operatorsApi = api.enhanceEndpoints({
  addTagTypes: ['Operators'],
  endpoints: {
    listOperators: { providesTags: ['Operators'] },
    inviteOperator: { invalidatesTags: ['Operators', 'Audit'] },
    changeOperatorRole: { invalidatesTags: ['Operators', 'Audit', 'Me'] },
    removeOperator: { invalidatesTags: ['Operators', 'Audit', 'Me'] },
  },
});

export const {
  useChangeOperatorRoleMutation,
  useInviteOperatorMutation,
  useListOperatorsQuery,
  useRemoveOperatorMutation,
} = operatorsApi;
