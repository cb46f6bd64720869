import { Mail, MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldProblemsOf, useSendGuestLinkMutation } from '@groupride/web-api-client';
import { Box, Card, EmptyState, IdentifierForm, LinkButton, TextLink } from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';
import { useClientConfig } from '../../../shared/session';

/** Lets a guest request another link to their ride. The answer never reveals whether an address is known. */
export function LinkRequest({ reason }: { reason: string }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const outboxUrl = useClientConfig()?.outboxUrl;
  const [send, { isLoading, error }] = useSendGuestLinkMutation();
  const [sentTo, setSentTo] = useState<string>();
  const submit = async (contact: string) => {
    const answer = await send({ guestLinkRequest: { contact } });
    if (!answer.error) setSentTo(contact);
  };
  if (sentTo !== undefined)
    return (
      <Box role="status">
        <EmptyState
          icon={<MailCheck size={26} aria-hidden />}
          title={t('guest.sentTitle')}
          detail={t('guest.sent', { contact: sentTo })}
        >
          {outboxUrl && (
            <LinkButton variant="secondary" href={outboxUrl}>
              {t('guest.outbox')}
            </LinkButton>
          )}
        </EmptyState>
      </Box>
    );
  const unreadable = fieldProblemsOf(error).some(({ field }) => field === 'contact');
  return (
    <>
      <Card>
        <Box textStyle="small" color="fg.muted" mb="4">
          {reason}
        </Box>
        <IdentifierForm
          label={t('guest.contact')}
          leading={<Mail size={18} aria-hidden />}
          missing={t('guest.contactMissing')}
          submit={t('guest.sendLink')}
          submitting={t('guest.sending')}
          busy={isLoading}
          problem={error && (unreadable ? t('guest.contactInvalid') : problemText(error, t('guest.notSent')))}
          onSubmit={(contact) => void submit(contact)}
        />
      </Card>
      <Box textAlign="center" textStyle="small" color="fg.muted">
        <TextLink href="/signin" standalone>
          {t('guest.haveAccount')}
        </TextLink>
      </Box>
    </>
  );
}
