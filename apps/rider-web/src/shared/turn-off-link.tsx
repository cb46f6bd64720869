import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ConfirmDialog, EmptyState, InlineAlert, TextButton, toast } from '@groupride/web-ui';
import { Link2Off } from 'lucide-react';
import { useReplaceJoinLinkMutation, useRevokeJoinLinkMutation, type JoinLink } from '@groupride/web-api-client';
import { useProblemText } from './problem-text';

/** Lets the organizer turn off the join link without creating another one. */
export function TurnOffLink({ rideId, onOff }: { rideId: number; onOff: () => void }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [asking, setAsking] = useState(false);
  const [revoke, { isLoading, error, reset }] = useRevokeJoinLinkMutation();
  const ask = () => {
    reset();
    setAsking(true);
  };
  const confirm = async () => {
    const answer = await revoke({ rideId });
    if (answer.error) return;
    setAsking(false);
    onOff();
    toast({ title: t('joinLink.turnedOff'), tone: 'success' });
  };
  return (
    <>
      <TextButton onClick={ask}>{t('joinLink.turnOff')}</TextButton>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        danger
        title={t('joinLink.turnOffTitle')}
        description={t('joinLink.turnOffDetail')}
        confirmLabel={error ? t('common.retry') : t('joinLink.turnOff')}
        cancelLabel={t('joinLink.keepOn')}
        busy={isLoading}
        busyLabel={t('joinLink.turningOff')}
        onConfirm={() => void confirm()}
      >
        {Boolean(error) && (
          <InlineAlert tone="error" title={t('joinLink.turnOffFailed')}>
            {problemText(error)}
          </InlineAlert>
        )}
      </ConfirmDialog>
    </>
  );
}

export interface LinkIsOffProps {
  rideId: number;
  organizer: boolean;
  onCreated: (link: JoinLink) => void;
}

/** Shown while the join link is off; the organizer can create another one. */
export function LinkIsOff({ rideId, organizer, onCreated }: LinkIsOffProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [create, { isLoading, error }] = useReplaceJoinLinkMutation();
  const turnOn = async () => {
    const answer = await create({ rideId });
    if (answer.data) onCreated(answer.data);
  };
  return (
    <>
      <EmptyState
        icon={<Link2Off size={26} aria-hidden />}
        title={t('joinLink.off')}
        detail={t(organizer ? 'joinLink.offOrganizer' : 'joinLink.offMember')}
      >
        {organizer && (
          <Button busy={isLoading} busyLabel={t('joinLink.creating')} onClick={() => void turnOn()}>
            {t('joinLink.create')}
          </Button>
        )}
      </EmptyState>
      {Boolean(error) && (
        <InlineAlert tone="error" title={t('joinLink.createFailed')}>
          {problemText(error)}
        </InlineAlert>
      )}
    </>
  );
}
