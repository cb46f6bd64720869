import { useTranslation } from 'react-i18next';
import { rideNumber } from '@groupride/contracts';
import type { PublishedRoutePlan, RoutePlanView } from '@groupride/web-api-client';
import { Box, Card, Flex, InlineAlert, Stack, StatusBadge, TextLink, useFormat } from '@groupride/web-ui';

/** The rides that a published plan became, by vehicle and driver. */
export function PublishedRuns({ plan, publication }: { plan: RoutePlanView; publication: PublishedRoutePlan }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { publishedAt, accountId, accountName, runs } = publication;
  return (
    <Stack gap="3">
      <InlineAlert tone="success">
        {t('routePlans.publish.published', { when: format.dateTime(publishedAt) })}{' '}
        <TextLink href={`/admin/business/${accountId}`}>{accountName}</TextLink>
      </InlineAlert>
      {runs.map(({ runId, vehicle, driverName, rides }) => (
        <Card
          key={runId}
          title={t('routePlans.publish.run', {
            vehicle: plan.vehicles[vehicle]?.name ?? '',
            driver: driverName ?? t('routePlans.publish.nobody'),
          })}
        >
          <Box as="ul" listStyleType="none">
            {rides.map(({ rideId, request, status }) => (
              <Flex as="li" key={rideId} gap="3" align="center" wrap="wrap" py="1">
                <TextLink href={`/admin/rides/${rideId}`}>{rideNumber(rideId)}</TextLink>
                <Box overflowWrap="anywhere">{plan.requests[request]?.label}</Box>
                <StatusBadge status={status} label={t(`status.${status}`)} />
              </Flex>
            ))}
          </Box>
        </Card>
      ))}
    </Stack>
  );
}
