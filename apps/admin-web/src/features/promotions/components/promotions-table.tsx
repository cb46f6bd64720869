import { TicketPercent } from 'lucide-react';
import { lazy, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PromotionView } from '@groupride/web-api-client';
import { Box, SelectField, Stack, useFormat, type Column } from '@groupride/web-ui';
import { EditableTable } from '../../../shared/components/editable-table';
import { Listing } from '../../../shared/components/listing';
import { Pager } from '../../../shared/components/pager';
import { usePages } from '../../../shared/use-pages';
import { useListPromotionsQuery } from '../api';
import { EndPromotion } from './end-promotion';
import { DiscountText, Eligibility, PromotionBadge, Validity } from './promotion-terms';

const PromotionDialog = lazy(() => import('./promotion-dialog'));

/** Number of codes per page of the API. */
const PAGE = 50;

/** Promo codes with redemptions and actions. */
export function PromotionsTable({ history }: { history: (code: string) => ReactNode }) {
  const { t } = useTranslation();
  const { start: after, pagination } = usePages<string>(undefined);
  const {
    currentData: data,
    error,
    isFetching,
    refetch,
  } = useListPromotionsQuery(after ? { after } : {}, { refetchOnMountOrArgChange: true });
  const columns = usePromotionColumns();
  const texts = {
    caption: t('promotions.title'),
    add: t('promotions.add'),
    edit: t('promotions.edit'),
    end: t('promotions.end'),
  };
  return (
    <Listing what="promotions" asked={{ data, error, isFetching, refetch }}>
      {(promotions) => (
        <>
          <EditableTable
            words={{
              ...texts,
              actions: t('promotions.actions'),
              empty: t('promotions.empty'),
              emptyText: t('promotions.emptyText'),
            }}
            icon={<TicketPercent size={26} aria-hidden />}
            columns={columns}
            rows={promotions}
            rowKey={({ code }) => code}
            nameOf={({ code }) => code}
            mayEnd={({ state }) => state !== 'ended'}
            editor={(promotion, onClose) => <PromotionDialog promotion={promotion} onClose={onClose} />}
            ender={(promotion, onClose, onEnded) => (
              <EndPromotion promotion={promotion} onClose={onClose} onEnded={onEnded} />
            )}
          />
          <Pager
            label={t('promotions.pages')}
            {...pagination(promotions.length === PAGE ? promotions.at(-1)?.code : null)}
          />
          {promotions.length > 0 && <Histories codes={promotions.map(({ code }) => code)} history={history} />}
        </>
      )}
    </Listing>
  );
}

/** The version history of a code, for the codes on this page. */
function Histories({ codes, history }: { codes: readonly string[]; history: (code: string) => ReactNode }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState('');
  return (
    <Stack gap="4" mt="6">
      <SelectField
        label={t('settings.historyOf')}
        value={chosen}
        options={[{ value: '', label: t('app.none') }, ...codes.map((code) => ({ value: code, label: code }))]}
        onChange={({ target }) => setChosen(target.value)}
      />
      {chosen && history(chosen)}
    </Stack>
  );
}

function usePromotionColumns(): Column<PromotionView>[] {
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
    {
      key: 'state',
      header: t('promotions.state'),
      sortValue: ({ state }) => state,
      cell: ({ state }) => <PromotionBadge state={state} />,
    },
    {
      key: 'discount',
      header: t('promotions.discount'),
      sortValue: ({ maxDiscount }) => Number(maxDiscount),
      cell: (promotion) => <DiscountText promotion={promotion} />,
    },
    { key: 'forWhom', header: t('promotions.forWhom'), cell: (promotion) => <Eligibility promotion={promotion} /> },
    {
      key: 'valid',
      header: t('promotions.valid'),
      sortValue: ({ validUntil }) => validUntil ?? '9',
      cell: (promotion) => <Validity promotion={promotion} />,
    },
    {
      key: 'redemptions',
      header: t('promotions.redemptions'),
      align: 'end',
      sortValue: ({ redemptions }) => redemptions,
      cell: ({ redemptions, redemptionLimit }) =>
        typeof redemptionLimit === 'number'
          ? t('promotions.redeemedOf', { count: redemptions, limit: number(redemptionLimit) })
          : number(redemptions),
    },
    {
      key: 'given',
      header: t('promotions.given'),
      align: 'end',
      sortValue: ({ given }) => Number(given),
      cell: ({ given }) => money(given),
    },
  ];
}
