import { Plus, Webhook } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_WEBHOOK_ENDPOINTS } from '@groupride/contracts';
import { Box, Button, Card, EmptyState, Flex, Stack } from '@groupride/web-ui';
import { Listing } from '../../../shared/components/listing';
import { useListWebhookEndpointsQuery } from '../api';
import { DeliveryLog } from './delivery-log';
import { EndpointCard } from './endpoint-card';
import { NewEndpoint } from './new-endpoint';

const POLL_MS = 30_000;

/** Webhook endpoints and their deliveries. */
export function Webhooks() {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useListWebhookEndpointsQuery(undefined, {
    pollingInterval: POLL_MS,
    refetchOnMountOrArgChange: true,
  });
  const [isAdding, setIsAdding] = useState(false);
  return (
    <Listing what="webhookEndpoints" asked={{ data, error, isFetching, refetch }}>
      {(endpoints) => (
        <Stack gap="4">
          <Flex justify="space-between" align="center" wrap="wrap" gap="2">
            <Box textStyle="small" color="fg.muted">
              {t('webhooks.count', { count: endpoints.length, most: MAX_WEBHOOK_ENDPOINTS })}
            </Box>
            <Button size="sm" icon={<Plus size={18} aria-hidden />} onClick={() => setIsAdding(true)}>
              {t('webhooks.add')}
            </Button>
          </Flex>
          {endpoints.length === 0 && (
            <Card>
              <EmptyState
                icon={<Webhook size={26} aria-hidden />}
                title={t('webhooks.none')}
                detail={t('webhooks.noneText')}
              />
            </Card>
          )}
          {endpoints.map((endpoint) => (
            <EndpointCard key={endpoint.id} endpoint={endpoint} />
          ))}
          {endpoints.length > 0 && <DeliveryLog endpoints={endpoints} />}
          {isAdding && <NewEndpoint onClose={() => setIsAdding(false)} />}
        </Stack>
      )}
    </Listing>
  );
}
