import { Box, Stack, chakra } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { InlineAlert } from '../feedback/inline-alert';
import { Button, TextLink } from './button';
import { CodeInput } from './code-input';
import { TextField } from './text-field';

export function SignInHeading({ title, text }: { title: string; text?: string }) {
  return (
    <Box>
      <chakra.h1 textStyle="title">{title}</chakra.h1>
      {text && (
        <Box color="fg.muted" mt="1.5">
          {text}
        </Box>
      )}
    </Box>
  );
}

export interface IdentifierFormProps {
  label: string;
  placeholder?: string;
  leading?: ReactNode;
  /** Shown when nothing was typed. */
  missing: string;
  submit: string;
  submitting: string;
  busy: boolean;
  /** Why it was not sent. */
  problem?: string | undefined;
  /** Called with the typed text, trimmed and not empty. */
  onSubmit: (identifier: string) => void;
}

/** The first step of a sign-in: the email address or phone number. */
export function IdentifierForm({
  label,
  placeholder,
  leading,
  missing,
  submit,
  submitting,
  busy,
  problem,
  onSubmit,
}: IdentifierFormProps) {
  const [identifier, setIdentifier] = useState('');
  const [empty, setEmpty] = useState(false);
  return (
    <chakra.form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const given = identifier.trim();
        setEmpty(given === '');
        if (given !== '' && !busy) onSubmit(given);
      }}
    >
      <Stack gap="4">
        <TextField
          label={label}
          {...(placeholder ? { placeholder } : {})}
          leading={leading}
          value={identifier}
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          error={empty ? missing : undefined}
          onChange={(event) => {
            setIdentifier(event.target.value);
            setEmpty(false);
          }}
        />
        {problem && <InlineAlert tone="error">{problem}</InlineAlert>}
        <Button type="submit" block size="lg" busy={busy} busyLabel={submitting}>
          {submit}
        </Button>
      </Stack>
    </chakra.form>
  );
}

const DIGITS = 6;

export interface CodeFormProps {
  label: string;
  submit: string;
  submitting: string;
  busy: boolean;
  /** Why the code was refused. */
  problem?: string | undefined;
  /** Why the code could not be checked; it stays in the field to be sent again. */
  failure?: string | undefined;
  /** Where the code can be read while no messages are sent out. */
  outbox?: { text: string; link: string; href: string } | undefined;
  /** Tries a code; false when it was refused, and then it is cleared. */
  onCode: (code: string) => Promise<boolean>;
  /** Other ways on, below. */
  children?: ReactNode;
}

/** The second step: six digits that were sent to a person. The last digit submits. */
export function CodeForm({
  label,
  submit,
  submitting,
  busy,
  problem,
  failure,
  outbox,
  onCode,
  children,
}: CodeFormProps) {
  const [code, setCode] = useState('');
  const tryCode = async (digits: string) => {
    if (digits.length !== DIGITS || busy) return;
    if (!(await onCode(digits))) setCode('');
  };
  return (
    <chakra.form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void tryCode(code);
      }}
    >
      <Stack gap="4">
        <CodeInput
          label={label}
          value={code}
          autoFocus
          error={code === '' ? problem : undefined}
          onChange={setCode}
          onComplete={(digits) => void tryCode(digits)}
        />
        {failure && <InlineAlert tone="error">{failure}</InlineAlert>}
        {outbox && (
          <InlineAlert tone="info">
            {outbox.text}{' '}
            <TextLink href={outbox.href} target="_blank" rel="noreferrer">
              {outbox.link}
            </TextLink>
          </InlineAlert>
        )}
        <Button
          type="submit"
          block
          size="lg"
          disabled={code.length !== DIGITS && !busy}
          busy={busy}
          busyLabel={submitting}
        >
          {submit}
        </Button>
        {children}
      </Stack>
    </chakra.form>
  );
}
