export { useListSupportThreadsQuery, useLiveSupport, useSupportThread } from '@groupride/web-api-client';
