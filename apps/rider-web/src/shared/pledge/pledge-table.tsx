import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PledgeShare } from '@groupride/web-api-client';
import { Badge, Box, Money, chakra } from '@groupride/web-ui';

export interface PledgeTableProps {
  shares: readonly PledgeShare[];
  /** The number of riders on which the current price is based. */
  now?: number;
  open?: boolean;
}

/** The reader's exact share for every possible number of riders. */
export function PledgeTable({ shares, now, open = false }: PledgeTableProps) {
  const { t } = useTranslation();
  return (
    <chakra.details
      open={open}
      borderTopWidth="1px"
      css={{ '&[open] > summary > svg': { transform: 'rotate(180deg)' } }}
    >
      <chakra.summary
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="3"
        minH="11"
        cursor="pointer"
        textStyle="label"
        listStyleType="none"
        css={{ '&::-webkit-details-marker': { display: 'none' } }}
      >
        {t('pledge.table.open')}
        <ChevronDown size={18} aria-hidden />
      </chakra.summary>
      <Box maxH="80" overflowY="auto" tabIndex={0} role="region" aria-label={t('pledge.table.open')}>
        <chakra.table width="100%" textStyle="small" css={{ '& th, & td': { py: '1.5', pe: '2' } }}>
          <thead>
            <chakra.tr color="fg.muted" textAlign="start">
              <chakra.th scope="col" textAlign="start" fontWeight="normal">
                {t('pledge.table.riders')}
              </chakra.th>
              <chakra.th scope="col" textAlign="end" fontWeight="normal">
                {t('pledge.table.total')}
              </chakra.th>
              <chakra.th scope="col" textAlign="end" fontWeight="normal">
                {t('pledge.table.share')}
              </chakra.th>
            </chakra.tr>
          </thead>
          <tbody>
            {shares.map(({ riders, total, share }) => (
              <chakra.tr key={riders} borderTopWidth="1px" {...(riders === now && { fontWeight: 'semibold' })}>
                <chakra.th scope="row" textAlign="start" fontWeight="inherit">
                  {riders} {riders === now && <Badge tone="brand">{t('pledge.table.now')}</Badge>}
                </chakra.th>
                <chakra.td textAlign="end">
                  <Money amount={total} />
                </chakra.td>
                <chakra.td textAlign="end">
                  <Money amount={share} />
                </chakra.td>
              </chakra.tr>
            ))}
          </tbody>
        </chakra.table>
      </Box>
    </chakra.details>
  );
}
