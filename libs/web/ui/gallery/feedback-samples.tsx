import { History } from 'lucide-react';
import { DialogSamples } from './dialog-samples';
import { PushSamples } from './push-samples';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  Flex,
  GlobalAlert,
  InlineAlert,
  LoadingState,
  Stack,
  showAlert,
  toast,
} from '@groupride/web-ui';

const variants = ['default', 'info', 'success', 'warning', 'destructive'] as const;
const tones = ['info', 'success', 'warning', 'error'] as const;

export function FeedbackSamples() {
  return (
    <Stack gap="4">
      <DialogSamples />
      <Flex wrap="wrap" gap="2">
        {tones.map((tone) => (
          <Button
            key={tone}
            size="sm"
            variant="secondary"
            onClick={() => toast({ title: 'Your ride', description: `A toast, ${tone}`, tone })}
          >
            {tone} toast
          </Button>
        ))}
        {variants.map((variant) => (
          <Button
            key={variant}
            size="sm"
            variant="secondary"
            onClick={() =>
              showAlert({
                title: 'Your ride',
                description: `An alert, ${variant}`,
                variant,
                autoClose: variant === 'info',
              })
            }
          >
            {variant} alert
          </Button>
        ))}
      </Flex>
      <InlineAlert tone="info" title="A quote holds for 10 minutes">
        Then the price is worked out again.
      </InlineAlert>
      <InlineAlert tone="success">Your card is authorized.</InlineAlert>
      <InlineAlert
        tone="warning"
        title="Finish payment"
        action={
          <Button size="sm" variant="secondary">
            Pay now
          </Button>
        }
      >
        The ride is held for 15 minutes.
      </InlineAlert>
      <InlineAlert tone="error" title="Payment Failed">
        Your card was declined.
      </InlineAlert>
      <Card>
        <EmptyState icon={<History size={26} />} title="No rides yet" detail="Your completed rides will appear here">
          <Button>Book a ride</Button>
        </EmptyState>
        <EmptyState mainHeading title="As a whole page" detail="Its title is the main heading." />
      </Card>
      <Card>
        <ErrorState
          title="The rides did not load"
          detail="Check your connection."
          onRetry={() => undefined}
          retryLabel="Try again"
        />
        <ErrorState mainHeading title="As a whole page" detail="Its title is the main heading." />
        <ErrorState title="Trying again" onRetry={() => undefined} retryLabel="Try again" retrying />
      </Card>
      <Card>
        <LoadingState label="Loading the ride…" />
      </Card>
      <PushSamples />
      <GlobalAlert
        texts={{ ok: 'OK', closeNow: 'Close now', countdown: (n) => `Closes in ${n} s.`, stopped: 'Stays open' }}
      />
    </Stack>
  );
}
