import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetVenmoAccountQuery, useStoreVenmoAccountMutation } from '@groupride/web-api-client';
import { Button, Card, Stack, TextField, toast } from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';

const USERNAME = /^@?[A-Za-z0-9_-]{5,30}$/;

/** The Venmo username that members use to pay this person back. */
export function VenmoAccount() {
  const { data } = useGetVenmoAccountQuery();
  if (!data) return null;
  const username = data.username ?? '';
  return <VenmoForm key={username} username={username} />;
}

function VenmoForm({ username }: { username: string }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [store, { isLoading }] = useStoreVenmoAccountMutation();
  const [typed, setTyped] = useState(username);
  const [wrong, setWrong] = useState(false);
  const name = typed.trim();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (name !== '' && !USERNAME.test(name)) return setWrong(true);
    const answer = await store({ venmoAccountChange: { username: name || null } });
    if ('error' in answer) toast({ title: t('venmo.failed'), description: problemText(answer.error), tone: 'error' });
    else toast({ title: t(name ? 'venmo.saved' : 'venmo.removed'), tone: 'success' });
  };
  return (
    <Card title="Venmo">
      <form noValidate onSubmit={(event) => void save(event)}>
        <Stack gap="3">
          <TextField
            label={t('venmo.label')}
            hint={t('venmo.hint')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={31}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setWrong(false);
            }}
            error={wrong ? t('venmo.invalid') : undefined}
          />
          {name !== username && (
            <Button type="submit" busy={isLoading}>
              {t('venmo.save')}
            </Button>
          )}
        </Stack>
      </form>
    </Card>
  );
}
