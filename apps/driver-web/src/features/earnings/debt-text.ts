import { useTranslation } from 'react-i18next';
import type { EarningsView } from '@groupride/web-api-client';
import { useFormat } from '@groupride/web-ui';

/** Explains a negative balance. Cash is named as the reason only when no refund contributed to it. */
export function useDebtText(): (earnings: Pick<EarningsView, 'balance' | 'recent'>) => string {
  const { t } = useTranslation();
  const { money } = useFormat();
  return ({ balance, recent }) => {
    const amount = money(Math.abs(Number(balance)).toFixed(2));
    const has = (label: string) => recent.some((earning) => earning.label === label);
    return has('Cash received') && !has('Taken back after a refund')
      ? t('payouts.owesFromCash', { amount })
      : t('payouts.owes', { amount });
  };
}
