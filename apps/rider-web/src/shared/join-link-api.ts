export { useGetJoinLinkMutation, useReplaceJoinLinkMutation } from '@groupride/web-api-client';
