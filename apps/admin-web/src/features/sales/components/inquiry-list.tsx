import { Handshake } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_SALES_INQUIRIES, SALES_INQUIRY_STATES, type SalesInquiryState } from '@groupride/contracts';
import type { SalesInquiryView } from '@groupride/web-api-client';
import { Box, Card, EmptyState, SelectField, Stack } from '@groupride/web-ui';
import { Listing } from '../../../shared/components/listing';
import { Pager } from '../../../shared/components/pager';
import { usePages } from '../../../shared/use-pages';
import { useListSalesInquiriesQuery } from '../api';
import { InquiryCard } from './inquiry-card';

const POLL_MS = 30_000;

export type InquiryFilter = SalesInquiryState | 'all';
export const asInquiryFilter = (text: string | null): InquiryFilter =>
  text === 'all' ? 'all' : (SALES_INQUIRY_STATES.find((state) => state === text) ?? 'new');

/** Sales inquiries, newest first. */
export function InquiryList({
  filter,
  onFilter,
  actionsOf,
}: {
  filter: InquiryFilter;
  onFilter: (filter: InquiryFilter) => void;
  /** Additional actions for an inquiry, besides changing its state. */
  actionsOf?: (inquiry: SalesInquiryView) => ReactNode;
}) {
  const { t } = useTranslation();
  const { start: before, pagination } = usePages<number>(filter);
  const {
    currentData: data,
    error,
    isFetching,
    refetch,
  } = useListSalesInquiriesQuery(
    { ...(filter === 'all' ? {} : { state: filter }), ...(before ? { before } : {}) },
    { pollingInterval: POLL_MS, refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <Box mb="4" w={{ base: 'full', md: '2xs' }}>
        <SelectField
          label={t('sales.filter')}
          labelHidden
          value={filter}
          onChange={(event) => onFilter(asInquiryFilter(event.target.value))}
          options={[
            ...SALES_INQUIRY_STATES.map((state) => ({ value: state, label: t(`sales.states.${state}`) })),
            { value: 'all', label: t('sales.all') },
          ]}
        />
      </Box>
      <Listing what="sales" asked={{ data, error, isFetching, refetch }}>
        {(inquiries) => (
          <>
            {inquiries.length === 0 ? (
              <Card>
                <EmptyState
                  icon={<Handshake size={26} aria-hidden />}
                  title={t(filter === 'new' ? 'sales.noneNew' : 'sales.none')}
                  detail={t('sales.noneHint')}
                />
              </Card>
            ) : (
              <Stack as="ul" gap="3" listStyleType="none">
                {inquiries.map((inquiry) => (
                  <li key={inquiry.id}>
                    <InquiryCard inquiry={inquiry}>{actionsOf?.(inquiry)}</InquiryCard>
                  </li>
                ))}
              </Stack>
            )}
            <Pager
              label={t('sales.pages')}
              {...pagination(inquiries.length === MAX_SALES_INQUIRIES ? inquiries.at(-1)?.id : null)}
            />
          </>
        )}
      </Listing>
    </>
  );
}
