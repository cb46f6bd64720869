import { useTranslation } from 'react-i18next';
import { Box, TextButton, TextLink, useCountdown } from '@groupride/web-ui';
import { useClientConfig } from './session';

const RESEND_SECONDS = 30;

export interface ResendCodeProps {
  /** Returns whether a code was sent, if that is known; the wait starts again unless it is false. */
  send: () => boolean | void | Promise<boolean>;
  /** Whether the first code was just sent, so that the next one must wait. */
  waits?: boolean;
}

/** A button that sends a new code, which appears a while after the last one was sent. */
export function ResendCode({ send, waits = true }: ResendCodeProps) {
  const { t } = useTranslation();
  const { left, restart } = useCountdown({ seconds: RESEND_SECONDS });
  const again = async () => {
    if ((await send()) !== false) restart();
  };
  return (
    <Box textAlign="center" textStyle="small" color="fg.muted">
      {left > 0 && waits ? (
        t('signIn.resendIn', { seconds: left })
      ) : (
        <TextButton onClick={() => void again()}>{t('signIn.again')}</TextButton>
      )}
    </Box>
  );
}

/** A link to the sent messages in environments without a mail service. */
export function OutboxHint() {
  const { t } = useTranslation();
  const outboxUrl = useClientConfig()?.outboxUrl;
  if (!outboxUrl) return null;
  return (
    <Box textAlign="center" textStyle="caption" color="fg.subtle">
      {t('signIn.outboxText')}{' '}
      <TextLink href={outboxUrl} target="_blank" rel="noreferrer">
        {t('signIn.outbox')}
      </TextLink>
    </Box>
  );
}
