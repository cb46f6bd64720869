export { useListHistoryQuery } from '@groupride/web-api-client';
