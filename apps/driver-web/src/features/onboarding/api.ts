export {
  useApplyAsDriverMutation,
  useGetApplicationDraftQuery,
  useGetConfigQuery,
  useSaveApplicationDraftMutation,
} from '@groupride/web-api-client';
