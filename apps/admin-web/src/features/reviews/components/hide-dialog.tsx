import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminReview } from '@groupride/web-api-client';
import { TextAreaField, toast } from '@groupride/web-ui';
import { FormDialog } from '../../../shared/components/form-dialog';
import { useProblemText } from '../../../shared/problem-text';
import { useHideReviewMutation } from '../api';

/** Asks why a review is hidden. A hidden review does not count in the driver's rating. */
export function HideDialog({ review, onClose }: { review: AdminReview; onClose: () => void }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [hide, { isLoading }] = useHideReviewMutation();
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async () => {
    const said = reason.trim();
    setIsMissing(said === '');
    if (said === '') return;
    setProblem(null);
    const { error } = await hide({ reviewId: review.id, reviewHiding: { reason: said } });
    if (error) return setProblem(problemText(error));
    toast({ tone: 'success', title: t('reviews.hideDialog.done') });
    onClose();
  };
  return (
    <FormDialog
      title={t('reviews.hideDialog.title', { name: review.riderName })}
      description={t('reviews.hideDialog.text')}
      submit={t('reviews.hideDialog.submit')}
      busy={isLoading}
      busyLabel={t('reviews.hideDialog.busy')}
      problem={problem}
      danger
      onSubmit={save}
      onClose={onClose}
    >
      <TextAreaField
        label={t('reviews.hideDialog.label')}
        rows={4}
        maxLength={300}
        value={reason}
        error={isMissing ? t('reviews.hideDialog.missing') : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  );
}
