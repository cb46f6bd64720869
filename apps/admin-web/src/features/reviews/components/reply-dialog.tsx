import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminReview } from '@groupride/web-api-client';
import { TextAreaField, toast } from '@groupride/web-ui';
import { FormDialog } from '../../../shared/components/form-dialog';
import { useProblemText } from '../../../shared/problem-text';
import { useReplyToReviewMutation } from '../api';

/** Writes operations' reply to a rider. */
export function ReplyDialog({ review, onClose }: { review: AdminReview; onClose: () => void }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [reply, { isLoading }] = useReplyToReviewMutation();
  const [text, setText] = useState(review.reply ?? '');
  const [isMissing, setIsMissing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async () => {
    const said = text.trim();
    setIsMissing(said === '');
    if (said === '') return;
    setProblem(null);
    const { error } = await reply({ reviewId: review.id, reviewReply: { text: said } });
    if (error) return setProblem(problemText(error));
    toast({ tone: 'success', title: t('reviews.replyDialog.done') });
    onClose();
  };
  return (
    <FormDialog
      title={t('reviews.replyDialog.title', { name: review.riderName })}
      description={t('reviews.replyDialog.text')}
      submit={t('reviews.replyDialog.submit')}
      busy={isLoading}
      busyLabel={t('reviews.replyDialog.busy')}
      problem={problem}
      onSubmit={save}
      onClose={onClose}
    >
      <TextAreaField
        label={t('reviews.replyDialog.label')}
        rows={4}
        maxLength={1000}
        value={text}
        error={isMissing ? t('reviews.replyDialog.missing') : undefined}
        onChange={({ target }) => setText(target.value)}
      />
    </FormDialog>
  );
}
