export {
  useGetDriverApplicationQuery,
  useListDriverDocumentsQuery,
  useListDriversQuery,
  useReviewDriverDocumentMutation,
  useSetApplicationStatusMutation,
} from '@groupride/web-api-client';
