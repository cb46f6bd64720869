import { api } from '@groupride/web-api-client';

const notesApi = api.enhanceEndpoints({
  addTagTypes: ['Notes'],
  endpoints: {
    listNotes: { providesTags: (_answer, _error, { personId }) => [{ type: 'Notes', id: personId }] },
    addNote: { invalidatesTags: (_answer, _error, { personId }) => [{ type: 'Notes', id: personId }, 'Audit'] },
    removeNote: { invalidatesTags: (_answer, _error, { personId }) => [{ type: 'Notes', id: personId }, 'Audit'] },
  },
});

export const { useAddNoteMutation, useListNotesQuery, useRemoveNoteMutation } = notesApi;
