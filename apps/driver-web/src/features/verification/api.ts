export { useGetBoardingQuery, useListRideMembersQuery, useVerifyMemberMutation } from '@groupride/web-api-client';
