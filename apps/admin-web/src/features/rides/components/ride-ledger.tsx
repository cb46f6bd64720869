import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AdminRideView } from '@groupride/web-api-client';
import { Badge, Box, Card, Flex, Money, Stack, chakra, useFormat } from '@groupride/web-ui';
import { cents, ledgerTransactions, type LedgerTransaction } from '../ledger';
import { accountKey, kindKey } from '../ledger-texts';

function BalanceMark({ balanced }: { balanced: boolean }) {
  const { t } = useTranslation();
  return balanced ? (
    <Badge tone="success" icon={<CircleCheck size={14} aria-hidden />}>
      {t('ride.balanced')}
    </Badge>
  ) : (
    <Badge tone="danger" icon={<TriangleAlert size={14} aria-hidden />}>
      {t('ride.unbalanced')}
    </Badge>
  );
}

/** The ride's double-entry bookings, by transaction. */
export function RideLedger({ view }: { view: AdminRideView }) {
  const { t } = useTranslation();
  const transactions = ledgerTransactions(view.ledger);
  return (
    <Card title={t('ride.ledger')} action={transactions.length > 0 && <BalanceMark balanced={view.balanced} />}>
      {transactions.length === 0 ? (
        <Box textStyle="small" color="fg.muted">
          {t('ride.noLedger')}. {t('ride.noLedgerText')}
        </Box>
      ) : (
        <Stack gap="6">
          {transactions.map((transaction) => (
            <Transaction key={transaction.id} transaction={transaction} />
          ))}
        </Stack>
      )}
    </Card>
  );
}

const Cell = chakra('td', {
  base: { py: '2', verticalAlign: 'top', '&:not(:first-of-type)': { textAlign: 'end', ps: '4' } },
});
const HeadCell = chakra('th', {
  base: {
    py: '1.5',
    textStyle: 'overline',
    color: 'fg.muted',
    textAlign: 'start',
    '&:not(:first-of-type)': { textAlign: 'end', ps: '4' },
  },
});

function Transaction({ transaction }: { transaction: LedgerTransaction }) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const kind = kindKey(transaction.kind);
  return (
    <Box>
      <Flex align="center" justify="space-between" gap="3" mb="1" wrap="wrap">
        <Box>
          <Box textStyle="label">{kind ? t(`ledgerKinds.${kind}`) : transaction.kind}</Box>
          <Box textStyle="caption" color="fg.subtle">
            {t('ride.transaction', { id: transaction.id })} · {dateTime(transaction.at)}
          </Box>
        </Box>
        <BalanceMark balanced={transaction.balanced} />
      </Flex>
      <chakra.table w="full" textStyle="small" borderCollapse="collapse">
        <chakra.caption srOnly>{t('ride.transaction', { id: transaction.id })}</chakra.caption>
        <thead>
          <tr>
            <HeadCell scope="col">{t('ride.account')}</HeadCell>
            <HeadCell scope="col">{t('ride.debit')}</HeadCell>
            <HeadCell scope="col">{t('ride.credit')}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {transaction.entries.map((entry, index) => {
            const amount = cents(entry.amount);
            const word = accountKey(entry.account);
            const name = entry.accountName ?? (word && t(`accounts.${word}`));
            return (
              <chakra.tr key={index} borderTopWidth="1px">
                <Cell>
                  {name ?? entry.account}
                  {name && (
                    <Box textStyle="caption" color="fg.subtle">
                      {entry.account}
                    </Box>
                  )}
                </Cell>
                <Cell>{amount > 0 && <Money amount={entry.amount} />}</Cell>
                <Cell>{amount < 0 && <Money amount={(-amount / 100).toFixed(2)} />}</Cell>
              </chakra.tr>
            );
          })}
        </tbody>
        <tfoot>
          <chakra.tr borderTopWidth="1px" borderColor="border.emphasized" fontWeight="semibold">
            <Cell>{t('ride.sum')}</Cell>
            <Cell>
              <Money amount={transaction.debit} />
            </Cell>
            <Cell>
              <Money amount={transaction.credit} />
            </Cell>
          </chakra.tr>
        </tfoot>
      </chakra.table>
    </Box>
  );
}
