import { ChevronLeft, ChevronRight, Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FIRST_TAX_YEAR } from '@groupride/contracts';
import {
  Box,
  Card,
  CardSkeletons,
  CostBreakdown,
  ErrorState,
  Flex,
  IconButton,
  LinkButton,
  SimpleGrid,
  Stack,
  useFormat,
  useLanguage,
  type CostRow,
} from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';
import { useGetTaxSummaryQuery, type TaxSummary } from '../api';

/** A calendar year in figures, and the documents for the tax return. */
export function TaxYear({ driverId }: { driverId: number }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [year, setYear] = useState<number | undefined>(undefined);
  const {
    currentData: data,
    error,
    isFetching,
    refetch,
  } = useGetTaxSummaryQuery({ driverId, ...(year === undefined ? {} : { year }) }, { refetchOnMountOrArgChange: true });
  if (!data) {
    if (!error) return <CardSkeletons count={1} label={t('app.loading')} />;
    return (
      <Card title={t('taxes.title')}>
        <ErrorState
          title={t('taxes.failed')}
          detail={problemText(error)}
          onRetry={() => void refetch()}
          retryLabel={t('app.retry')}
          retrying={isFetching}
        />
      </Card>
    );
  }
  return (
    <Card title={t('taxes.titleOf', { year: data.year })} action={<YearSwitch summary={data} onYear={setYear} />}>
      <Figures driverId={driverId} summary={data} />
    </Card>
  );
}

function YearSwitch({ summary: { year, running }, onYear }: { summary: TaxSummary; onYear: (year: number) => void }) {
  const { t } = useTranslation();
  return (
    <Flex>
      <IconButton
        label={t('taxes.previous')}
        icon={<ChevronLeft size={20} aria-hidden />}
        disabled={year <= FIRST_TAX_YEAR}
        onClick={() => onYear(year - 1)}
      />
      <IconButton
        label={t('taxes.next')}
        icon={<ChevronRight size={20} aria-hidden />}
        disabled={running}
        onClick={() => onYear(year + 1)}
      />
    </Flex>
  );
}

function Figures({ driverId, summary: { year, running, total } }: { driverId: number; summary: TaxSummary }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const language = useLanguage();
  const rows: CostRow[] = [
    { label: t('taxes.fares'), amount: total.fares },
    { label: t('taxes.commission'), amount: total.commission },
    { label: t('taxes.tips'), amount: total.tips },
    ...(Number(total.fees) === 0 ? [] : [{ label: t('taxes.fees'), amount: total.fees }]),
    ...(Number(total.reversals) === 0 ? [] : [{ label: t('taxes.reversals'), amount: total.reversals }]),
    { label: t('taxes.earned'), amount: total.earned, kind: 'total' },
  ];
  const others: CostRow[] = [
    { label: t('taxes.cash'), amount: total.cash },
    { label: t('taxes.payouts'), amount: total.payouts },
    { label: t('taxes.payoutFees'), amount: total.payoutFees },
  ];
  const file = (ending: 'csv' | 'pdf') =>
    `/api/drivers/${driverId}/tax-summary.${ending}?year=${year}&language=${language}`;
  return (
    <Stack gap="4">
      <Box textStyle="small" color="fg.muted">
        {t('taxes.trips', {
          count: total.trips,
          miles: number(total.miles, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
        })}
        {total.plannedTrips > 0 && ` ${t('taxes.planned', { count: total.plannedTrips })}`}
        {running && ` ${t('taxes.running')}`}
      </Box>
      <CostBreakdown label={t('taxes.earned')} rows={rows} />
      <CostBreakdown label={t('taxes.others')} rows={others} />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="2">
        {(['pdf', 'csv'] as const).map((ending) => (
          <LinkButton
            key={ending}
            variant="secondary"
            block
            href={file(ending)}
            download
            icon={<Download size={18} aria-hidden />}
          >
            {t(`taxes.${ending}`)}
          </LinkButton>
        ))}
      </SimpleGrid>
      <Box textStyle="caption" color="fg.subtle">
        {t('taxes.notAForm')}
      </Box>
    </Stack>
  );
}
