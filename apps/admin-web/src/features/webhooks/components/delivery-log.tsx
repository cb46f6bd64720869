import { Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  WEBHOOK_DELIVERY_STATES,
  WEBHOOK_EVENT_TYPES,
  type WebhookDeliveryState,
  type WebhookEventType,
} from '@groupride/contracts';
import type { WebhookDeliveryRow, WebhookEndpointView } from '@groupride/web-api-client';
import {
  Badge,
  Box,
  Button,
  Card,
  DataTable,
  EmptyState,
  Grid,
  SelectField,
  Stack,
  useFormat,
  type BadgeProps,
  type Column,
} from '@groupride/web-ui';
import { Listing } from '../../../shared/components/listing';
import { Pager } from '../../../shared/components/pager';
import { usePages } from '../../../shared/use-pages';
import { useListWebhookDeliveriesQuery } from '../api';
import { DeliveryDialog } from './delivery-dialog';

const POLL_MS = 5000;

const DELIVERY_TONES: Readonly<Record<WebhookDeliveryState, NonNullable<BadgeProps['tone']>>> = {
  waiting: 'warning',
  delivered: 'success',
  failed: 'danger',
};

interface Filter {
  endpointId: number | null;
  state: WebhookDeliveryState | null;
  type: WebhookEventType | null;
}

/** Deliveries of the last days, newest first. */
export function DeliveryLog({ endpoints }: { endpoints: readonly WebhookEndpointView[] }) {
  const { t } = useTranslation();
  const [filter, setFilter] = useState<Filter>({ endpointId: null, state: null, type: null });
  const [open, setOpen] = useState<number | null>(null);
  const { endpointId, state, type } = filter;
  const { start: cursor, pagination } = usePages<string>(`${endpointId} ${state} ${type}`);
  const columns = useDeliveryColumns(endpoints, setOpen);
  const {
    currentData: data,
    error,
    isFetching,
    refetch,
  } = useListWebhookDeliveriesQuery(
    {
      ...(endpointId === null ? {} : { endpointId }),
      ...(state ? { state } : {}),
      ...(type ? { type } : {}),
      ...(cursor ? { cursor } : {}),
    },
    { pollingInterval: POLL_MS, refetchOnMountOrArgChange: true },
  );
  const isFiltered = endpointId !== null || state !== null || type !== null;
  return (
    <Card title={t('webhooks.deliveries')}>
      <Stack gap="4">
        <Filters filter={filter} endpoints={endpoints} onChange={setFilter} />
        <Listing what="webhookDeliveries" asked={{ data, error, isFetching, refetch }}>
          {({ deliveries, nextCursor }) => (
            <div>
              <DataTable
                dense
                caption={t('webhooks.deliveries')}
                columns={columns}
                rows={deliveries}
                rowKey={({ id }) => id}
                empty={
                  <EmptyState
                    icon={<Send size={26} aria-hidden />}
                    title={t(isFiltered ? 'webhooks.noMatch' : 'webhooks.noDeliveries')}
                    detail={t(isFiltered ? 'webhooks.noMatchText' : 'webhooks.noDeliveriesText')}
                  />
                }
              />
              <Pager label={t('webhooks.pages')} {...pagination(nextCursor)} />
            </div>
          )}
        </Listing>
      </Stack>
      {open !== null && <DeliveryDialog deliveryId={open} onClose={() => setOpen(null)} />}
    </Card>
  );
}

interface FiltersProps {
  filter: Filter;
  endpoints: readonly WebhookEndpointView[];
  onChange: (filter: Filter) => void;
}

function Filters({ filter, endpoints, onChange }: FiltersProps) {
  const { t } = useTranslation();
  return (
    <Grid
      role="search"
      aria-label={t('webhooks.filter')}
      templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}
      gap="3"
    >
      <SelectField
        label={t('webhooks.endpoint')}
        value={filter.endpointId === null ? '' : String(filter.endpointId)}
        onChange={({ target: { value } }) => onChange({ ...filter, endpointId: value === '' ? null : Number(value) })}
        options={[
          { value: '', label: t('webhooks.anyEndpoint') },
          ...endpoints.map(({ id, description }) => ({ value: String(id), label: description })),
        ]}
      />
      <SelectField
        label={t('webhooks.state')}
        value={filter.state ?? ''}
        onChange={({ target }) =>
          onChange({ ...filter, state: WEBHOOK_DELIVERY_STATES.find((one) => one === target.value) ?? null })
        }
        options={[
          { value: '', label: t('webhooks.anyState') },
          ...WEBHOOK_DELIVERY_STATES.map((value) => ({ value, label: t(`webhooks.deliveryStates.${value}`) })),
        ]}
      />
      <SelectField
        label={t('webhooks.event')}
        value={filter.type ?? ''}
        onChange={({ target }) =>
          onChange({ ...filter, type: WEBHOOK_EVENT_TYPES.find((one) => one === target.value) ?? null })
        }
        options={[
          { value: '', label: t('webhooks.anyEvent') },
          ...WEBHOOK_EVENT_TYPES.map((value) => ({ value, label: value })),
        ]}
      />
    </Grid>
  );
}

function useDeliveryColumns(
  endpoints: readonly WebhookEndpointView[],
  onOpen: (deliveryId: number) => void,
): Column<WebhookDeliveryRow>[] {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const nameOf = (endpointId: number) => endpoints.find(({ id }) => id === endpointId)?.description ?? '';
  return [
    {
      key: 'event',
      header: t('webhooks.event'),
      primary: true,
      cell: ({ type, rideId, eventNumber }) => (
        <Box overflowWrap="anywhere">
          <Box fontFamily="mono" textStyle="caption">
            {type}
          </Box>
          {rideId !== null && (
            <Box textStyle="caption" color="fg.muted">
              {t('webhooks.rideEvent', { ride: rideId, number: eventNumber })}
            </Box>
          )}
        </Box>
      ),
    },
    { key: 'time', header: t('webhooks.time'), cell: ({ occurredAt }) => dateTime(occurredAt) },
    { key: 'endpoint', header: t('webhooks.endpoint'), cell: ({ endpointId }) => nameOf(endpointId) },
    {
      key: 'state',
      header: t('webhooks.state'),
      cell: ({ state }) => <Badge tone={DELIVERY_TONES[state]}>{t(`webhooks.deliveryStates.${state}`)}</Badge>,
    },
    {
      key: 'last',
      header: t('webhooks.lastAnswer'),
      cell: ({ lastStatus, lastFailure, attempts }) => (
        <Box>
          {lastFailure && lastFailure !== 'bad_status' ? t(`webhooks.failures.${lastFailure}`) : (lastStatus ?? '–')}
          <Box textStyle="caption" color="fg.muted">
            {t('webhooks.attempts', { count: attempts })}
          </Box>
        </Box>
      ),
    },
    {
      key: 'details',
      header: t('webhooks.details'),
      align: 'end',
      cell: ({ id, type }) => (
        <Button size="sm" variant="ghost" aria-label={`${t('webhooks.details')}: ${type}`} onClick={() => onOpen(id)}>
          {t('webhooks.details')}
        </Button>
      ),
    },
  ];
}
