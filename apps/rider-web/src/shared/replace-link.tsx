import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, ConfirmDialog, InlineAlert, TextButton, toast } from '@groupride/web-ui';
import { isRefused, isUnreachable, useReplaceJoinLinkMutation, type JoinLink } from '@groupride/web-api-client';
import { useProblemText } from './problem-text';

/** Errors for which a retry cannot help: the ride is over, someone else booked it, or nobody is signed in. */
const FINAL = ['ride_state_conflict', 'not_found', 'forbidden', 'not_signed_in'] as const;

export interface ReplaceLinkProps {
  rideId: number;
  onReplaced: (link: JoinLink) => void;
  /** Called when the link on screen may no longer be valid. */
  onUncertain: () => void;
}

/** Replaces the ride's join link, for example after the current one reached the wrong people. */
export function ReplaceLink({ rideId, onReplaced, onUncertain }: ReplaceLinkProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [asking, setAsking] = useState(false);
  const [error, setError] = useState<unknown>();
  const [replace, { isLoading }] = useReplaceJoinLinkMutation();
  // After a lost answer, it is unknown whether the server replaced the link.
  const uncertain = isUnreachable(error);

  const ask = () => {
    setError(undefined);
    setAsking(true);
  };
  const close = () => {
    setAsking(false);
    if (uncertain) onUncertain();
  };
  const confirm = async () => {
    setError(undefined);
    const answer = await replace({ rideId });
    if ('data' in answer && answer.data) {
      setAsking(false);
      onReplaced(answer.data);
      toast({ title: t('share.replaced'), tone: 'success' });
      return;
    }
    if (!FINAL.some((code) => isRefused(answer.error, code))) return setError(answer.error);
    setAsking(false);
    if (isRefused(answer.error, 'forbidden')) toast({ title: t('share.replaceForbidden'), tone: 'error' });
    onUncertain();
  };

  return (
    <>
      <Box textStyle="small" color="fg.muted">
        {t('share.replaceHint')} <TextButton onClick={ask}>{t('share.replace')}</TextButton>
      </Box>
      <ConfirmDialog
        open={asking}
        onClose={close}
        title={t('share.replaceTitle')}
        description={t('share.replaceDetail')}
        confirmLabel={error ? t('common.retry') : t('share.replace')}
        cancelLabel={uncertain ? t('common.close') : t('share.keep')}
        busy={isLoading}
        busyLabel={t('share.replacing')}
        onConfirm={() => void confirm()}
      >
        {Boolean(error) && (
          <InlineAlert tone="error" title={uncertain ? t('share.replaceUncertain') : t('share.replaceFailed')}>
            {problemText(error)}
          </InlineAlert>
        )}
      </ConfirmDialog>
    </>
  );
}
