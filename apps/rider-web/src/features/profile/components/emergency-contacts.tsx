import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_EMERGENCY_CONTACTS } from '@groupride/contracts';
import {
  useAddEmergencyContactMutation,
  useListEmergencyContactsQuery,
  useRemoveEmergencyContactMutation,
  type EmergencyContactView,
} from '@groupride/web-api-client';
import { Box, Button, Card, ErrorState, Flex, Skeleton, Stack, TextField, chakra, toast } from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';
import { useFocusAfterRemoval } from '../../../shared/use-focus-after-removal';

/** The people who are alerted when the rider asks for help during a ride. */
export function EmergencyContacts() {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { data, error, isFetching, refetch } = useListEmergencyContactsQuery();
  const list = useFocusAfterRemoval(data?.length);
  return (
    <Card title={t('contacts.title')}>
      <Stack gap="3">
        <Box textStyle="small" color="fg.muted">
          {t('contacts.detail')}
        </Box>
        {data ? (
          <>
            <Box ref={list} tabIndex={-1} outline="none">
              {data.length === 0 ? (
                <Box>{t('contacts.empty')}</Box>
              ) : (
                <Stack as="ul" gap="0" listStyleType="none">
                  {data.map((contact) => (
                    <ContactRow key={contact.id} contact={contact} />
                  ))}
                </Stack>
              )}
            </Box>
            {data.length < MOST_EMERGENCY_CONTACTS && <AddContact />}
          </>
        ) : error ? (
          <ErrorState
            title={t('contacts.failed')}
            detail={problemText(error)}
            onRetry={() => void refetch()}
            retryLabel={t('common.retry')}
            retrying={isFetching}
          />
        ) : (
          <Box role="status" aria-label={t('common.loading')}>
            <Skeleton h="16" />
          </Box>
        )}
      </Stack>
    </Card>
  );
}

function ContactRow({ contact }: { contact: EmergencyContactView }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [remove, { isLoading }] = useRemoveEmergencyContactMutation();
  const { name } = contact;
  const drop = async () => {
    const answer = await remove({ contactId: contact.id });
    if ('error' in answer)
      toast({ title: t('contacts.notRemoved'), description: problemText(answer.error), tone: 'error' });
    else toast({ title: t('contacts.removed', { name }), tone: 'success' });
  };
  return (
    <Flex as="li" align="center" justify="space-between" gap="3" minH="12">
      <Box minW="0">
        <chakra.div textStyle="label" truncate>
          {name}
        </chakra.div>
        <Box textStyle="caption" color="fg.muted" overflowWrap="anywhere">
          {[contact.phone, contact.email].filter(Boolean).join(' · ')}
        </Box>
      </Box>
      <Button
        size="sm"
        variant="dangerGhost"
        busy={isLoading}
        aria-label={t('contacts.removeName', { name })}
        onClick={() => void drop()}
      >
        {t('contacts.remove')}
      </Button>
    </Flex>
  );
}

const EMPTY = { name: '', phone: '', email: '' };

function AddContact() {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [add, { isLoading }] = useAddEmergencyContactMutation();
  const [form, setForm] = useState(EMPTY);
  const [tried, setTried] = useState(false);
  const name = form.name.trim();
  const [phone, email] = [form.phone.trim(), form.email.trim()];
  const change = (field: keyof typeof EMPTY) => (event: { target: { value: string } }) =>
    setForm({ ...form, [field]: event.target.value });
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!name || (!phone && !email)) return;
    const answer = await add({
      emergencyContactForm: { name, ...(phone ? { phone } : {}), ...(email ? { email } : {}) },
    });
    if ('error' in answer) {
      toast({ title: t('contacts.notAdded'), description: problemText(answer.error), tone: 'error' });
      return;
    }
    setForm(EMPTY);
    setTried(false);
    toast({ title: t('contacts.added', { name }), tone: 'success' });
  };
  return (
    <chakra.form onSubmit={(event) => void save(event)} noValidate>
      <Stack gap="3">
        <TextField
          label={t('contacts.name')}
          value={form.name}
          onChange={change('name')}
          maxLength={100}
          {...(tried && !name ? { error: t('contacts.nameMissing') } : {})}
        />
        <TextField
          label={t('contacts.phone')}
          type="tel"
          value={form.phone}
          onChange={change('phone')}
          {...(tried && !phone && !email ? { error: t('contacts.either') } : {})}
        />
        <TextField label={t('contacts.email')} type="email" value={form.email} onChange={change('email')} />
        <Button block type="submit" variant="secondary" busy={isLoading} busyLabel={t('contacts.adding')}>
          {t('contacts.add')}
        </Button>
      </Stack>
    </chakra.form>
  );
}
