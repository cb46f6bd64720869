export { useListDriversQuery, useSetDriverStandingMutation } from '@groupride/web-api-client';
