export { useListRideMembersQuery, useVerifyMemberMutation } from '@groupride/web-api-client';
