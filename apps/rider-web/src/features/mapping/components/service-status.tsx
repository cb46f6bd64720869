import { useTranslation } from 'react-i18next';
import { useGetMappingStatusQuery, type MappingServiceView } from '@groupride/web-api-client';
import { Badge, Box, Card, CardSkeletons, ErrorState, Flex, Stack } from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';
import { useClientConfig } from '../../../shared/session';

/** Label of each service that is not set up. */
const missing = { google: 'mapping.keyRequired', mapbox: 'mapping.tokenRequired' } as const;

export function ServiceStatus() {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const nameOf = useServiceName();
  const { data, error, isFetching, refetch } = useGetMappingStatusQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data && error) {
    return (
      <Card>
        <ErrorState
          title={t('mapping.statusFailed')}
          detail={problemText(error)}
          onRetry={() => void refetch()}
          retryLabel={t('common.retry')}
          retrying={isFetching}
        />
      </Card>
    );
  }
  if (!data) return <CardSkeletons count={1} label={t('common.loading')} />;
  return (
    <Card title={t('mapping.status')}>
      <Stack as="ul" gap="3" listStyleType="none">
        {data.services.map((service) => (
          <Flex as="li" key={service.id} justify="space-between" gap="3" align="center">
            <Box minW="0">
              <Box textStyle="label">{nameOf(service)}</Box>
              {service.answers.length > 0 && (
                <Box textStyle="caption" color="fg.muted">
                  {t('mapping.answers', {
                    list: service.answers.map((answer) => t(`mapping.answer.${answer}`)).join(', '),
                  })}
                </Box>
              )}
            </Box>
            <ServiceBadge service={service} />
          </Flex>
        ))}
      </Stack>
    </Card>
  );
}

/** Third-party services keep their own names. */
function useServiceName() {
  const { t } = useTranslation();
  const city = useClientConfig()?.city.name;
  return ({ id, name }: MappingServiceView): string => {
    if (id === 'estimate') return t('mapping.estimate');
    return id === 'city' && city ? t('mapping.cityMap', { city }) : name;
  };
}

function ServiceBadge({ service: { id, configured, available } }: { service: MappingServiceView }) {
  const { t } = useTranslation();
  if (!configured)
    return (
      <Badge tone="neutral">{id === 'google' || id === 'mapbox' ? t(missing[id]) : t('mapping.notConfigured')}</Badge>
    );
  return available ? (
    <Badge tone="success">{t('mapping.available')}</Badge>
  ) : (
    <Badge tone="warning">{t('mapping.unavailable')}</Badge>
  );
}
