export { useChangeAlertMutation, useGetAlertSummaryQuery, useListAlertsQuery } from '@groupride/web-api-client';
