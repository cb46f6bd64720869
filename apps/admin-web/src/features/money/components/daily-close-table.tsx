import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CLOSE_ACCOUNTS } from '@groupride/contracts';
import { addDays, instantToZoned } from '@groupride/geo';
import { useListDailyCloseQuery, type DailyClose } from '@groupride/web-api-client';
import { Box, DataTable, DateField, Flex, Money, Stack, useFormat, type Column } from '@groupride/web-ui';
import { ExportButton } from '../../../shared/components/export-button';
import { Listing } from '../../../shared/components/listing';
import { useDaysText } from '../../../shared/components/removable-filter';

const DAYS = 7;
const ACCOUNT_TEXTS = {
  'provider:clearing': 'provider',
  riders: 'riders',
  drivers: 'drivers',
  'platform:fees': 'fees',
  'platform:taxes': 'taxes',
  'platform:promotions': 'promotions',
  'platform:refunds': 'refunds',
  'platform:disputes': 'disputes',
  'platform:losses': 'losses',
  'platform:credits': 'credits',
  'platform:goodwill': 'goodwill',
  businesses: 'businesses',
  'platform:bank': 'bank',
} as const satisfies Record<(typeof CLOSE_ACCOUNTS)[number], string>;

/** The ledger's daily totals, for accounting. */
export function DailyCloseTable() {
  const { t } = useTranslation();
  const { timeZone } = useFormat();
  const today = instantToZoned(Date.now(), timeZone).date;
  const [days, setDays] = useState({ from: addDays(today, 1 - DAYS), to: today });
  const isReversed = days.to < days.from;
  const isComplete = days.from !== '' && days.to !== '' && !isReversed;
  const { currentData, error, isFetching, refetch } = useListDailyCloseQuery(days, {
    refetchOnMountOrArgChange: true,
    skip: !isComplete,
  });
  const columns = useColumns(currentData?.days ?? []);
  const daysText = useDaysText();
  return (
    <Stack gap="4">
      <Box color="fg.muted" textStyle="small" maxW="42rem">
        {t('close.text')}
      </Box>
      <Flex gap="3" wrap="wrap" align="end">
        {(['from', 'to'] as const).map((end) => (
          <Box key={end} w="11rem">
            <DateField
              label={t(`days.${end}`)}
              value={days[end]}
              max={today}
              error={end === 'to' && isReversed ? t('close.reversed') : undefined}
              onChange={({ target }) => setDays({ ...days, [end]: target.value })}
            />
          </Box>
        ))}
        {(['daily_close', 'payments'] as const).map((what) => (
          <ExportButton
            key={what}
            what={what}
            filters={days}
            permission="money.view"
            label={t(`exports.titles.${what}`)}
            selected={daysText(days)}
            disabled={!isComplete}
          />
        ))}
      </Flex>
      {isComplete && (
        <Listing what="close" asked={{ data: currentData?.days, error, isFetching, refetch }}>
          {(rows) => (
            <DataTable
              dense
              caption={t('close.caption')}
              columns={columns}
              rows={rows}
              rowKey={({ day }) => day}
              empty={null}
            />
          )}
        </Listing>
      )}
    </Stack>
  );
}

const balanceOf = ({ balances }: DailyClose, account: string): string =>
  balances.find((one) => one.account === account)?.balance ?? '0.00';

function useColumns(days: readonly DailyClose[]): Column<DailyClose>[] {
  const { t } = useTranslation();
  const { day } = useFormat();
  const amount = (key: string, header: string, valueOf: (row: DailyClose) => string): Column<DailyClose> => ({
    key,
    header,
    align: 'end',
    cell: (row) => <Money amount={valueOf(row)} />,
  });
  return [
    {
      key: 'day',
      header: t('close.day'),
      primary: true,
      cell: (row) => <Box whiteSpace="nowrap">{day(row.day)}</Box>,
    },
    amount('captured', t('close.captured'), (row) => row.captured),
    amount('refunded', t('close.refunded'), (row) => row.refunded),
    amount('fees', t('close.fees'), (row) => row.fees),
    amount('payouts', t('close.payouts'), (row) => row.payouts),
    // Leaves out accounts that were always empty, to keep the others visible.
    ...CLOSE_ACCOUNTS.filter((account) => days.some((day) => Number(balanceOf(day, account)) !== 0)).map((account) =>
      amount(account, t('close.balanceOf', { account: t(`close.accounts.${ACCOUNT_TEXTS[account]}`) }), (row) =>
        balanceOf(row, account),
      ),
    ),
    amount('sum', t('close.sum'), (row) => row.sum),
  ];
}
