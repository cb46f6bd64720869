export {
  useApplyAsDriverMutation,
  useFeature,
  useGetApplicationDraftQuery,
  useGetConfigQuery,
  useGetDriverApplicationQuery,
  useSaveApplicationDraftMutation,
} from '@groupride/web-api-client';
