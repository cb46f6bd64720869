import { useTranslation } from 'react-i18next';
import {
  usePush,
  useGetPushSettingsQuery,
  useSubscribeToPushMutation,
  useUnsubscribeFromPushMutation,
  useUpdatePushSettingsMutation,
  type PushTopicSetting,
} from '@groupride/web-api-client';
import { Card, PushPanel, SwitchField, storage, toast } from '@groupride/web-ui';
import { useProblemToast } from '../../shared/problem-text';

/**
 * Whether this phone gets push notifications about requests, reminders and messages while the app is closed or the phone sleeps.
 */
export function PushSettings({ userId }: { userId: number }) {
  const { t } = useTranslation();
  const { data, isError, isFetching, refetch } = useGetPushSettingsQuery();
  const [subscribe] = useSubscribeToPushMutation();
  const [unsubscribe] = useUnsubscribeFromPushMutation();
  const push = usePush(data?.publicKey, { subscribe, unsubscribe, kept: storage, userId });
  return (
    <Card title={t('push.title')}>
      <PushPanel
        push={push}
        texts={{ ...t('push', { returnObjects: true }), retry: t('app.retry') }}
        loadFailed={isError && !data ? { retry: () => void refetch(), retrying: isFetching } : null}
      >
        {data?.topics.map((setting) => (
          <TopicSwitch key={setting.topic} setting={setting} />
        ))}
      </PushPanel>
    </Card>
  );
}

const LABELS = {
  ride_offer: 'push.offers',
  ride_reminder: 'push.reminders',
  ride_message: 'push.messages',
  support_answer: 'push.support',
} as const;
const labelOf = (topic: PushTopicSetting['topic']) =>
  topic in LABELS ? LABELS[topic as keyof typeof LABELS] : 'push.offers';

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
      label={t(labelOf(topic))}
      checked={enabled}
      disabled={isLoading}
      onChange={(next) => void save(next)}
    />
  );
}
