import { useTranslation } from 'react-i18next';
import { INVITATION_MESSAGE_MAX_LENGTH, type InvitationChannel } from '@groupride/contracts';
import { Box, Stack, TextAreaField, TextField, chakra } from '@groupride/web-ui';
import type { InvitationDraft } from './use-invitation';

const KINDS = {
  phone: { type: 'tel', autoComplete: 'off', maxLength: 30 },
  email: { type: 'email', autoComplete: 'off', maxLength: 254 },
} as const;

export interface InviteFormProps {
  channel: InvitationChannel;
  draft: InvitationDraft;
  onSend: () => void;
}

/** Address and message of an invitation by text message or email. */
export function InviteForm({ channel, draft, onSend }: InviteFormProps) {
  const { t } = useTranslation();
  return (
    <chakra.form
      noValidate
      aria-label={t('share.title')}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <Stack gap="4">
        <TextField
          key={channel}
          label={t(`invite.${channel}`)}
          {...KINDS[channel]}
          {...(channel === 'phone' ? { placeholder: t('invite.phonePlaceholder') } : {})}
          autoCapitalize="none"
          spellCheck={false}
          value={draft.addresses[channel]}
          error={draft.addressProblem}
          onChange={({ target }) => draft.setAddress(channel, target.value)}
        />
        <TextAreaField
          label={t('invite.message')}
          rows={3}
          maxLength={INVITATION_MESSAGE_MAX_LENGTH}
          value={draft.message}
          error={draft.messageProblem}
          onChange={({ target }) => draft.setMessage(target.value)}
        />
        <Box textStyle="caption" color="fg.muted">
          {t('invite.optOut')}
        </Box>
      </Stack>
    </chakra.form>
  );
}
