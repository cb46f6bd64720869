import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog, TextButton, toast } from '@groupride/web-ui';
import { type JoinLink, useReplaceJoinLinkMutation } from '@groupride/web-api-client';
import { useProblemText } from './problem-text';

/** Gives the ride another join link, for when the current one reached people it was not meant for. */
export function ReplaceLink({ rideId, onReplaced }: { rideId: number; onReplaced: (link: JoinLink) => void }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [asking, setAsking] = useState(false);
  const [replace, { isLoading }] = useReplaceJoinLinkMutation();

  const confirm = async () => {
    const answer = await replace({ rideId });
    setAsking(false);
    if ('error' in answer) return void toast({ title: t('share.replaceFailed'), description: problemText(answer.error), tone: 'error' });
    onReplaced(answer.data);
    toast({ title: t('share.replaced'), tone: 'success' });
  };

  return (
    <>
      <TextButton onClick={() => setAsking(true)}>{t('share.replace')}</TextButton>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('share.replaceTitle')}
        description={t('share.replaceDetail')}
        confirmLabel={t('share.replace')}
        cancelLabel={t('share.keep')}
        busy={isLoading}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
