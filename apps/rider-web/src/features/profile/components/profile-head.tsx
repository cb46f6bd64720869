import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetRideTotalsQuery, type UserView } from '@groupride/web-api-client';
import { Avatar, Box, Flex, TwoColumns, chakra, useFormat } from '@groupride/web-ui';

/** The person's name, completed rides and savings. */
export function ProfileHead({ me }: { me: UserView }) {
  const { t } = useTranslation();
  const { date, money, number } = useFormat();
  const { data: totals } = useGetRideTotalsQuery({ userId: 'me' }, { refetchOnMountOrArgChange: true });
  return (
    <Box as="section" aria-label={me.name}>
      <Flex align="center" gap="4" py="2">
        <Avatar name={me.name} size={64} />
        <Box minW="0">
          <chakra.h2 textStyle="title" overflowWrap="anywhere">
            {me.name}
          </chakra.h2>
          <Box color="fg.muted" textStyle="small">
            {me.location} · {t('profile.since', { date: date(me.createdAt) })}
          </Box>
        </Box>
      </Flex>
      <TwoColumns as="dl" gap="3" mt="3">
        <Figure label={t('profile.rides')}>{totals ? number(totals.rides) : '–'}</Figure>
        <Figure label={t('profile.savedMoney')} detail={t('profile.savedDetail')}>
          {totals ? money(totals.saved) : '–'}
        </Figure>
      </TwoColumns>
    </Box>
  );
}

function Figure({ label, detail, children }: { label: string; detail?: string; children: ReactNode }) {
  return (
    <Flex direction="column-reverse" justify="flex-end" bg="brand.subtle" borderRadius="lg" p="4">
      <chakra.dt textStyle="caption" color="fg.muted">
        {label}
        {detail && ` ${detail}`}
      </chakra.dt>
      <chakra.dd textStyle="figure" fontSize="2xl">
        {children}
      </chakra.dd>
    </Flex>
  );
}
