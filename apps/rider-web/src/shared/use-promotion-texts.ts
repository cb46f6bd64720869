import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCents, parseCents } from '@groupride/pricing';
import type { PromotionDiscount, RideView } from '@groupride/web-api-client';
import type { CostRow } from '@groupride/web-ui';

/** Name of the first-ride offer, which the API always sends in English. */
const FIRST_RIDE = 'First ride free';

type PriceLine = CostRow & { label: string };

/** Formats promotions and their discounts in the reader's language. */
export function usePromotionWords() {
  const { t } = useTranslation();
  const promotionText = useCallback(
    ({ name, code }: PromotionDiscount) => `${name === FIRST_RIDE ? t('promo.bannerTitle') : name} (${code})`,
    [t],
  );
  /** Lines from the price before promotions down to the total, which is left out; empty without a promotion. */
  const discountLines = useCallback(
    ({ totalCost, appliedPromotions }: Pick<RideView, 'totalCost' | 'appliedPromotions'>): PriceLine[] => {
      if (appliedPromotions.length === 0) return [];
      const before = appliedPromotions.reduce(
        (sum, { discountAmount }) => sum + parseCents(discountAmount),
        parseCents(totalCost),
      );
      return [
        { label: t('ride.beforePromotions'), amount: formatCents(before) },
        ...appliedPromotions.map((promotion): PriceLine => ({
          label: promotionText(promotion),
          amount: `-${promotion.discountAmount}`,
          kind: 'discount',
        })),
      ];
    },
    [t, promotionText],
  );
  return { promotionText, discountLines };
}
