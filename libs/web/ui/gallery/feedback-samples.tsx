import { History } from 'lucide-react';
import { useState } from 'react';
import {
  AutoCloseOverlay,
  BottomSheet,
  Button,
  Card,
  ConfirmDialog,
  EmptyState,
  ErrorState,
  Flex,
  InlineAlert,
  LoadingState,
  Modal,
  SideMenu,
  Stack,
  toast,
} from '@groupride/web-ui';

type Layer = 'modal' | 'confirm' | 'sheet' | 'overlay' | 'menu' | null;

export function FeedbackSamples() {
  const [layer, setLayer] = useState<Layer>(null);
  const close = () => setLayer(null);
  return (
    <Stack gap="4">
      <Flex wrap="wrap" gap="2">
        {(['modal', 'confirm', 'sheet', 'overlay', 'menu'] as const).map((name) => (
          <Button key={name} size="sm" variant="secondary" onClick={() => setLayer(name)}>
            {name}
          </Button>
        ))}
        <Button
          size="sm"
          variant="secondary"
          onClick={() =>
            toast({ title: 'Payment Successful', description: 'Your ride is confirmed.', tone: 'success' })
          }
        >
          toast
        </Button>
        <Button
          size="sm"
          variant="secondary"
          onClick={() =>
            toast({ title: 'Booking failed', description: 'Unable to book ride. Please try again.', tone: 'error' })
          }
        >
          error toast
        </Button>
      </Flex>
      <InlineAlert tone="info" title="A quote holds for 10 minutes">
        Then the price is worked out again.
      </InlineAlert>
      <InlineAlert tone="success">Your card is authorised.</InlineAlert>
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
      </Card>
      <Card>
        <LoadingState label="Loading ride details..." />
      </Card>
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
        onConfirm={close}
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
