import { useTranslation } from 'react-i18next';
import type { PromotionView } from '@groupride/web-api-client';
import { ConfirmDialog, InlineAlert, toast } from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';
import { useEndPromotionMutation } from '../api';

export interface EndPromotionProps {
  promotion: PromotionView;
  onClose: () => void;
  /** It is over; closes afterwards. */
  onEnded: () => void;
}

/** Asks before a code is over. */
export function EndPromotion({ promotion: { code }, onClose, onEnded }: EndPromotionProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [end, { isLoading, error }] = useEndPromotionMutation();

  const confirm = async () => {
    const answer = await end({ code });
    if (answer.error) return;
    toast({ tone: 'success', title: t('promotions.isEnded', { code }) });
    onEnded();
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      danger
      busy={isLoading}
      busyLabel={t('promotions.ending')}
      title={t('promotions.endTitle', { code })}
      description={t('promotions.endText')}
      confirmLabel={t('promotions.end')}
      cancelLabel={t('app.cancel')}
      onConfirm={() => void confirm()}
    >
      {error && <InlineAlert tone="error">{problemText(error)}</InlineAlert>}
    </ConfirmDialog>
  );
}
