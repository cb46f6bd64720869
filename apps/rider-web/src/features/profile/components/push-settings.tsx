import { useTranslation } from 'react-i18next';
import {
  usePush,
  useGetPushSettingsQuery,
  useSubscribeToPushMutation,
  useUnsubscribeFromPushMutation,
  useUpdatePushSettingsMutation,
  type PushTopicSetting,
  type UserView,
} from '@groupride/web-api-client';
import { Card, PushPanel, SwitchField, storage, toast } from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';

/** Settings for push notifications: whether this browser gets them, and about what. */
export function PushSettings({ me }: { me: Pick<UserView, 'id'> }) {
  const { t } = useTranslation();
  const { data, isError, isFetching, refetch } = useGetPushSettingsQuery();
  const [subscribe] = useSubscribeToPushMutation();
  const [unsubscribe] = useUnsubscribeFromPushMutation();
  const push = usePush(data?.publicKey, { subscribe, unsubscribe, kept: storage, userId: me.id });
  return (
    <Card title={t('push.title')}>
      <PushPanel
        push={push}
        texts={{ ...t('push', { returnObjects: true }), retry: t('common.retry') }}
        loadFailed={isError && !data ? { retry: () => void refetch(), retrying: isFetching } : null}
      >
        {data?.topics.map((setting) => (
          <TopicSwitch key={setting.topic} setting={setting} />
        ))}
      </PushPanel>
    </Card>
  );
}

function TopicSwitch({ setting: { topic, enabled } }: { setting: PushTopicSetting }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [update, { isLoading }] = useUpdatePushSettingsMutation();
  const save = async (next: boolean) => {
    const answer = await update({ pushTopicSetting: { topic, enabled: next } });
    if ('error' in answer)
      toast({ title: t('profile.notSaved'), description: problemText(answer.error), tone: 'error' });
  };
  return (
    <SwitchField
      label={t(`push.topics.${topic}`)}
      checked={enabled}
      disabled={isLoading}
      onChange={(next) => void save(next)}
    />
  );
}
