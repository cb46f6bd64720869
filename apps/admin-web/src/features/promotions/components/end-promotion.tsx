import { useTranslation } from 'react-i18next';
import type { PromotionView } from '@groupride/web-api-client';
import { AskDialog } from '../../../shared/components/ask-dialog';
import { useBasedOn } from '../../../shared/use-based-on';
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
  const { basedOn, answered } = useBasedOn(version);
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
      run={async (reason) => answered(await end({ code, reason, basedOn }))}
      onClose={onClose}
      onDone={onEnded}
    />
  );
}
