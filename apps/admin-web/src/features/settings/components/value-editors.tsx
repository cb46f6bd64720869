import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FEATURES, LEGAL_TEXT_MAX_LENGTH, MESSAGE_MAX_LENGTH, MOST_SUPPORT_REPLIES } from '@groupride/contracts';
import { Box, Button, Flex, Grid, Stack, SwitchField, TextAreaField, TextField } from '@groupride/web-ui';
import { LEGAL_FIELDS } from '../setting-lines';
import { LIMITS, THRESHOLDS } from '../thresholds-form';
import { NumberField } from './number-field';
import type { EditorProps } from './setting-panel';

/** Switches features on and off, and explains what happens while each is off. */
export function FeaturesEditor({ value: { features }, onChange, disabled }: EditorProps) {
  const { t } = useTranslation();
  if (!features) return null;
  return (
    <Stack gap="3">
      {FEATURES.map((feature) => (
        <SwitchField
          key={feature}
          label={t(`settings.featureNames.${feature}`)}
          hint={t(`settings.featureHints.${feature}`)}
          checked={features[feature]}
          disabled={disabled}
          onChange={(isOn) => onChange({ features: { ...features, [feature]: isOn } })}
        />
      ))}
    </Stack>
  );
}

/** Terms of Service and Privacy Policy in both languages. */
export function LegalTextsEditor({ value: { legalTexts }, onChange, disabled }: EditorProps) {
  const { t } = useTranslation();
  if (!legalTexts) return null;
  return (
    <Grid templateColumns={{ base: '1fr', lg: '1fr 1fr' }} gap="4">
      {LEGAL_FIELDS.map((field) => (
        <TextAreaField
          key={field}
          label={t(`settings.legal.${field}`)}
          hint={t('settings.legalHint')}
          rows={8}
          maxLength={LEGAL_TEXT_MAX_LENGTH}
          value={legalTexts[field] ?? ''}
          disabled={disabled}
          onChange={(event) => onChange({ legalTexts: { ...legalTexts, [field]: event.target.value || null } })}
        />
      ))}
    </Grid>
  );
}

/** Texts that operators send often. */
export function RepliesEditor({ value: { supportReplies }, onChange, disabled }: EditorProps) {
  const { t } = useTranslation();
  const replies = supportReplies?.replies ?? [];
  const set = (next: typeof replies) => onChange({ supportReplies: { replies: next } });
  return (
    <Stack gap="4">
      {replies.length === 0 && (
        <Box textStyle="small" color="fg.muted">
          {t('settings.noReplies')}
        </Box>
      )}
      {replies.map((reply, index) => (
        // Rows have no id, so their index identifies them.
        <Grid key={index} templateColumns={{ base: '1fr', md: '1fr 2fr auto' }} gap="3" alignItems="start">
          <TextField
            label={t('settings.replyName', { number: index + 1 })}
            maxLength={60}
            autoComplete="off"
            value={reply.name}
            disabled={disabled}
            onChange={(event) => set(replies.with(index, { ...reply, name: event.target.value }))}
          />
          <TextAreaField
            label={t('settings.replyText', { number: index + 1 })}
            rows={2}
            maxLength={MESSAGE_MAX_LENGTH}
            value={reply.text}
            disabled={disabled}
            onChange={(event) => set(replies.with(index, { ...reply, text: event.target.value }))}
          />
          {!disabled && (
            <Button
              size="sm"
              variant="ghost"
              mt={{ md: '7' }}
              aria-label={t('settings.removeReplyLabel', { number: index + 1 })}
              onClick={() => set(replies.toSpliced(index, 1))}
            >
              {t('settings.removeReply')}
            </Button>
          )}
        </Grid>
      ))}
      {!disabled && replies.length < MOST_SUPPORT_REPLIES && (
        <Flex>
          <Button
            size="sm"
            variant="secondary"
            icon={<Plus size={16} aria-hidden />}
            onClick={() => set([...replies, { name: '', text: '' }])}
          >
            {t('settings.addReply')}
          </Button>
        </Flex>
      )}
    </Stack>
  );
}

/** Limits at which rides raise alerts. */
export function ThresholdsEditor({ value: { alertThresholds }, onChange, disabled }: EditorProps) {
  const { t } = useTranslation();
  if (!alertThresholds) return null;
  return (
    <Grid templateColumns={{ base: '1fr', lg: '1fr 1fr' }} gap="4" alignItems="start">
      {THRESHOLDS.map((one) => {
        const [min, max] = LIMITS[one];
        return (
          <NumberField
            key={one}
            label={t(`thresholds.${one}`)}
            hint={one === 'lowRating' ? t('thresholds.lowRatingHint') : undefined}
            value={alertThresholds[one]}
            min={min}
            max={max}
            disabled={disabled}
            onChange={(number) => onChange({ alertThresholds: { ...alertThresholds, [one]: number } })}
          />
        );
      })}
    </Grid>
  );
}
