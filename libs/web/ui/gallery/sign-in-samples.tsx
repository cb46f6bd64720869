import {
  Card,
  CodeForm,
  CodeSignInForm,
  IdentifierForm,
  IdentifierStep,
  OtherDevicesCard,
  SentCodeForm,
  SignInHeading,
  Stack,
  TextButton,
} from '@groupride/web-ui';

const identifier = {
  label: 'Email or phone',
  placeholder: 'name@example.com',
  missing: 'Enter your email or phone number',
  submit: 'Continue',
  submitting: 'Sending',
  onSubmit: () => undefined,
};
const code = {
  label: 'Code',
  submit: 'Sign in',
  submitting: 'Checking',
  onCode: () => Promise.resolve(false),
};

const signIn = {
  sentTo: undefined,
  sending: false,
  verifying: false,
  limit: undefined,
  sendError: undefined,
  refusal: undefined,
  failure: undefined,
  send: () => Promise.resolve(false),
  verify: () => Promise.resolve('refused' as const),
  startOver: () => undefined,
};
const withCode = {
  texts: {
    title: 'Sign in',
    text: 'We send you a code.',
    codeTitle: 'Enter your code',
    codeText: 'We sent it to m@x.org.',
    identifier: 'Email or phone',
    identifierRequired: 'Enter your email or phone number',
    send: 'Continue',
    sending: 'Sending',
    code: 'Code',
    verify: 'Sign in',
    verifying: 'Checking',
    again: 'Send a new code',
    other: 'Use another address',
    sentAgain: 'New code requested',
    sentAgainText: '',
    outboxText: 'No messages are sent out here.',
    outbox: 'Read the code',
  },
  problemText: () => 'That code is wrong or has expired.',
  outboxUrl: null,
};

/** Both steps of a sign-in. Any code is refused here. */
const otherDevices = {
  title: 'Other devices',
  detail: 'If you lost a phone, sign out there from here.',
  signOut: 'Sign out on your other devices',
  askTitle: 'Sign out on your other devices?',
  askText: 'You stay signed in here.',
  confirm: 'Sign out there',
  busy: 'Signing out…',
  done: 'You’re signed out on your other devices',
  failed: 'Your other devices may still be signed in',
};

export function SignInSamples() {
  return (
    <Stack gap="4">
      <Card>
        <Stack gap="4">
          <SignInHeading title="Sign in" text="We send you a code." />
          <IdentifierForm {...identifier} busy={false} />
        </Stack>
      </Card>
      <Card title="Under way">
        <IdentifierForm {...identifier} busy />
      </Card>
      <Card title="Not sent">
        <IdentifierForm {...identifier} busy={false} problem="Too many attempts. Try again in 5 minutes." />
      </Card>
      <Card>
        <Stack gap="4">
          <SignInHeading title="Enter your code" />
          <CodeForm
            {...code}
            busy={false}
            outbox={{ text: 'No messages are sent out here.', link: 'Read the code', href: '#phone' }}
          >
            <TextButton>Send a new code</TextButton>
          </CodeForm>
        </Stack>
      </Card>
      <Card title="Under way">
        <CodeForm {...code} busy />
      </Card>
      <Card title="Refused">
        <CodeForm {...code} busy={false} problem="That code is wrong or has expired." />
      </Card>
      <Card title="Not checked">
        <CodeForm {...code} busy={false} failure="GroupRide is unavailable right now." />
      </Card>
      <Card title="Both steps, as applications use them">
        <CodeSignInForm {...withCode} signIn={signIn}>
          <TextButton>Sign in with a passkey</TextButton>
        </CodeSignInForm>
      </Card>
      <Card title="The second step, after a refusal">
        <CodeSignInForm {...withCode} signIn={{ ...signIn, sentTo: 'm@x.org', refusal: new Error('refused') }}>
          {null}
        </CodeSignInForm>
      </Card>
      <OtherDevicesCard
        texts={otherDevices}
        cancelLabel="Cancel"
        retryLabel="Try again"
        signOut={async () => ({})}
        problemText={() => 'GroupRide is unavailable right now.'}
      />
      <Card title="The steps alone">
        <Stack gap="6">
          <IdentifierStep {...withCode} signIn={signIn} />
          <SentCodeForm {...withCode} signIn={signIn}>
            {null}
          </SentCodeForm>
        </Stack>
      </Card>
    </Stack>
  );
}
