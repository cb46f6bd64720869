import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WebhookEndpointView } from '@groupride/web-api-client';
import { Badge, Box, Button, Card, Flex, InlineAlert, Stack, toast, useFormat } from '@groupride/web-ui';
import { AskDialog } from '../../../shared/components/ask-dialog';
import { useProblemText } from '../../../shared/problem-text';
import { useChangeWebhookEndpointMutation, useDeleteWebhookEndpointMutation, useSendWebhookTestMutation } from '../api';
import { EditEndpoint } from './edit-endpoint';
import { ReplaySince } from './replay-since';
import { RotateSecret } from './rotate-secret';

type Open = 'edit' | 'rotate' | 'replay' | 'disable' | 'delete';

/** One endpoint: its address, events, health and actions. */
export function EndpointCard({ endpoint }: { endpoint: WebhookEndpointView }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const { description, url, state } = endpoint;
  return (
    <Card
      title={description}
      action={<Badge tone={state === 'enabled' ? 'success' : 'neutral'}>{t(`webhooks.states.${state}`)}</Badge>}
    >
      <Stack gap="3">
        <Box fontFamily="mono" textStyle="small" overflowWrap="anywhere">
          {url}
        </Box>
        <Condition endpoint={endpoint} />
        <Types endpoint={endpoint} />
        <Actions endpoint={endpoint} onOpen={setOpen} />
      </Stack>
      {open === 'edit' && <EditEndpoint endpoint={endpoint} onClose={close} />}
      {open === 'rotate' && <RotateSecret endpoint={endpoint} onClose={close} />}
      {open === 'replay' && <ReplaySince endpoint={endpoint} onClose={close} />}
      {(open === 'disable' || open === 'delete') && <Ask what={open} endpoint={endpoint} onClose={close} />}
    </Card>
  );
}

/** The endpoint's problem, if any. */
function Condition({ endpoint }: { endpoint: WebhookEndpointView }) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const { state, disabledReason, disabledAt, failingSince, previousSecretUntil } = endpoint;
  return (
    <>
      {state === 'disabled' && disabledReason && (
        <InlineAlert tone={disabledReason === 'operator' ? 'info' : 'error'}>
          {t(`webhooks.disabledBecause.${disabledReason}`, { time: disabledAt ? dateTime(disabledAt) : '' })}
        </InlineAlert>
      )}
      {state === 'enabled' && failingSince && (
        <InlineAlert tone="warning">{t('webhooks.failingSince', { time: dateTime(failingSince) })}</InlineAlert>
      )}
      {previousSecretUntil && (
        <InlineAlert tone="info">{t('webhooks.twoSecrets', { time: dateTime(previousSecretUntil) })}</InlineAlert>
      )}
    </>
  );
}

function Types({ endpoint: { eventTypes, serviceAccount } }: { endpoint: WebhookEndpointView }) {
  const { t } = useTranslation();
  return (
    <Box textStyle="small" color="fg.muted" overflowWrap="anywhere">
      {serviceAccount ? t('webhooks.eventsOf', { name: serviceAccount }) : t('webhooks.eventsOfAll')}
      {' · '}
      {eventTypes ? (
        <Box as="span" fontFamily="mono" textStyle="caption">
          {eventTypes.join(' ')}
        </Box>
      ) : (
        t('webhooks.allTypes')
      )}
    </Box>
  );
}

interface ActionsProps {
  endpoint: WebhookEndpointView;
  onOpen: (what: Open) => void;
}

function Actions({ endpoint: { id, description, state, disabledReason }, onOpen }: ActionsProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [change, enabling] = useChangeWebhookEndpointMutation();
  const [test, testing] = useSendWebhookTestMutation();
  const enable = async () => {
    const { error } = await change({ endpointId: id, webhookEndpointChange: { state: 'enabled' } });
    if (error) toast({ tone: 'error', title: t('webhooks.notEnabled'), description: problemText(error) });
    else toast({ tone: 'success', title: t('webhooks.enabled', { name: description }) });
  };
  const send = async () => {
    const { error } = await test({ endpointId: id });
    if (error) toast({ tone: 'error', title: t('webhooks.notSent'), description: problemText(error) });
    else toast({ tone: 'success', title: t('webhooks.sent'), description: t('webhooks.sentText') });
  };
  const isOn = state === 'enabled';
  const button = (what: Open) => (
    <Button
      size="sm"
      variant="ghost"
      aria-label={`${t(`webhooks.actions.${what}`)}: ${description}`}
      onClick={() => onOpen(what)}
    >
      {t(`webhooks.actions.${what}`)}
    </Button>
  );
  return (
    <Flex wrap="wrap" gap="1">
      {isOn && (
        <Button
          size="sm"
          variant="secondary"
          busy={testing.isLoading}
          busyLabel={t('webhooks.sending')}
          aria-label={`${t('webhooks.test')}: ${description}`}
          onClick={() => void send()}
        >
          {t('webhooks.test')}
        </Button>
      )}
      {!isOn && disabledReason !== 'account_closed' && (
        <Button
          size="sm"
          variant="secondary"
          busy={enabling.isLoading}
          busyLabel={t('webhooks.enabling')}
          aria-label={`${t('webhooks.enable')}: ${description}`}
          onClick={() => void enable()}
        >
          {t('webhooks.enable')}
        </Button>
      )}
      {button('edit')}
      {button('rotate')}
      {isOn && button('replay')}
      {isOn && button('disable')}
      {button('delete')}
    </Flex>
  );
}

interface AskProps {
  what: 'disable' | 'delete';
  endpoint: WebhookEndpointView;
  onClose: () => void;
}

function Ask({ what, endpoint: { id, description: name }, onClose }: AskProps) {
  const { t } = useTranslation();
  const [change] = useChangeWebhookEndpointMutation();
  const [remove] = useDeleteWebhookEndpointMutation();
  const words = {
    title: t(`webhooks.${what}.title`, { name }),
    text: t(`webhooks.${what}.text`),
    confirm: t(`webhooks.actions.${what}`),
    busy: t(`webhooks.${what}.busy`),
    done: t(`webhooks.${what}.done`, { name }),
  };
  const run = () =>
    what === 'delete'
      ? remove({ endpointId: id })
      : change({ endpointId: id, webhookEndpointChange: { state: 'disabled' } });
  return <AskDialog danger words={words} run={run} onClose={onClose} />;
}
