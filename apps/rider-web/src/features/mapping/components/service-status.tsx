import { useTranslation } from 'react-i18next';
import type { MappingServiceView } from '@groupride/web-api-client';
import { Badge, Box, Card, CardSkeletons, Flex, InlineAlert, Stack } from '@groupride/web-ui';
import { useGetMappingStatusQuery } from '../api';

/** What each service is called when it is not set up. */
const missing = { google: 'mapping.keyRequired', mapbox: 'mapping.tokenRequired' } as const;

export function ServiceStatus() {
  const { t } = useTranslation();
  const { data, isError } = useGetMappingStatusQuery(undefined, { refetchOnMountOrArgChange: true });
  if (isError) return <InlineAlert tone="error">{t('mapping.statusFailed')}</InlineAlert>;
  if (!data) return <CardSkeletons count={1} label={t('common.loading')} />;
  return (
    <Card title={t('mapping.status')}>
      <Stack as="ul" gap="3" listStyleType="none">
        {data.services.map((service) => (
          <Flex as="li" key={service.id} justify="space-between" gap="3" align="center">
            <Box minW="0">
              <Box textStyle="label">{service.name}</Box>
              {service.answers.length > 0 && (
                <Box textStyle="caption" color="fg.muted">
                  {t('mapping.answers', { list: service.answers.map((answer) => t(`mapping.answer.${answer}`)).join(', ') })}
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

function ServiceBadge({ service: { id, configured, available } }: { service: MappingServiceView }) {
  const { t } = useTranslation();
  if (!configured) return <Badge tone="neutral">{id === 'google' || id === 'mapbox' ? t(missing[id]) : t('mapping.notConfigured')}</Badge>;
  return available ? <Badge tone="success">{t('mapping.available')}</Badge> : <Badge tone="warning">{t('mapping.unavailable')}</Badge>;
}
