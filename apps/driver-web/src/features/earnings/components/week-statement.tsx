import { rideNumber } from '@groupride/contracts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Box,
  Card,
  CardSkeletons,
  CostBreakdown,
  ErrorState,
  Flex,
  IconButton,
  ListRow,
  Money,
  RowList,
  useFormat,
  type CostRow,
} from '@groupride/web-ui';
import { useGetStatementQuery, type StatementView } from '../api';
import { useProblemText } from '../../../shared/problem-text';
import { WeekDays } from './week-days';

const WORDS = ['tip', 'cancellation_fee', 'no_show_fee', 'cash', 'driver_reversal', 'refund_failed'] as const;

/** The statement of a week: opening balance, entries by day and ride, and closing balance. */
export function WeekStatement({ driverId }: { driverId: number }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [week, setWeek] = useState<string | undefined>(undefined);
  const {
    currentData: data,
    error,
    isFetching,
    refetch,
  } = useGetStatementQuery({ driverId, ...(week ? { week } : {}) }, { refetchOnMountOrArgChange: true });
  if (!data) {
    if (!error) return <CardSkeletons count={1} label={t('app.loading')} />;
    return (
      <Card title={t('payouts.statement')}>
        <ErrorState
          title={t('payouts.statementFailed')}
          detail={problemText(error)}
          onRetry={() => void refetch()}
          retryLabel={t('app.retry')}
          retrying={isFetching}
        />
      </Card>
    );
  }
  return (
    <Card flush title={t('payouts.statement')} action={<WeekSwitch statement={data} onWeek={setWeek} />}>
      <Box px="4" pb="4">
        <Box textStyle="small" color="fg.muted" mb="3">
          <Period statement={data} />
        </Box>
        <Breakdown statement={data} />
      </Box>
      <Rides key={data.from} statement={data} />
    </Card>
  );
}

function Rides({ statement: { days, rides } }: { statement: StatementView }) {
  const { t } = useTranslation();
  const { day } = useFormat();
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = rides.filter(({ date }) => chosen === null || date === chosen);
  const title = chosen === null ? t('payouts.rides') : t('payouts.ridesOf', { day: day(chosen) });
  const empty = chosen === null ? t('payouts.ridesEmpty') : t('payouts.ridesEmptyOf', { day: day(chosen) });
  return (
    <>
      <Box borderTopWidth="1px" px="4" py="3">
        <WeekDays days={days} chosen={chosen} onChoose={setChosen} />
      </Box>
      <Box
        borderTopWidth="1px"
        px="4"
        pt="4"
        pb={shown.length > 0 ? '0' : '4'}
        textStyle="label"
        role="status"
        aria-live="polite"
      >
        {shown.length > 0 ? title : empty}
      </Box>
      <RowList label={title}>
        {shown.map((ride) => (
          <li key={ride.rideId}>
            <ListRow
              title={rideNumber(ride.rideId)}
              detail={<RideLines ride={ride} />}
              trailing={<Money amount={ride.earned} fontWeight="semibold" />}
            />
          </li>
        ))}
      </RowList>
    </>
  );
}

function WeekSwitch({ statement, onWeek }: { statement: StatementView; onWeek: (week: string | undefined) => void }) {
  const { t } = useTranslation();
  const move = (from: string, days: number) =>
    new Date(Date.parse(`${from}T00:00:00Z`) + days * 24 * 3600_000).toISOString().slice(0, 10);
  return (
    <Flex>
      <IconButton
        label={t('payouts.previous')}
        icon={<ChevronLeft size={20} aria-hidden />}
        onClick={() => onWeek(move(statement.from, -7))}
      />
      <IconButton
        label={t('payouts.next')}
        icon={<ChevronRight size={20} aria-hidden />}
        disabled={statement.running}
        onClick={() => onWeek(move(statement.from, 7))}
      />
    </Flex>
  );
}

function Period({ statement: { from, to, running } }: { statement: StatementView }) {
  const { t } = useTranslation();
  const { day } = useFormat();
  return <>{running ? t('payouts.running') : t('payouts.statementOf', { from: day(from), to: day(to) })}</>;
}

/** Fare and commission of a trip, and its other entries. */
function RideLines({ ride: { fare, commission, lines } }: { ride: StatementView['rides'][number] }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const labelOf = (kind: string) => t(`payouts.lines.${WORDS.find((each) => each === kind) ?? 'other'}`);
  const parts = [
    ...(typeof fare === 'string' ? [`${t('payouts.lines.fare')} ${money(fare)}`] : []),
    ...(typeof commission === 'string' ? [`${t('payouts.lines.commission')} ${money(commission)}`] : []),
    ...lines.filter(({ kind }) => kind !== 'fare').map(({ kind, amount }) => `${labelOf(kind)} ${money(amount)}`),
  ];
  return <>{parts.join(' · ')}</>;
}

function Breakdown({ statement }: { statement: StatementView }) {
  const { t } = useTranslation();
  const { opening, earned, cash, paidOut, closing, running } = statement;
  const rows: CostRow[] = [
    { label: t('payouts.opened'), amount: opening },
    { label: t('payouts.earned'), amount: earned },
    ...(Number(cash) === 0 ? [] : [{ label: t('payouts.cash'), amount: cash }]),
    ...(Number(paidOut) === 0 ? [] : [{ label: t('payouts.paidOut'), amount: negative(paidOut) }]),
    { label: running ? t('payouts.closedNow') : t('payouts.closed'), amount: closing, kind: 'total' },
  ];
  return <CostBreakdown label={t('payouts.statement')} rows={rows} />;
}

/** The amount with its sign reversed. */
const negative = (amount: string) => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`);
