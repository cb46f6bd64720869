import { useTranslation } from 'react-i18next';
import { problemOf } from '@groupride/web-api-client';
import { toast, useFormat } from '@groupride/web-ui';

/** Announces the new share when a seat no longer costs what was shown. @returns whether that was the problem */
export function useShareChange(onChanged: () => void): (error: unknown) => boolean {
  const { t } = useTranslation();
  const { money } = useFormat();
  return (error) => {
    const problem = problemOf(error);
    if (problem?.code !== 'share_changed') return false;
    toast({
      title: t('joinChanged', { amount: money(String(problem.extra?.['share'])) }),
      description: t('joinChangedDetail'),
      tone: 'warning',
    });
    onChanged();
    return true;
  };
}
