import { api } from '@groupride/web-api-client';

const savedViewsApi = api.enhanceEndpoints({
  addTagTypes: ['SavedViews'],
  endpoints: {
    listSavedViews: { providesTags: ['SavedViews'] },
    saveView: { invalidatesTags: ['SavedViews'] },
    changeSavedView: { invalidatesTags: ['SavedViews'] },
    removeSavedView: { invalidatesTags: ['SavedViews'] },
  },
});

export const { useListSavedViewsQuery, useSaveViewMutation, useChangeSavedViewMutation, useRemoveSavedViewMutation } =
  savedViewsApi;
