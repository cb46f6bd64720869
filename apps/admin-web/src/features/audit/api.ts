export { useListAuditQuery } from '@groupride/web-api-client';
