import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefused, problemOf, type AdminReview } from '@groupride/web-api-client';
import { Box, InlineAlert, TextAreaField, toast } from '@groupride/web-ui';
import { FormDialog } from '../../../shared/components/form-dialog';
import { useProblemText } from '../../../shared/problem-text';
import { useReplyToReviewMutation } from '../api';

/** Writes operations' reply to a rider. A colleague's newer reply is shown before it is replaced. */
export function ReplyDialog({ review, onClose }: { review: AdminReview; onClose: () => void }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [reply, { isLoading }] = useReplyToReviewMutation();
  const [text, setText] = useState(review.reply ?? '');
  /** The reply that the operator has read, which theirs replaces. */
  const [read, setRead] = useState({ reply: review.reply ?? '', by: review.repliedBy });
  const [hasChanged, setHasChanged] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async () => {
    const said = text.trim();
    setIsMissing(said === '');
    if (said === '') return;
    setProblem(null);
    const { error } = await reply({ reviewId: review.id, reviewReply: { text: said, replaces: read.reply } });
    if (isRefused(error, 'reply_changed')) {
      const { reply: theirs, repliedBy } = (problemOf(error)?.extra ?? {}) as Partial<AdminReview>;
      setRead({ reply: theirs ?? '', by: repliedBy ?? null });
      return setHasChanged(true);
    }
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
      {hasChanged && (
        <InlineAlert
          tone="warning"
          title={
            read.by ? t('reviews.replyDialog.changed', { name: read.by }) : t('reviews.replyDialog.changedUnnamed')
          }
        >
          {t('reviews.replyDialog.changedText')}
          <Box whiteSpace="pre-line" overflowWrap="anywhere">
            {read.reply}
          </Box>
        </InlineAlert>
      )}
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
