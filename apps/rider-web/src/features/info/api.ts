export { useContactSalesMutation } from '@groupride/web-api-client';
