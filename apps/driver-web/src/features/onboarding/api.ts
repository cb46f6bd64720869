export {
  useApplyAsDriverMutation,
  useGetApplicationDraftQuery,
  useGetConfigQuery,
  useGetDriverApplicationQuery,
  useSaveApplicationDraftMutation,
} from '@groupride/web-api-client';
