import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { CheckCircle2, Gift, MapPin, ShieldCheck, Users, Wallet } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useForm, type FieldError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { SignUp } from '@groupride/contracts';
import {
  Badge,
  Box,
  Button,
  Card,
  Flex,
  Stack,
  TextField,
  TextLink,
  chakra,
  toast,
  useSentTo,
} from '@groupride/web-ui';
import { safeReturnTo, signInPath, cleanSignUp } from '@groupride/web-api-client';
import { Brand } from '../../shared/brand';
import { IconList } from '../../shared/icon-list';
import { LegalLinks } from '../../shared/legal-links';
import { Page } from '../../shared/page';
import { useProblemText } from '../../shared/problem-text';
import { isGuest } from '../../shared/guest-ride';
import { useSession } from '../../shared/session';
import { useSignUpMutation } from './api';
import { CodeStep } from './components/code-step';

type Step = { name: 'form' } | { name: 'code'; email: string } | { name: 'welcome' };

const REDIRECT_MS = 2000;

/** Creates an account: the form, the code that verifies the email address, and a welcome. */
export default function SignUpPage() {
  const { t } = useTranslation();
  const { me } = useSession();
  const [parameters] = useSearchParams();
  const returnTo = safeReturnTo(parameters.get('returnTo'), '/');
  const { sentTo, keep } = useSentTo();
  const [ownStep, setStep] = useState<Step>(sentTo === undefined ? { name: 'form' } : { name: 'code', email: sentTo });

  const [hasEnteredCode, setHasEnteredCode] = useState(false);

  // A guest may still create an account.
  const hasAccount = Boolean(me && !isGuest(me));
  // The answer to the code may be lost although it was right.
  const step: Step = ownStep.name === 'code' && hasAccount ? { name: 'welcome' } : ownStep;

  // The tab in which the code was entered welcomes the new rider; the other tabs only follow.
  if (hasAccount && ownStep.name !== 'welcome' && !hasEnteredCode) return <Navigate to={returnTo} replace />;
  return (
    <Page headless title={t('signUp.title')}>
      {step.name === 'welcome' ? (
        <Welcome returnTo={returnTo} />
      ) : (
        <>
          <Box>
            <TextLink href="/" standalone>
              {t('signUp.backToHome')}
            </TextLink>
          </Box>
          <Box>
            <Brand name={t('product.name')} />
            <chakra.h1 textStyle="title" mt="4">
              {t('signUp.title')}
            </chakra.h1>
            <Box color="fg.muted" mt="1">
              {t('signUp.detail')}
            </Box>
          </Box>
          <Card>
            {step.name === 'form' ? (
              <SignUpForm
                onDone={(email) => {
                  setStep({ name: 'code', email });
                  keep(email);
                }}
              />
            ) : (
              <CodeStep
                identifier={step.email}
                message={t('signUp.codeSent', { email: step.email })}
                onCode={setHasEnteredCode}
                onVerified={() => {
                  keep(undefined);
                  setStep({ name: 'welcome' });
                  toast({ title: t('signUp.welcomeTitle'), description: t('signUp.welcomeDetail'), tone: 'success' });
                }}
                onChangeIdentifier={() => {
                  setStep({ name: 'form' });
                  keep(undefined);
                }}
              />
            )}
          </Card>
          <BonusBox />
          <Box textAlign="center" textStyle="small" color="fg.muted">
            {t('signUp.haveAccount')} <TextLink href="/">{t('signUp.goHome')}</TextLink> ·{' '}
            <TextLink href={signInPath(returnTo)}>{t('signIn.title')}</TextLink>
          </Box>
          <WhyChoose />
        </>
      )}
    </Page>
  );
}

function SignUpForm({ onDone }: { onDone: (email: string) => void }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [signUp] = useSignUpMutation();
  const { register, handleSubmit, setError, formState } = useForm<SignUp>({
    resolver: classValidatorResolver(SignUp),
    defaultValues: { name: '', email: '', phone: '' },
  });
  const { errors, isSubmitting } = formState;
  const phoneError = (error: FieldError | undefined) =>
    error && (error.type === 'minLength' ? t('signUp.phoneTooShort') : t('signUp.phoneInvalid'));

  const submit = handleSubmit(async (form) => {
    const account = cleanSignUp(form);
    if (account.phone.length > 10) return setError('phone', { type: 'tooLong' }, { shouldFocus: true });
    const answer = await signUp({ signUp: account });
    if (!('error' in answer)) return onDone(account.email);
    toast({
      title: t('signUp.failed'),
      description: problemText(answer.error, t('signUp.failedDetail')),
      tone: 'error',
    });
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="4">
        <TextField
          label={t('signUp.name')}
          autoComplete="name"
          error={errors.name && t(errors.name.type === 'visibleText' ? 'signUp.nameHidden' : 'signUp.nameMissing')}
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
          error={phoneError(errors.phone)}
          {...register('phone')}
        />
        <Button type="submit" size="lg" block busy={isSubmitting} busyLabel={t('signUp.creating')}>
          {t('signUp.create')}
        </Button>
        <Box textStyle="caption" color="fg.muted" textAlign="center">
          {t('signUp.terms')}
          <LegalLinks />
        </Box>
      </Stack>
    </form>
  );
}

function BonusBox() {
  const { t } = useTranslation();
  return (
    <Card tone="brand">
      <Flex gap="3">
        <Box color="brand.fg" pt="0.5">
          <Gift size={20} aria-hidden />
        </Box>
        <Box>
          <chakra.h2 textStyle="strong">{t('signUp.bonus')}</chakra.h2>
          <Box textStyle="small" color="fg.muted" mt="0.5">
            {t('signUp.bonusDetail')}
          </Box>
        </Box>
      </Flex>
    </Card>
  );
}

function WhyChoose() {
  const { t } = useTranslation();
  return (
    <Card title={t('signUp.why')}>
      <IconList
        lines={[
          [Users, t('signUp.whyGroup')],
          [Wallet, t('signUp.whyPrice')],
          [MapPin, t('signUp.whyLive')],
          [ShieldCheck, t('signUp.whySafe')],
        ]}
      />
    </Card>
  );
}

function Welcome({ returnTo }: { returnTo: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(returnTo, { replace: true, state: { newUser: true } }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate, returnTo]);
  return (
    <Card mt="16" tone="brand" role="status">
      <Flex direction="column" align="center" textAlign="center" py="6" gap="3">
        <Box color="brand.fg">
          <CheckCircle2 size={44} aria-hidden />
        </Box>
        <chakra.h1 textStyle="title">{t('signUp.welcomeTitle')}</chakra.h1>
        <Box color="fg.muted">{t('signUp.welcomeHint')}</Box>
        <Badge tone="live">FREEFIRST</Badge>
      </Flex>
    </Card>
  );
}
