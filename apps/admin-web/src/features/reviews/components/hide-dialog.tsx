import { useTranslation } from 'react-i18next';
import type { AdminReview } from '@groupride/web-api-client';
import { ReasonDialog } from '../../../shared/components/reason-dialog';
import { useHideReviewMutation } from '../api';

/** Asks why a review is hidden. A hidden review does not count in the driver's rating. */
export function HideDialog({ review, onClose }: { review: AdminReview; onClose: () => void }) {
  const { t } = useTranslation();
  const [hide, { isLoading }] = useHideReviewMutation();
  return (
    <ReasonDialog
      danger
      isLoading={isLoading}
      texts={{
        title: t('reviews.hideDialog.title', { name: review.riderName }),
        text: t('reviews.hideDialog.text'),
        submit: t('reviews.hideDialog.submit'),
        busy: t('reviews.hideDialog.busy'),
        done: t('reviews.hideDialog.done'),
      }}
      field={{ label: t('reviews.hideDialog.label'), missing: t('reviews.hideDialog.missing') }}
      run={(reason) => hide({ reviewId: review.id, reviewHiding: { reason } })}
      onClose={onClose}
    />
  );
}
