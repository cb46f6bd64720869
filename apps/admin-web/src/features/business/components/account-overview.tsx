import { useTranslation } from 'react-i18next';
import type { AdminBusinessAccountView, BusinessBalance } from '@groupride/web-api-client';
import {
  Badge,
  Box,
  Card,
  Flex,
  Grid,
  InlineAlert,
  Money,
  ProgressTrack,
  Stack,
  TextLink,
  useFormat,
} from '@groupride/web-ui';
import { Facts } from '../../../shared/components/facts';

/** Share of the limit from which the bar is red. */
const NEARLY_USED = 90;

/** An account's limit and balance, its terms and its billing addresses. */
export function AccountOverview({ account }: { account: AdminBusinessAccountView }) {
  const { t } = useTranslation();
  const { dateTime, money, number } = useFormat();
  const { balance, billingEmails, billingAddress, status } = account;
  return (
    <Stack gap="4">
      {status !== 'active' && (
        <InlineAlert tone={status === 'suspended' ? 'warning' : 'info'}>
          {t(status === 'suspended' ? 'business.isSuspended' : 'business.isClosed')}
        </InlineAlert>
      )}
      {Number(balance.overdue) > 0 && (
        <InlineAlert tone="error">{t('business.isOverdue', { amount: money(balance.overdue) })}</InlineAlert>
      )}
      {Number(balance.unusedCredit) > 0 && (
        <InlineAlert tone="info">{t('business.hasCredit', { amount: money(balance.unusedCredit) })}</InlineAlert>
      )}
      <Grid templateColumns={{ base: '1fr', lg: '1fr 1fr' }} gap="4" alignItems="start">
        <Card title={t('business.balance')}>
          <LimitBar balance={balance} />
          <Facts
            items={[
              { label: t('business.owed'), value: <Money amount={balance.owed} /> },
              { label: t('business.reserved'), value: <Money amount={balance.reserved} /> },
              { label: t('business.available'), value: <Money amount={balance.available} /> },
              { label: t('business.notInvoiced'), value: <Money amount={balance.notInvoiced} /> },
              ...(Number(balance.unusedCredit) > 0
                ? [{ label: t('business.unusedCredit'), value: <Money amount={balance.unusedCredit} /> }]
                : []),
              { label: t('business.overdue'), value: <Money amount={balance.overdue} /> },
            ]}
          />
          <Box mt="3" textStyle="caption" color="fg.subtle">
            {t('business.balanceText')}
          </Box>
        </Card>
        <Card title={t('business.terms')}>
          <Facts
            items={[
              { label: t('business.limit'), value: <Money amount={balance.creditLimit} /> },
              {
                label: t('business.paymentTerms'),
                value: t('business.termsDays', { count: account.paymentTermsDays }),
              },
              { label: t('business.language'), value: t(`business.languages.${account.language}`) },
              {
                label: t('business.billingEmails'),
                value: billingEmails.map(({ email }) => (
                  // Leaves enough space for pressing with a finger.
                  <Box key={email} overflowWrap="anywhere" _notFirst={{ mt: '2' }}>
                    <TextLink href={`mailto:${email}`}>{email}</TextLink>
                  </Box>
                )),
              },
              {
                label: t('business.billingAddress'),
                value: (
                  <Box whiteSpace="pre-wrap" overflowWrap="anywhere">
                    {billingAddress}
                  </Box>
                ),
              },
              { label: t('business.ridesThisMonth'), value: number(account.ridesThisMonth) },
              {
                label: t('business.created'),
                value: t('business.createdBy', { name: account.createdBy, time: dateTime(account.createdAt) }),
              },
              ...(account.salesInquiryId
                ? [
                    {
                      label: t('business.inquiry'),
                      value: <TextLink href="/admin/sales?state=all">{`#${account.salesInquiryId}`}</TextLink>,
                    },
                  ]
                : []),
            ]}
          />
        </Card>
      </Grid>
    </Stack>
  );
}

/** The part of the limit that is owed or reserved. */
function LimitBar({ balance }: { balance: BusinessBalance }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const [limit, used] = [cents(balance.creditLimit), cents(balance.owed) + cents(balance.reserved)];
  const percent = limit > 0 ? Math.min(100, Math.round((used / limit) * 100)) : used > 0 ? 100 : 0;
  const text = t('business.used', { used: money((used / 100).toFixed(2)), limit: money(balance.creditLimit) });
  return (
    <Box mb="4">
      <Flex justify="space-between" align="center" gap="3" mb="2">
        <Box textStyle="strong">{text}</Box>
        {used > limit && <Badge tone="danger">{t('business.overLimit')}</Badge>}
      </Flex>
      <ProgressTrack value={percent} label={text} tone={percent >= NEARLY_USED ? 'danger' : 'brand'} />
    </Box>
  );
}

const cents = (amount: string) => Math.round(Number(amount) * 100);
