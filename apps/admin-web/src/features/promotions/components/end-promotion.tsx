import { useTranslation } from 'react-i18next';
import type { PromotionView } from '@groupride/web-api-client';
import { AskDialog } from '../../../shared/components/ask-dialog';
import { useEndPromotionMutation } from '../api';

export interface EndPromotionProps {
  promotion: PromotionView;
  onClose: () => void;
  /** Called after the promotion has ended, then the dialog closes. */
  onEnded: () => void;
}

/** Asks for confirmation before a code ends. */
export function EndPromotion({ promotion: { code, version }, onClose, onEnded }: EndPromotionProps) {
  const { t } = useTranslation();
  const [end] = useEndPromotionMutation();
  const texts = {
    title: t('promotions.endTitle', { code }),
    text: t('promotions.endText'),
    done: t('promotions.isEnded', { code }),
  };
  return (
    <AskDialog
      danger
      words={{ ...texts, confirm: t('promotions.end'), busy: t('promotions.ending') }}
      asksReason
      run={(reason) => end({ code, reason, basedOn: version })}
      onClose={onClose}
      onDone={onEnded}
    />
  );
}
