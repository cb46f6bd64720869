import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { Box, Stack } from '@chakra-ui/react';
import { ConfirmDialog } from '../feedback/dialogs';
import { InlineAlert } from '../feedback/inline-alert';
import { toast } from '../app/toast-store';
import { Card } from '../data/card';
import { Button } from './button';

export interface OtherDevicesTexts {
  title: string;
  detail: string;
  signOut: string;
  askTitle: string;
  askText: string;
  confirm: string;
  busy: string;
  done: string;
  failed: string;
}

export interface OtherDevicesCardProps {
  texts: OtherDevicesTexts;
  cancelLabel: string;
  retryLabel: string;
  /** Signs the person out everywhere else. */
  signOut: () => Promise<{ error?: unknown }>;
  problemText: (error: unknown) => string;
}

/** Lets people sign out everywhere else, for example on a phone that was lost. */
export function OtherDevicesCard({ texts, cancelLabel, retryLabel, signOut, problemText }: OtherDevicesCardProps) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const ask = () => {
    setError(null);
    setAsking(true);
  };
  const confirm = async () => {
    setBusy(true);
    setError(null);
    const answer = await signOut();
    setBusy(false);
    if (answer.error) return setError(answer.error);
    setAsking(false);
    toast({ title: texts.done, tone: 'success' });
  };
  return (
    <Card title={texts.title}>
      <Stack gap="3">
        <Box textStyle="small" color="fg.muted">
          {texts.detail}
        </Box>
        <Button
          alignSelf="start"
          size="sm"
          variant="dangerGhost"
          icon={<MonitorSmartphone size={16} aria-hidden />}
          onClick={ask}
        >
          {texts.signOut}
        </Button>
      </Stack>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        danger
        title={texts.askTitle}
        description={texts.askText}
        confirmLabel={error ? retryLabel : texts.confirm}
        cancelLabel={cancelLabel}
        busy={busy}
        busyLabel={texts.busy}
        onConfirm={() => void confirm()}
      >
        {Boolean(error) && (
          <InlineAlert tone="error" title={texts.failed}>
            {problemText(error)}
          </InlineAlert>
        )}
      </ConfirmDialog>
    </Card>
  );
}
