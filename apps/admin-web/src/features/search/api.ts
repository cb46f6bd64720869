export { useSearchEverythingQuery } from '@groupride/web-api-client';
