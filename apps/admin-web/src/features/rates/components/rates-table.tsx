import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { MIN_GROUP_SIZE } from '@groupride/contracts';
import type { RateView } from '@groupride/web-api-client';
import { Box, Button, Card, DataTable, Flex, Money, TextField, toast, type Column } from '@groupride/web-ui';
import { Listing } from '../../../shared/components/listing';
import { useProblemText } from '../../../shared/problem-text';
import { RoleNote, useMay } from '../../../shared/permissions';
import { useChangeRatesMutation, useListRatesQuery } from '../api';

/** The rates in force, with the number of seats that every group of a ride type pays for at least. */
export function RatesTable() {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useListRatesQuery(undefined, { refetchOnMountOrArgChange: true });
  const mayChange = useMay('settings.change');
  const columns: Column<RateView>[] = [
    { key: 'name', header: t('rates.rideType'), cell: ({ name }) => name, primary: true },
    { key: 'base', header: t('rates.base'), cell: ({ basePerPerson }) => <Money amount={basePerPerson} /> },
    {
      key: 'minimum',
      header: t('rates.minimum'),
      cell: (rate) => (mayChange ? <MinimumSeats key={rate.minimumSeats} rate={rate} /> : rate.minimumSeats),
    },
  ];
  return (
    <Listing what="rates" asked={{ data, error, isFetching, refetch }}>
      {(rates) => (
        <Card>
          <Box color="fg.muted" textStyle="small" maxW="42rem" mb="3">
            {t('rates.text')}
          </Box>
          <RoleNote permission="settings.change" />
          <DataTable
            caption={t('rates.title')}
            columns={columns}
            rows={rates}
            rowKey={({ rideType }) => rideType}
            empty={null}
          />
        </Card>
      )}
    </Listing>
  );
}

function MinimumSeats({ rate: { rideType, name, minimumSeats, maxGroupSize } }: { rate: RateView }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [change, { isLoading }] = useChangeRatesMutation();
  const [typed, setTyped] = useState(String(minimumSeats));
  const seats = /^\d+$/.test(typed.trim()) ? Number(typed) : NaN;
  const isValid = seats >= MIN_GROUP_SIZE && seats <= maxGroupSize;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!isValid || isLoading) return;
    const answer = await change({ rideType, rateChange: { minimumSeats: seats } });
    if ('error' in answer) toast({ title: t('rates.failed'), description: problemText(answer.error), tone: 'error' });
    else toast({ title: t('rates.saved', { name, seats }), tone: 'success' });
  };
  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Flex gap="2" align="flex-start">
        <Box maxW="9rem">
          <TextField
            label={t('rates.minimumOf', { name })}
            labelHidden
            inputMode="numeric"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            error={isValid ? undefined : t('rates.range', { least: MIN_GROUP_SIZE, most: maxGroupSize })}
          />
        </Box>
        {seats !== minimumSeats && (
          <Button type="submit" variant="soft" busy={isLoading} disabled={!isValid}>
            {t('rates.save')}
          </Button>
        )}
      </Flex>
    </form>
  );
}
