import { useTranslation } from 'react-i18next';
import { WEBHOOK_SUBSCRIPTIONS, webhookTopicOf, type WebhookSubscription } from '@groupride/contracts';
import { Box, Button, Flex, SelectField, Stack, TextField } from '@groupride/web-ui';

const DESCRIPTION_MAX_LENGTH = 100;
const URL_MAX_LENGTH = 500;

export interface EndpointForm {
  url: string;
  description: string;
  /** Null means all event types. */
  eventTypes: WebhookSubscription[] | null;
}

/** Whether each required field is missing or invalid. */
export const missingFields = ({ url, description, eventTypes }: EndpointForm) => ({
  url: !URL.canParse(url.trim()),
  description: description.trim() === '',
  eventTypes: eventTypes?.length === 0,
});

export const isComplete = (form: EndpointForm): boolean => !Object.values(missingFields(form)).some(Boolean);

export interface EndpointFieldsProps {
  value: EndpointForm;
  onChange: (value: EndpointForm) => void;
  /** Whether to show the missing fields. */
  isChecked: boolean;
}

/** Fields for an endpoint's description, address and events. */
export function EndpointFields({ value, onChange, isChecked }: EndpointFieldsProps) {
  const { t } = useTranslation();
  const missing = missingFields(value);
  const { url, description, eventTypes } = value;
  return (
    <>
      <TextField
        label={t('webhooks.description')}
        hint={t('webhooks.descriptionHint')}
        autoComplete="off"
        data-autofocus=""
        maxLength={DESCRIPTION_MAX_LENGTH}
        value={description}
        error={isChecked && missing.description ? t('webhooks.descriptionMissing') : undefined}
        onChange={(event) => onChange({ ...value, description: event.target.value })}
      />
      <TextField
        label={t('webhooks.url')}
        hint={t('webhooks.urlHint')}
        type="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={URL_MAX_LENGTH}
        value={url}
        error={isChecked && missing.url ? t('webhooks.urlMissing') : undefined}
        onChange={(event) => onChange({ ...value, url: event.target.value })}
      />
      <SelectField
        label={t('webhooks.events')}
        value={eventTypes === null ? 'all' : 'some'}
        onChange={(event) => onChange({ ...value, eventTypes: event.target.value === 'all' ? null : [] })}
        options={[
          { value: 'all', label: t('webhooks.allTypes') },
          { value: 'some', label: t('webhooks.someTypes') },
        ]}
      />
      {eventTypes && (
        <TypeChoice
          value={eventTypes}
          onChange={(types) => onChange({ ...value, eventTypes: types })}
          error={isChecked && missing.eventTypes ? t('webhooks.typesMissing') : undefined}
        />
      )}
    </>
  );
}

interface TypeChoiceProps {
  value: readonly WebhookSubscription[];
  onChange: (value: WebhookSubscription[]) => void;
  error: string | undefined;
}

const TOPICS = [...new Set(WEBHOOK_SUBSCRIPTIONS.map(webhookTopicOf))];

/** The event types of each topic, as switches. */
function TypeChoice({ value, onChange, error }: TypeChoiceProps) {
  const { t } = useTranslation();
  const toggle = (type: WebhookSubscription) =>
    onChange(WEBHOOK_SUBSCRIPTIONS.filter((each) => (each === type ? !value.includes(type) : value.includes(each))));
  return (
    <Stack gap="3" role="group" aria-label={t('webhooks.someTypes')}>
      {TOPICS.map((topic) => (
        <Flex key={topic} wrap="wrap" gap="1.5">
          {WEBHOOK_SUBSCRIPTIONS.filter((type) => webhookTopicOf(type) === topic).map((type) => (
            <Button
              key={type}
              size="sm"
              variant={value.includes(type) ? 'primary' : 'secondary'}
              aria-pressed={value.includes(type)}
              onClick={() => toggle(type)}
            >
              <Box as="span" fontFamily="mono" textStyle="caption">
                {type}
              </Box>
            </Button>
          ))}
        </Flex>
      ))}
      {error && (
        <Box role="alert" textStyle="caption" color="danger.fg">
          {error}
        </Box>
      )}
    </Stack>
  );
}
