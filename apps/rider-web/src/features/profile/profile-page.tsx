import { LogOut, Mail, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { UserView } from '@groupride/web-api-client';
import {
  Avatar,
  Box,
  Button,
  Card,
  ColorModeToggle,
  Flex,
  LanguageToggle,
  ListRow,
  RowList,
  Stack,
  TextField,
  chakra,
  setLanguage,
  toast,
  useLanguage,
} from '@groupride/web-ui';
import { Page } from '../../shared/page';
import { formatPhone } from '../../shared/phone';
import { useProblemText } from '../../shared/problem-text';
import { forgetStoredAnswers } from '../../shared/service-worker';
import { useSession } from '../../shared/session';
import { useSignOutMutation, useUpdateMeMutation } from './api';
import { PaymentMethods } from './components/payment-methods';
import { PhoneRow } from './components/phone-row';
import { EmergencyContacts } from './components/emergency-contacts';
import { VenmoAccount } from './components/venmo-account';
import { PushSettings } from './components/push-settings';

/** One's own data, and how the application looks and speaks. */
export default function ProfilePage() {
  const { t } = useTranslation();
  const { me } = useSession();
  const [editing, setEditing] = useState(false);
  if (!me) return null;
  return (
    <Page
      title={t('profile.title')}
      actions={
        !editing && (
          <Button size="sm" variant="soft" icon={<Pencil size={16} aria-hidden />} onClick={() => setEditing(true)}>
            {t('profile.edit')}
          </Button>
        )
      }
    >
      <Flex align="center" gap="4" py="2">
        <Avatar name={me.name} size={64} />
        <Box minW="0">
          <chakra.h2 textStyle="title">{me.name}</chakra.h2>
          <Box color="fg.muted" textStyle="small">
            {me.location}
          </Box>
        </Box>
      </Flex>
      {editing ? <EditForm me={me} onDone={() => setEditing(false)} /> : <Contact me={me} />}
      <PaymentMethods />
      <EmergencyContacts />
      <VenmoAccount />
      <PushSettings />
      <Preferences />
      <SignOut />
    </Page>
  );
}

function Contact({ me }: { me: UserView }) {
  const { t } = useTranslation();
  return (
    <Card flush>
      <RowList label={t('profile.contact')}>
        <li>
          <ListRow leading={<Mail size={20} aria-hidden />} title={me.email} detail={t('profile.email')} />
        </li>
        <li>
          <PhoneRow me={me} />
        </li>
      </RowList>
    </Card>
  );
}

function EditForm({ me, onDone }: { me: UserView; onDone: () => void }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [update] = useUpdateMeMutation();
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { name: me.name, phone: me.phone ? formatPhone(me.phone) : '' },
  });
  const { errors, isSubmitting } = formState;
  const save = handleSubmit(async ({ name, phone }) => {
    const answer = await update({
      userUpdate: { name: name.trim(), ...(phone.trim() ? { phone: phone.trim() } : {}) },
    });
    if ('error' in answer) {
      toast({ title: t('profile.notSaved'), description: problemText(answer.error), tone: 'error' });
      return;
    }
    toast({ title: t('profile.saved'), tone: 'success' });
    onDone();
  });
  return (
    <Card>
      <form noValidate onSubmit={(event) => void save(event)}>
        <Stack gap="4">
          <TextField
            label={t('signUp.name')}
            autoComplete="name"
            error={errors.name && t('signUp.nameMissing')}
            {...register('name', { validate: (value) => value.trim() !== '' })}
          />
          <TextField
            label={t('signUp.phone')}
            type="tel"
            autoComplete="tel-national"
            error={
              errors.phone && (errors.phone.type === 'digits' ? t('signUp.phoneTooShort') : t('signUp.phoneInvalid'))
            }
            {...register('phone', {
              validate: {
                form: (value) => value.trim() === '' || /^\+?[\d\s()-]+$/.test(value.trim()),
                digits: (value) => value.trim() === '' || value.replace(/\D/g, '').length >= 10,
              },
            })}
          />
          <Flex gap="2">
            <Button type="submit" flex="1" busy={isSubmitting} busyLabel={t('profile.saving')}>
              {t('profile.save')}
            </Button>
            <Button variant="secondary" onClick={onDone}>
              {t('common.cancel')}
            </Button>
          </Flex>
        </Stack>
      </form>
    </Card>
  );
}

function Preferences() {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  return (
    <Card title={t('profile.preferences')}>
      <Stack gap="4">
        <Box>
          <Box textStyle="label" mb="1.5">
            {t('profile.appearance')}
          </Box>
          <ColorModeToggle
            label={t('profile.appearance')}
            labels={{ system: t('profile.modeSystem'), light: t('profile.modeLight'), dark: t('profile.modeDark') }}
          />
        </Box>
        <Box>
          <Box textStyle="label" mb="1.5">
            {t('profile.language')}
          </Box>
          <LanguageToggle
            label={t('profile.language')}
            value={language}
            onChange={(next) => void setLanguage(i18n, next)}
          />
        </Box>
      </Stack>
    </Card>
  );
}

function SignOut() {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [signOut, { isLoading }] = useSignOutMutation();
  const leave = async () => {
    const answer = await signOut();
    if ('error' in answer)
      toast({ title: t('profile.notSignedOut'), description: problemText(answer.error), tone: 'error' });
    else {
      await forgetStoredAnswers();
      // A new page, so that nothing of the person who left stays in this one.
      window.location.replace('/landing');
    }
  };
  return (
    <Button
      variant="secondary"
      block
      busy={isLoading}
      onClick={() => void leave()}
      icon={<LogOut size={18} aria-hidden />}
    >
      {t('profile.signOut')}
    </Button>
  );
}
