export {
  useGetAssemblyQuery,
  useGetDriverQuery,
  useListRideMembersQuery,
  useListUserRidesQuery,
} from '@groupride/web-api-client';
