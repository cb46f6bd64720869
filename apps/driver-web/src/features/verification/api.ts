export {
  useGetBoardingQuery,
  useGetConfigQuery,
  useListRideMembersQuery,
  useVerifyMemberMutation,
} from '@groupride/web-api-client';
