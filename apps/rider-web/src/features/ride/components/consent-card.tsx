import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberView } from '@groupride/web-api-client';
import { Button, Flex, InlineAlert, toast, useFormat } from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';
import { useAnswerShareMutation } from '../api';

/** Asks the reader to agree to a share that has risen. */
export function ConsentCard({ rideId, mine }: { rideId: number; mine: MemberView | undefined }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const problemText = useProblemText();
  const [answerShare] = useAnswerShareMutation();
  const [busy, setBusy] = useState<'agree' | 'decline' | null>(null);
  if (mine?.consent !== 'needed') return null;
  const { share, agreed } = mine;
  const send = async (agree: boolean) => {
    setBusy(agree ? 'agree' : 'decline');
    const answer = await answerShare({ rideId, shareConsent: { share, agree } });
    setBusy(null);
    if ('error' in answer) toast({ title: t('consent.failed'), description: problemText(answer.error), tone: 'error' });
    else
      toast({
        title: agree ? t('consent.agreed', { amount: money(share) }) : t('consent.declined', { amount: money(agreed) }),
        tone: 'success',
      });
  };
  return (
    <InlineAlert
      tone="warning"
      title={t('consent.title')}
      action={
        <Flex gap="2" wrap="wrap">
          <Button size="sm" busy={busy === 'agree'} disabled={busy === 'decline'} onClick={() => void send(true)}>
            {t('consent.agree', { amount: money(share) })}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            busy={busy === 'decline'}
            disabled={busy === 'agree'}
            onClick={() => void send(false)}
          >
            {t('consent.decline', { amount: money(agreed) })}
          </Button>
        </Flex>
      }
    >
      {t('consent.detail', { share: money(share), agreed: money(agreed) })}
    </InlineAlert>
  );
}
