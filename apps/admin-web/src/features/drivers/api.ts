export { useListDriversQuery, useSetApplicationStatusMutation } from '@groupride/web-api-client';
