export { connectSocket } from '@groupride/web-api-client';
