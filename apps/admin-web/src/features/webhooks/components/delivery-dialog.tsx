import { useTranslation } from 'react-i18next';
import type { WebhookAttemptView, WebhookDeliveryView } from '@groupride/web-api-client';
import { Badge, Box, Button, Flex, Modal, Spinner, Stack, toast, useFormat } from '@groupride/web-ui';
import { NotLoaded } from '../../../shared/components/listing';
import { useProblemText } from '../../../shared/problem-text';
import { useGetWebhookDeliveryQuery, useReplayWebhookDeliveryMutation } from '../api';

const POLL_MS = 3000;

/** One delivery: its payload, its attempts, and a button to retry it. */
export function DeliveryDialog({ deliveryId, onClose }: { deliveryId: number; onClose: () => void }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { data, error, isFetching, refetch } = useGetWebhookDeliveryQuery(
    { deliveryId },
    { pollingInterval: POLL_MS, refetchOnMountOrArgChange: true },
  );
  const [replay, { isLoading }] = useReplayWebhookDeliveryMutation();
  const again = async () => {
    const { error: refusal } = await replay({ deliveryId });
    if (refusal) toast({ tone: 'error', title: t('webhooks.notReplayed'), description: problemText(refusal) });
    else toast({ tone: 'success', title: t('webhooks.replayed', { count: 1 }) });
  };
  return (
    <Modal
      open
      wide
      onClose={onClose}
      title={data?.type ?? t('webhooks.delivery')}
      closeLabel={t('app.close')}
      footer={
        data?.replayable ? (
          <Button block busy={isLoading} busyLabel={t('webhooks.replaying')} onClick={() => void again()}>
            {t('webhooks.replayOne')}
          </Button>
        ) : undefined
      }
    >
      {data ? (
        <Delivery delivery={data} />
      ) : error ? (
        <NotLoaded what="webhookDeliveries" asked={{ error, isFetching, refetch }} />
      ) : (
        <Flex justify="center" aria-label={t('app.loading')} role="status">
          <Spinner />
        </Flex>
      )}
    </Modal>
  );
}

function Delivery({ delivery }: { delivery: WebhookDeliveryView }) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const { messageId, nextAttemptAt, attemptList, payload } = delivery;
  return (
    <Stack gap="4">
      <Box fontFamily="mono" textStyle="caption" color="fg.muted" overflowWrap="anywhere">
        {messageId}
      </Box>
      {nextAttemptAt && <Box textStyle="small">{t('webhooks.nextAttempt', { time: dateTime(nextAttemptAt) })}</Box>}
      <Box as="ol" aria-label={t('webhooks.attemptList')} listStyleType="none">
        {attemptList.length === 0 && <Box textStyle="small">{t('webhooks.noAttempts')}</Box>}
        {attemptList.map((attempt) => (
          <Attempt key={attempt.number} attempt={attempt} />
        ))}
      </Box>
      <Code label={t('webhooks.payload')} text={JSON.stringify(payload, null, 2)} />
    </Stack>
  );
}

function Attempt({ attempt }: { attempt: WebhookAttemptView }) {
  const { number, at, status, failure, durationMs, answer, simulatedFault } = attempt;
  const { t } = useTranslation();
  const { dateTime, number: digits } = useFormat();
  return (
    <Box as="li" borderTopWidth="1px" borderColor="border" py="2">
      <Flex gap="2" align="center" wrap="wrap" textStyle="small">
        <Badge tone={failure ? 'danger' : 'success'}>{status ?? t('webhooks.noAnswer')}</Badge>
        {failure && failure !== 'bad_status' && <Box>{t(`webhooks.failures.${failure}`)}</Box>}
        {simulatedFault && <Badge>{t('webhooks.simulated')}</Badge>}
        <Box color="fg.muted">
          {t('webhooks.attempt', { number, time: dateTime(at), duration: digits(durationMs) })}
        </Box>
      </Flex>
      {answer && <Code label={t('webhooks.answer')} text={answer} />}
    </Box>
  );
}

function Code({ label, text }: { label: string; text: string }) {
  return (
    <Box
      as="pre"
      role="group"
      aria-label={label}
      tabIndex={0}
      fontFamily="mono"
      textStyle="caption"
      bg="bg.muted"
      borderRadius="md"
      p="3"
      mt="2"
      maxH="16rem"
      overflow="auto"
      whiteSpace="pre-wrap"
      overflowWrap="anywhere"
    >
      {text}
    </Box>
  );
}
