import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefused, type PasskeyView } from '@groupride/web-api-client';
import { Box, Button, Card, Flex, Stack, toast, useFormat } from '@groupride/web-ui';
import { AskDialog } from '../../../shared/components/ask-dialog';
import { Listing } from '../../../shared/components/listing';
import { useFocusAfterRemoval } from '../../../shared/use-focus-after-removal';
import { webauthn } from '../../../shared/webauthn';
import { useProof } from '../../../shared/use-proof';
import { useListPasskeysQuery, useRemovePasskeyMutation } from '../api';
import { AddPasskeyDialog } from './add-passkey-dialog';

/** Lists the operator's passkeys, and lets them add and remove some. */
export function PasskeysCard() {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useListPasskeysQuery(undefined, { refetchOnMountOrArgChange: true });
  const [remove] = useRemovePasskeyMutation();
  const [isAdding, setIsAdding] = useState(false);
  const [removing, setRemoving] = useState<PasskeyView | null>(null);
  const { place, expectRemoval } = useFocusAfterRemoval<HTMLDivElement>();
  const proof = useProof({
    danger: true,
    submit: t('passkeys.remove'),
    busyLabel: t('passkeys.removing'),
    run: (given) => remove({ passkeyId: removing?.id ?? '', freshProofRequest: given }),
    onProved: () => {
      toast({ tone: 'success', title: t('passkeys.removed', { name: removing?.name }) });
      setRemoving(null);
      expectRemoval();
    },
    onCancel: () => setRemoving(null),
  });
  const isSupported = webauthn.isSupported();
  return (
    <Card
      title={t('passkeys.title')}
      action={
        isSupported ? (
          <Button size="sm" onClick={() => setIsAdding(true)}>
            {t('passkeys.add')}
          </Button>
        ) : undefined
      }
    >
      <Stack ref={place} tabIndex={-1} outline="none" gap="3">
        <Box textStyle="small" color="fg.muted">
          {t(isSupported ? 'passkeys.text' : 'passkeys.unsupported')}
        </Box>
        <Listing what="security" asked={{ data, error, isFetching, refetch }} skeletons={1}>
          {(passkeys) =>
            passkeys.length === 0 ? null : (
              <Stack as="ul" listStyleType="none" gap="2" aria-label={t('passkeys.title')}>
                {passkeys.map((passkey) => (
                  <Passkey key={passkey.id} passkey={passkey} onRemove={() => setRemoving(passkey)} />
                ))}
              </Stack>
            )
          }
        </Listing>
      </Stack>
      {isAdding && <AddPasskeyDialog onClose={() => setIsAdding(false)} />}
      {removing && !proof.dialog && (
        <AskDialog
          danger
          words={{
            title: t('passkeys.removeTitle', { name: removing.name }),
            text: t('passkeys.removeText'),
            confirm: t('passkeys.remove'),
            busy: t('passkeys.removing'),
            done: t('passkeys.removed', { name: removing.name }),
          }}
          run={proof.attempt}
          doneAnyway={(problem) => isRefused(problem, 'not_found')}
          onClose={() => setRemoving(null)}
          onDone={expectRemoval}
        />
      )}
      {proof.dialog}
    </Card>
  );
}

function Passkey({ passkey: { name, addedAt, lastUsedAt }, onRemove }: { passkey: PasskeyView; onRemove: () => void }) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const facts = [
    t('security.addedAt', { when: dateTime(addedAt) }),
    lastUsedAt && t('security.lastUsedAt', { when: dateTime(lastUsedAt) }),
  ];
  return (
    <Flex as="li" justify="space-between" align="center" gap="3" bg="bg.subtle" borderRadius="md" px="3" py="2">
      <Box minW="0">
        <Box textStyle="label" overflowWrap="anywhere">
          {name}
        </Box>
        <Box textStyle="caption" color="fg.muted">
          {facts.filter(Boolean).join(' · ')}
        </Box>
      </Box>
      <Button size="sm" variant="dangerGhost" aria-label={`${t('passkeys.remove')}: ${name}`} onClick={onRemove}>
        {t('passkeys.remove')}
      </Button>
    </Flex>
  );
}
