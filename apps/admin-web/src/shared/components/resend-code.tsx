import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, TextButton, toast } from '@groupride/web-ui';

/** Sends another code. It is disabled while sending, because a second press would invalidate the first code. */
export function ResendCode({ send }: { send: () => Promise<{ error?: unknown }> }) {
  const { t } = useTranslation();
  const isSending = useRef(false);
  const again = async () => {
    if (isSending.current) return;
    isSending.current = true;
    const { error } = await send();
    isSending.current = false;
    if (!error) toast({ tone: 'success', title: t('security.phone.sentAgain') });
  };
  return (
    <Box textStyle="small">
      <TextButton onClick={() => void again()}>{t('security.phone.again')}</TextButton>
    </Box>
  );
}
