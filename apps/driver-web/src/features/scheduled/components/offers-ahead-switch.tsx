import { useTranslation } from 'react-i18next';
import { useSetOffersAheadMutation } from '@groupride/web-api-client';
import { Card, SwitchField, toast } from '@groupride/web-ui';
import { useProblemToast } from '../../../shared/problem-text';

/** Whether scheduled rides are offered to the driver ahead of time. */
export function OffersAheadSwitch({ driverId, enabled }: { driverId: number; enabled: boolean }) {
  const { t } = useTranslation();
  const problemToast = useProblemToast();
  const [save, { isLoading }] = useSetOffersAheadMutation();
  const change = async (next: boolean) => {
    const { error } = await save({ driverId, offersAhead: { enabled: next } });
    if (error) toast({ tone: 'error', ...problemToast(error, t('scheduled.offersFailed')) });
  };
  return (
    <Card>
      <SwitchField
        label={t('scheduled.offers')}
        hint={t('scheduled.offersHint')}
        checked={enabled}
        disabled={isLoading}
        onChange={(next) => void change(next)}
      />
    </Card>
  );
}
