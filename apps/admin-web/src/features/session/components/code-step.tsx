import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, CodeInput, InlineAlert, Stack, TextLink, chakra } from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';
import { useGetConfigQuery } from '../api';
import { SignInHeading } from './sign-in-heading';

export interface CodeStepProps {
  title: string;
  text: string;
  label: string;
  busy: boolean;
  error: unknown;
  /** Tries a code; false when it was refused. */
  onCode: (code: string) => Promise<boolean>;
  /** Other ways on, below. */
  children: ReactNode;
}

/** Six digits that were sent to a person, and where to read them while nothing is sent out. */
export function CodeStep({ title, text, label, busy, error, onCode, children }: CodeStepProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { data: config } = useGetConfigQuery();
  const [code, setCode] = useState('');
  const tryCode = async (digits: string) => {
    if (!(await onCode(digits))) setCode('');
  };
  return (
    <chakra.form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (code.length === 6) void tryCode(code);
      }}
    >
      <Stack gap="5">
        <SignInHeading title={title} text={text} />
        <CodeInput
          label={label}
          value={code}
          autoFocus
          error={error ? problemText(error, t('signIn.failed')) : undefined}
          onChange={setCode}
          onComplete={(digits) => void tryCode(digits)}
        />
        {config?.outboxUrl && (
          <InlineAlert tone="info">
            {t('signIn.outboxText')}{' '}
            <TextLink href={config.outboxUrl} target="_blank" rel="noreferrer">
              {t('signIn.outbox')}
            </TextLink>
          </InlineAlert>
        )}
        <Button type="submit" block size="lg" disabled={code.length !== 6} busy={busy} busyLabel={t('signIn.verifying')}>
          {t('signIn.verify')}
        </Button>
        <Stack gap="0" align="center">
          {children}
        </Stack>
      </Stack>
    </chakra.form>
  );
}
