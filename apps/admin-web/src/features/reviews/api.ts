import { api } from '@groupride/web-api-client';

const reviewsApi = api.enhanceEndpoints({
  addTagTypes: ['Reviews'],
  endpoints: {
    listReviews: { providesTags: ['Reviews'] },
    getReviewSummary: { providesTags: ['Reviews'] },
    // Invalidated after an error too, to show changes by others.
    replyToReview: { invalidatesTags: ['Reviews', 'Audit'] },
    hideReview: { invalidatesTags: ['Reviews', 'Audit', 'Metrics'] },
    showReview: { invalidatesTags: ['Reviews', 'Audit', 'Metrics'] },
  },
});

export const {
  useGetReviewSummaryQuery,
  useHideReviewMutation,
  useListReviewsQuery,
  useReplyToReviewMutation,
  useShowReviewMutation,
} = reviewsApi;
