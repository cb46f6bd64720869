import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { Box, Button, Card, InlineAlert, Stack, TextField, TextLink, chakra } from '@groupride/web-ui';
import { safeReturnTo } from '@groupride/web-api-client';
import { signUpPath } from '../../shared/sign-up-path';
import { Mark } from '../../shared/brand';
import { Page } from '../../shared/page';
import { useProblemText } from '../../shared/problem-text';
import { useSession } from '../../shared/session';
import { useRequestCodeMutation } from './api';
import { CodeStep } from './components/code-step';

/** Sign-in by one-time code, in two steps. */
export default function SignInPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const problemText = useProblemText();
  const [parameters] = useSearchParams();
  const returnTo = safeReturnTo(parameters.get('returnTo'), '/');
  const { me } = useSession();
  const [identifier, setIdentifier] = useState('');
  const [sent, setSent] = useState(false);
  const [requestCode, request] = useRequestCodeMutation();
  const { register, handleSubmit, formState } = useForm<{ identifier: string }>({ defaultValues: { identifier: '' } });

  if (me && !sent) return <Navigate to={returnTo} replace />;

  const send = handleSubmit(async (form) => {
    const trimmed = form.identifier.trim();
    const answer = await requestCode({ codeRequest: { identifier: trimmed } });
    if ('error' in answer) return;
    setIdentifier(trimmed);
    setSent(true);
  });

  return (
    <Page headless title={t('signIn.title')}>
      <Box pt="6" pb="2">
        <Mark size={44} />
        <chakra.h1 textStyle="title" mt="5">
          {sent ? t('signIn.codeTitle') : t('signIn.title')}
        </chakra.h1>
        {!sent && (
          <Box color="fg.muted" mt="1">
            {t('signIn.detail')}
          </Box>
        )}
      </Box>
      <Card>
        {sent ? (
          <CodeStep
            identifier={identifier}
            message={t('signIn.codeSentTo', { identifier })}
            onVerified={() => void navigate(returnTo, { replace: true })}
            onChangeIdentifier={() => setSent(false)}
          />
        ) : (
          <form noValidate onSubmit={(event) => void send(event)}>
            <Stack gap="4">
              <TextField
                label={t('signIn.identifier')}
                placeholder={t('signIn.identifierPlaceholder')}
                leading={<Mail size={18} aria-hidden />}
                autoComplete="username"
                inputMode="email"
                autoCapitalize="none"
                spellCheck={false}
                error={formState.errors.identifier ? t('signIn.identifierMissing') : undefined}
                {...register('identifier', { validate: (value) => value.trim().length > 0 })}
              />
              {request.isError && <InlineAlert tone="error">{problemText(request.error)}</InlineAlert>}
              <Button type="submit" size="lg" block busy={request.isLoading} busyLabel={t('signIn.sending')}>
                {t('signIn.send')}
              </Button>
            </Stack>
          </form>
        )}
      </Card>
      <Box textAlign="center" textStyle="small" color="fg.muted">
        {t('signIn.newHere')} <TextLink href={signUpPath(returnTo)}>{t('signIn.createAccount')}</TextLink>
      </Box>
    </Page>
  );
}
