export { useApplyAsDriverMutation, useGetConfigQuery } from '@groupride/web-api-client';
