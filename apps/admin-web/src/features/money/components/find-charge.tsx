import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { rideNumber } from '@groupride/contracts';
import { useFindChargesQuery, type ChargeRow } from '@groupride/web-api-client';
import {
  Badge,
  Box,
  Button,
  Card,
  DataTable,
  EmptyState,
  Flex,
  InlineAlert,
  Money,
  Stack,
  TextField,
  chakra,
  useFormat,
  type Column,
} from '@groupride/web-ui';
import { useCardText } from '../../../shared/card-text';
import { Listing } from '../../../shared/components/listing';

/** Finds the ride of a charge from what a caller knows. The URL holds the search. */
export function FindCharge({ query, onSearch }: { query: string; onSearch: (query: string) => void }) {
  const { t } = useTranslation();
  const [text, setText] = useState(query);
  const [given, setGiven] = useState(query);
  // The URL changed by other means, for example the back button or the search on every page.
  if (given !== query) {
    setGiven(query);
    setText(query);
  }
  const {
    currentData: data,
    error,
    isFetching,
    refetch,
  } = useFindChargesQuery({ query }, { skip: query.length < 2, refetchOnMountOrArgChange: true });
  return (
    <Stack gap="4">
      <Card>
        <chakra.form
          role="search"
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim().length > 1) onSearch(text.trim());
          }}
        >
          <Flex direction={{ base: 'column', md: 'row' }} gap="3" align={{ md: 'flex-start' }}>
            <Box flex="1">
              <TextField
                label={t('money.search')}
                hint={t('money.searchHint')}
                type="search"
                maxLength={200}
                autoComplete="off"
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
            </Box>
            <Box pt={{ md: '7' }}>
              <Button
                type="submit"
                block
                busy={isFetching}
                busyLabel={t('money.searching')}
                disabled={text.trim().length < 2}
              >
                {t('money.searchButton')}
              </Button>
            </Box>
          </Flex>
        </chakra.form>
      </Card>
      {query.length > 1 && (
        <Listing what="foundCharges" asked={{ data, error, isFetching, refetch }}>
          {({ charges, more }) => (
            <Stack gap="3">
              <Found charges={charges} />
              {more && <InlineAlert tone="info">{t('money.more')}</InlineAlert>}
            </Stack>
          )}
        </Listing>
      )}
    </Stack>
  );
}

function Found({ charges }: { charges: readonly ChargeRow[] }) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const cardText = useCardText();
  const navigate = useNavigate();
  const amount = (key: 'held' | 'captured' | 'refunded'): Column<ChargeRow> => ({
    key,
    header: t(`money.${key}`),
    align: 'end',
    cell: (charge) => <Money amount={charge[key]} />,
  });
  const columns: Column<ChargeRow>[] = [
    {
      key: 'payer',
      header: t('money.payer'),
      primary: true,
      cell: (charge) => (
        <Box>
          {charge.payerName}
          <Box textStyle="caption" color="fg.muted" fontWeight="normal" overflowWrap="anywhere">
            {charge.payerEmail}
          </Box>
        </Box>
      ),
    },
    {
      key: 'ride',
      header: t('money.ride'),
      cell: (charge) => <Box whiteSpace="nowrap">{rideNumber(charge.rideId)}</Box>,
    },
    { key: 'card', header: t('money.card'), cell: (charge) => (charge.card ? cardText(charge.card) : t('app.none')) },
    {
      key: 'state',
      header: t('money.state'),
      cell: (charge) => (
        <Badge tone={charge.state === 'captured' ? 'success' : 'neutral'}>{t(`paymentState.${charge.state}`)}</Badge>
      ),
    },
    amount('held'),
    amount('captured'),
    amount('refunded'),
    { key: 'when', header: t('money.date'), cell: (charge) => <Box whiteSpace="nowrap">{dateTime(charge.at)}</Box> },
  ];
  return (
    <DataTable
      caption={t('money.found')}
      columns={columns}
      rows={charges}
      rowKey={(charge) => charge.paymentId}
      onRowClick={(charge) => void navigate(`/admin/rides/${charge.rideId}`)}
      rowLabel={(charge) => `${charge.payerName}, ${rideNumber(charge.rideId)}`}
      empty={
        <EmptyState
          icon={<SearchX size={26} aria-hidden />}
          title={t('money.nothingFound')}
          detail={t('money.nothingFoundText')}
        />
      }
    />
  );
}
