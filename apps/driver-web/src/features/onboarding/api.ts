export { useApplyAsDriverMutation } from '@groupride/web-api-client';
