import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCents, parseCents } from '@groupride/pricing';
import type { PromotionDiscount, RideView } from '@groupride/web-api-client';
import type { CostRow } from '@groupride/web-ui';

/** The name of the offer to new riders, which is issued in English. */
const FIRST_RIDE = 'First ride free';

type PriceLine = CostRow & { label: string };

/** Promotions in the reader's language, and what they take off the price of a ride. */
export function usePromotionWords() {
  const { t } = useTranslation();
  const promotionText = useCallback(
    ({ name, code }: PromotionDiscount) => `${name === FIRST_RIDE ? t('promo.bannerTitle') : name} (${code})`,
    [t],
  );
  /** From the price before promotions to the total, which is left out; nothing where there is no promotion. */
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
