import { Card, CodeForm, IdentifierForm, SignInHeading, Stack, TextButton } from '@groupride/web-ui';

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

/** Both steps of a sign-in. Any code is refused here. */
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
    </Stack>
  );
}
