import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SignUp } from '@groupride/contracts';
import { cleanSignUp, useGetConfigQuery, useSignUpMutation } from '@groupride/web-api-client';
import { Box, Button, InlineAlert, SignInHeading, Stack, TextField, TextLink, chakra } from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';

/**
 * Creates an account for somebody who wants to drive.
 * @param onCreated called with the email address that a code was sent to
 */
export function SignUpForm({ onCreated }: { onCreated: (email: string) => void }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { data: config } = useGetConfigQuery();
  const [signUp, { error, isLoading }] = useSignUpMutation();
  const { register, handleSubmit, formState } = useForm<SignUp>({
    resolver: classValidatorResolver(SignUp),
    defaultValues: { name: '', email: '', phone: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit(async (form) => {
    const account = cleanSignUp(form);
    if (!(await signUp({ signUp: account })).error) onCreated(account.email);
  });
  return (
    <chakra.form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="5">
        <SignInHeading title={t('signUp.title')} text={t('signUp.text')} />
        <TextField
          label={t('signUp.name')}
          autoComplete="name"
          error={errors.name && t('signUp.nameMissing')}
          {...register('name')}
        />
        <TextField
          label={t('signUp.email')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          error={errors.email && t('signUp.emailInvalid')}
          {...register('email')}
        />
        <TextField
          label={t('signUp.phone')}
          type="tel"
          autoComplete="tel-national"
          placeholder="(555) 123-4567"
          error={errors.phone && t('signUp.phoneInvalid')}
          {...register('phone')}
        />
        {error && <InlineAlert tone="error">{problemText(error, t('signUp.failed'))}</InlineAlert>}
        <Button type="submit" size="lg" block busy={isLoading} busyLabel={t('signUp.creating')}>
          {t('signUp.create')}
        </Button>
        {config && (
          <Box textStyle="caption" color="fg.muted" textAlign="center">
            {t('signUp.terms')} <TextLink href={`${config.riderWebUrl}/terms`}>{t('signUp.termsLink')}</TextLink> ·{' '}
            <TextLink href={`${config.riderWebUrl}/privacy`}>{t('signUp.privacyLink')}</TextLink>
          </Box>
        )}
        <Box textStyle="small" color="fg.muted" textAlign="center">
          {t('signUp.haveAccount')} <TextLink href="/signin">{t('signIn.verify')}</TextLink>
        </Box>
      </Stack>
    </chakra.form>
  );
}
