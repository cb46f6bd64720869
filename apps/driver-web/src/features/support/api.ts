export { useLiveSupport, useSupportChat } from '@groupride/web-api-client';
