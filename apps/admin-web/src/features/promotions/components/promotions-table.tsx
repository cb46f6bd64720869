import { Plus, TicketPercent } from 'lucide-react';
import { Suspense, lazy, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PromotionView } from '@groupride/web-api-client';
import { Box, Button, Card, CardSkeletons, DataTable, EmptyState, ErrorState, Flex, useFormat, type Column } from '@groupride/web-ui';
import { useListPromotionsQuery } from '../api';
import { EndPromotion } from './end-promotion';
import { DiscountText, ForWhom, PromotionBadge, Validity } from './promotion-terms';

const PromotionDialog = lazy(() => import('./promotion-dialog'));

type Asked = { what: 'add' } | { what: 'edit' | 'end'; promotion: PromotionView };

/** Promo codes, what came of them, and their keeping. */
export function PromotionsTable() {
  const { t } = useTranslation();
  const { data, isError, isFetching, refetch } = useListPromotionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [asked, setAsked] = useState<Asked | null>(null);
  const columns = usePromotionColumns(setAsked);
  const add = useRef<HTMLButtonElement>(null);
  const ended = useRef(false);
  useEffect(() => {
    // The button that ended it is gone with its use: the keyboard goes on from here.
    if (!ended.current || asked || document.activeElement !== document.body) return;
    ended.current = false;
    add.current?.focus();
  }, [data, asked]);

  if (!data) {
    if (!isError) return <CardSkeletons count={4} label={t('app.loading')} />;
    return (
      <Card>
        <ErrorState
          title={t('app.loadFailed')}
          detail={t('app.loadFailedHint')}
          onRetry={() => void refetch()}
          retryLabel={t('app.retry')}
          retrying={isFetching}
        />
      </Card>
    );
  }
  const close = () => setAsked(null);
  return (
    <>
      <Flex mb="4" justify="flex-end">
        <Button ref={add} size="sm" w={{ base: 'full', md: 'auto' }} icon={<Plus size={18} aria-hidden />} onClick={() => setAsked({ what: 'add' })}>
          {t('promotions.add')}
        </Button>
      </Flex>
      <DataTable
        caption={t('promotions.title')}
        columns={columns}
        rows={data}
        rowKey={({ code }) => code}
        empty={<EmptyState icon={<TicketPercent size={26} aria-hidden />} title={t('promotions.empty')} detail={t('promotions.emptyText')} />}
      />
      <Suspense>
        {asked?.what === 'add' && <PromotionDialog promotion={null} onClose={close} />}
        {asked?.what === 'edit' && <PromotionDialog promotion={asked.promotion} onClose={close} />}
      </Suspense>
      {asked?.what === 'end' && <EndPromotion promotion={asked.promotion} onClose={close} onEnded={() => (ended.current = true)} />}
    </>
  );
}

function usePromotionColumns(onAsk: (asked: Asked) => void): Column<PromotionView>[] {
  const { t } = useTranslation();
  const { money, number } = useFormat();
  return [
    {
      key: 'code',
      header: t('promotions.code'),
      primary: true,
      sortValue: ({ code }) => code,
      cell: ({ code, name }) => (
        <>
          <Box>{code}</Box>
          <Box textStyle="caption" color="fg.muted" fontWeight="normal" overflowWrap="anywhere">
            {name}
          </Box>
        </>
      ),
    },
    { key: 'state', header: t('promotions.state'), sortValue: ({ state }) => state, cell: ({ state }) => <PromotionBadge state={state} /> },
    { key: 'discount', header: t('promotions.discount'), sortValue: ({ maxDiscount }) => Number(maxDiscount), cell: (promotion) => <DiscountText promotion={promotion} /> },
    { key: 'forWhom', header: t('promotions.forWhom'), cell: (promotion) => <ForWhom promotion={promotion} /> },
    { key: 'valid', header: t('promotions.valid'), sortValue: ({ validUntil }) => validUntil ?? '9', cell: (promotion) => <Validity promotion={promotion} /> },
    {
      key: 'redemptions',
      header: t('promotions.redemptions'),
      align: 'end',
      sortValue: ({ redemptions }) => redemptions,
      cell: ({ redemptions, redemptionLimit }) =>
        typeof redemptionLimit === 'number' ? t('promotions.redeemedOf', { count: redemptions, limit: number(redemptionLimit) }) : number(redemptions),
    },
    { key: 'given', header: t('promotions.given'), align: 'end', sortValue: ({ given }) => Number(given), cell: ({ given }) => money(given) },
    {
      key: 'actions',
      header: t('promotions.actions'),
      align: 'end',
      cell: (promotion) => (
        <Flex gap="1" justify="flex-end" wrap={{ base: 'wrap', md: 'nowrap' }}>
          <Button size="sm" variant="soft" aria-label={`${t('promotions.edit')}: ${promotion.code}`} onClick={() => onAsk({ what: 'edit', promotion })}>
            {t('promotions.edit')}
          </Button>
          {promotion.state !== 'ended' && (
            <Button size="sm" variant="dangerGhost" aria-label={`${t('promotions.end')}: ${promotion.code}`} onClick={() => onAsk({ what: 'end', promotion })}>
              {t('promotions.end')}
            </Button>
          )}
        </Flex>
      ),
    },
  ];
}
