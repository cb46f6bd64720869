import { Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { toast } from '../app/toast-store';
import { InlineAlert } from '../feedback/inline-alert';
import { TextButton } from './button';
import { CodeForm, IdentifierForm, SignInHeading, type IdentifierFormProps } from './sign-in-forms';

/** A sign-in by a one-time code, as useCodeSignIn of the API client keeps it. */
export interface CodeSignIn<Person extends object> {
  sentTo: string | undefined;
  send: (identifier: string) => Promise<boolean>;
  verify: (code: string) => Promise<Person | 'refused' | 'unchecked'>;
  startOver: () => void;
  sending: boolean;
  verifying: boolean;
  limit: unknown;
  sendError: unknown;
  refusal: unknown;
  failure: unknown;
}

export interface CodeSignInTexts {
  identifier: string;
  identifierRequired: string;
  send: string;
  sending: string;
  code: string;
  verify: string;
  verifying: string;
  sentAgain: string;
  sentAgainText: string;
  outboxText: string;
  outbox: string;
  /** Used when the reason for refusing a code is unknown. */
  failed?: string;
  /** Used when the reason for not sending another code is unknown. */
  notSent?: string;
}

interface StepProps<Person extends object> {
  signIn: CodeSignIn<Person>;
  texts: CodeSignInTexts;
  problemText: (error: unknown, fallback?: string) => string;
}

/** Asks for the address that the code goes to. */
export function IdentifierStep({
  signIn: { send, sending, sendError },
  texts,
  problemText,
  ...field
}: StepProps<object> & Pick<IdentifierFormProps, 'placeholder' | 'leading'>) {
  return (
    <IdentifierForm
      label={texts.identifier}
      missing={texts.identifierRequired}
      submit={texts.send}
      submitting={texts.sending}
      busy={sending}
      problem={sendError ? problemText(sendError) : undefined}
      onSubmit={(identifier) => void send(identifier)}
      {...field}
    />
  );
}

interface SentCodeFormProps<Person extends object> extends StepProps<Person> {
  /** Where the code can be read while no messages are sent out. */
  outboxUrl: string | null | undefined;
  onSignedIn?: (person: Person) => void;
  /** Other ways on. */
  children: ReactNode;
}

/** Asks for the code that was sent. */
export function SentCodeForm<Person extends object>({
  signIn: { verify, verifying, sendError, refusal, failure },
  texts,
  problemText,
  outboxUrl,
  onSignedIn,
  children,
}: SentCodeFormProps<Person>) {
  const tryCode = async (code: string) => {
    const answer = await verify(code);
    if (typeof answer === 'object') onSignedIn?.(answer);
    return answer !== 'refused';
  };
  return (
    <CodeForm
      label={texts.code}
      submit={texts.verify}
      submitting={texts.verifying}
      busy={verifying}
      problem={refusal ? problemText(refusal, texts.failed) : undefined}
      failure={failure ? problemText(failure) : undefined}
      outbox={outboxUrl ? { text: texts.outboxText, link: texts.outbox, href: outboxUrl } : undefined}
      onCode={tryCode}
    >
      {sendError ? <InlineAlert tone="error">{problemText(sendError, texts.notSent)}</InlineAlert> : null}
      {children}
    </CodeForm>
  );
}

/** Sends another code to the same address and says so. @returns whether it was sent */
export async function sendCodeAgain(
  { send, sentTo }: Pick<CodeSignIn<object>, 'send' | 'sentTo'>,
  { sentAgain, sentAgainText }: Pick<CodeSignInTexts, 'sentAgain' | 'sentAgainText'>,
): Promise<boolean> {
  const sent = sentTo !== undefined && (await send(sentTo));
  if (sent) toast({ title: sentAgain, description: sentAgainText });
  return sent;
}

interface CodeSignInFormProps extends StepProps<object> {
  texts: CodeSignInTexts & Record<'title' | 'text' | 'codeTitle' | 'codeText' | 'again' | 'other', string>;
  outboxUrl: string | null | undefined;
  /** Other ways to sign in, below the first step. */
  children: ReactNode;
}

/** Both steps of a sign-in, one after the other. */
export function CodeSignInForm({ outboxUrl, children, ...step }: CodeSignInFormProps) {
  const { signIn, texts, problemText } = step;
  if (signIn.sentTo === undefined) {
    return (
      <Stack gap="5">
        <SignInHeading title={texts.title} text={texts.text} />
        <IdentifierStep {...step} />
        {children}
      </Stack>
    );
  }
  return (
    <Stack gap="5">
      <SignInHeading title={texts.codeTitle} {...(signIn.limit ? {} : { text: texts.codeText })} />
      {signIn.limit ? <InlineAlert tone="error">{problemText(signIn.limit)}</InlineAlert> : null}
      <SentCodeForm {...step} outboxUrl={outboxUrl}>
        <Stack gap="0" align="center">
          <TextButton onClick={() => void sendCodeAgain(signIn, texts)}>{texts.again}</TextButton>
          <TextButton onClick={signIn.startOver}>{texts.other}</TextButton>
        </Stack>
      </SentCodeForm>
    </Stack>
  );
}
