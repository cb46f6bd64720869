import { Mail, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useUpdateMeMutation, type UserView } from '@groupride/web-api-client';
import { Button, Card, Flex, ListRow, RowList, Stack, TextField, toast, formatPhone } from '@groupride/web-ui';
import { phoneProblem } from '../../../shared/phone-verification';
import { useProblemText } from '../../../shared/problem-text';
import { OtherDevices } from './other-devices';
import { PhoneRow } from './phone-row';

/** The account's name, email address and phone number. */
export function Account({ me }: { me: UserView }) {
  const { t } = useTranslation();
  const [editing, setEditing] = useState(false);
  if (editing) return <EditForm me={me} onDone={() => setEditing(false)} />;
  return (
    <Stack gap="3">
      <Contact me={me} />
      <Button
        alignSelf="start"
        size="sm"
        variant="soft"
        icon={<Pencil size={16} aria-hidden />}
        onClick={() => setEditing(true)}
      >
        {t('profile.edit')}
      </Button>
      <OtherDevices />
    </Stack>
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
              errors.phone &&
              t(errors.phone.message === 'phoneTooShort' ? 'signUp.phoneTooShort' : 'signUp.phoneInvalid')
            }
            {...register('phone', {
              // An account keeps its number once it has one.
              validate: (value) => (value.trim() === '' && !me.phone) || (phoneProblem(value) ?? true),
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
