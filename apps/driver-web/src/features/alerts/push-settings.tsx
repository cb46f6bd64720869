import { useTranslation } from 'react-i18next';
import type { PushTopicSetting } from '@groupride/web-api-client';
import { Box, Button, Card, ErrorState, InlineAlert, Skeleton, Stack, SwitchField, toast } from '@groupride/web-ui';
import { useProblemToast } from '../../shared/problem-text';
import { useGetPushSettingsQuery, useUpdatePushSettingsMutation } from './api';
import { usePush } from './hooks/use-push';

/** Whether this phone is told about requests and reminders while the app is closed or the phone sleeps. */
export function PushSettings() {
  const { t } = useTranslation();
  const { data, isError, isFetching, refetch } = useGetPushSettingsQuery();
  const push = usePush(data?.publicKey);
  const change = async (switchTo: () => Promise<boolean>) => {
    if (!(await switchTo())) toast({ title: t('push.failed'), description: t('push.failedDetail'), tone: 'error' });
  };
  return (
    <Card title={t('push.title')}>
      {isError && (
        <ErrorState
          title={t('push.loadFailed')}
          onRetry={() => void refetch()}
          retryLabel={t('app.retry')}
          retrying={isFetching}
        />
      )}
      {!isError && push.state === 'loading' && <Skeleton h="11" />}
      {!isError && push.state === 'unsupported' && <Box color="fg.muted">{t('push.unsupported')}</Box>}
      {push.state === 'blocked' && <InlineAlert tone="warning">{t('push.blocked')}</InlineAlert>}
      {push.state === 'off' && (
        <Stack gap="3">
          <Box color="fg.muted">{t('push.lead')}</Box>
          <Button block busy={push.isBusy} onClick={() => void change(push.turnOn)}>
            {t('push.turnOn')}
          </Button>
        </Stack>
      )}
      {push.state === 'on' && data && (
        <Stack gap="2">
          {data.topics.map((setting) => (
            <TopicSwitch key={setting.topic} setting={setting} />
          ))}
          <Button variant="secondary" block busy={push.isBusy} onClick={() => void change(push.turnOff)}>
            {t('push.turnOff')}
          </Button>
        </Stack>
      )}
    </Card>
  );
}

function TopicSwitch({ setting: { topic, enabled } }: { setting: PushTopicSetting }) {
  const { t } = useTranslation();
  const problemToast = useProblemToast();
  const [update, { isLoading }] = useUpdatePushSettingsMutation();
  const save = async (next: boolean) => {
    const { error } = await update({ pushTopicSetting: { topic, enabled: next } });
    if (error) toast({ tone: 'error', ...problemToast(error, t('push.failed')) });
  };
  return (
    <SwitchField
      label={t(topic === 'ride_reminder' ? 'push.reminders' : 'push.offers')}
      checked={enabled}
      disabled={isLoading}
      onChange={(next) => void save(next)}
    />
  );
}
