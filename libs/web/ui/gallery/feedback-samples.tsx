import { History } from 'lucide-react';
import { useState } from 'react';
import { PushSamples } from './push-samples';
import {
  AutoCloseOverlay,
  BottomSheet,
  Button,
  Card,
  ConfirmDialog,
  EmptyState,
  ErrorState,
  FloatingAlert,
  Flex,
  FullScreenDialog,
  GlobalAlert,
  InlineAlert,
  LoadingState,
  Modal,
  SideMenu,
  Stack,
  showAlert,
  toast,
} from '@groupride/web-ui';

const layers = ['modal', 'wide', 'confirm', 'sheet', 'full screen', 'overlay', 'menu', 'floating'] as const;
const variants = ['default', 'info', 'success', 'warning', 'destructive'] as const;
const tones = ['info', 'success', 'warning', 'error'] as const;

export function FeedbackSamples() {
  const [layer, setLayer] = useState<(typeof layers)[number] | null>(null);
  const [busy, setBusy] = useState(false);
  const close = () => setLayer(null);
  return (
    <Stack gap="4">
      <Flex wrap="wrap" gap="2">
        {layers.map((name) => (
          <Button key={name} size="sm" variant="secondary" onClick={() => setLayer(name)}>
            {name}
          </Button>
        ))}
      </Flex>
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
      </Card>
      <Card>
        <ErrorState
          title="The rides did not load"
          detail="Check your connection."
          onRetry={close}
          retryLabel="Try again"
        />
        <ErrorState title="Trying again" onRetry={close} retryLabel="Try again" retrying />
      </Card>
      <Card>
        <LoadingState label="Loading ride details..." />
      </Card>
      <PushSamples />
      <GlobalAlert
        texts={{ ok: 'OK', closeNow: 'Close now', countdown: (n) => `Closes in ${n} s.`, stopped: 'Stays open' }}
      />
      {layer === 'floating' && (
        <FloatingAlert
          icon={<History size={20} />}
          title="Your driver is here"
          detail="Ford Transit, NC 4821"
          actions={<Button onClick={close}>On my way</Button>}
        />
      )}
      <Modal wide open={layer === 'wide'} onClose={close} title="Wide" closeLabel="Close">
        For tables
      </Modal>
      <FullScreenDialog open={layer === 'full screen'} onClose={close} title="Show this" closeLabel="Close">
        One thing for somebody else to see
      </FullScreenDialog>
      <Modal
        open={layer === 'modal'}
        onClose={close}
        title="Verification"
        description="Show this to the driver"
        closeLabel="Close"
        footer={<Button onClick={close}>Done</Button>}
      >
        Body
      </Modal>
      <ConfirmDialog
        open={layer === 'confirm'}
        onClose={close}
        onConfirm={() => {
          setBusy(true);
          setTimeout(() => {
            setBusy(false);
            close();
          }, 3000);
        }}
        busy={busy}
        busyLabel="Canceling"
        danger
        title="Cancel this ride?"
        description="You pay $12.02 of $48.06."
        confirmLabel="Cancel ride"
        cancelLabel="Keep ride"
      />
      <BottomSheet open={layer === 'sheet'} onClose={close} title="Share your ride" closeLabel="Close">
        Sheet
      </BottomSheet>
      <AutoCloseOverlay
        open={layer === 'overlay'}
        onClose={close}
        seconds={15}
        title="Ride confirmed"
        countdownText={(n) => `Closes in ${n} s`}
        stoppedText="Stays open"
        closeNowLabel="Close now"
      >
        Overlay
      </AutoCloseOverlay>
      <SideMenu
        open={layer === 'menu'}
        onClose={close}
        label="Menu"
        closeLabel="Close"
        header="GroupRide"
        footer="© GroupRide 1.0.0"
        items={[
          { href: '#', label: 'Ride', icon: <History size={20} />, active: true },
          { href: '#2', label: 'Help', icon: <History size={20} /> },
        ]}
      />
    </Stack>
  );
}
