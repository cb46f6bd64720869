import { Box, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { toast } from '../app/toast-store';
import { Skeleton } from '../data/skeleton';
import { Button } from '../forms/button';
import { InlineAlert } from './inline-alert';
import { ErrorState } from './states';

export interface PushPanelProps {
  /** Web Push in this browser. Turning it on or off resolves to false on failure. */
  push: {
    state: 'loading' | 'unsupported' | 'blocked' | 'off' | 'on';
    isBusy: boolean;
    turnOn: () => Promise<boolean>;
    turnOff: () => Promise<boolean>;
  };
  texts: {
    /** Explains the benefit of notifications. */
    lead: string;
    turnOn: string;
    turnOff: string;
    unsupported: string;
    blocked: string;
    failed: string;
    failedDetail: string;
    loadFailed: string;
    retry: string;
  };
  /** Set when the settings could not be loaded. */
  loadFailed: { retry: () => void; retrying: boolean } | null;
  /** Settings shown while notifications are on. */
  children?: ReactNode;
}

/** The setting for notifications while the page is closed. It asks for permission only after a press. */
export function PushPanel({ push, texts, loadFailed, children }: PushPanelProps) {
  const change = async (switchTo: () => Promise<boolean>) => {
    if (!(await switchTo())) toast({ title: texts.failed, description: texts.failedDetail, tone: 'error' });
  };
  return (
    <>
      {loadFailed && (
        <ErrorState
          title={texts.loadFailed}
          onRetry={loadFailed.retry}
          retryLabel={texts.retry}
          retrying={loadFailed.retrying}
        />
      )}
      {!loadFailed && push.state === 'loading' && <Skeleton h="11" />}
      {!loadFailed && push.state === 'unsupported' && <Box color="fg.muted">{texts.unsupported}</Box>}
      {push.state === 'blocked' && <InlineAlert tone="warning">{texts.blocked}</InlineAlert>}
      {push.state === 'off' && (
        <Stack gap="3">
          <Box color="fg.muted">{texts.lead}</Box>
          <Button block busy={push.isBusy} onClick={() => void change(push.turnOn)}>
            {texts.turnOn}
          </Button>
        </Stack>
      )}
      {push.state === 'on' && (
        <Stack gap="2">
          {children}
          <Button variant="secondary" block busy={push.isBusy} onClick={() => void change(push.turnOff)}>
            {texts.turnOff}
          </Button>
        </Stack>
      )}
    </>
  );
}
