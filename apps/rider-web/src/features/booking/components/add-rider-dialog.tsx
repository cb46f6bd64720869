import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invitee } from '@groupride/contracts';
import { BottomSheet, Button, chakra, Stack, TextField } from '@groupride/web-ui';
import { readInvitee, type InviteeProblem } from '../invitee';

export interface AddRiderDialogProps {
  open: boolean;
  /** People who are already on the list. */
  invitees: readonly Invitee[];
  onAdd: (invitee: Invitee) => void;
  onClose: () => void;
}

/** Asks for the name and phone number or email address of a person to invite. */
export function AddRiderDialog({ open, invitees, onAdd, onClose }: AddRiderDialogProps) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState<InviteeProblem>();
  const reset = () => {
    setName('');
    setAddress('');
    setProblem(undefined);
  };
  const close = () => {
    reset();
    onClose();
  };
  const add = () => {
    const { invitee, problem: found } = readInvitee(name, address, invitees);
    setProblem(found);
    if (!invitee) return;
    reset();
    onAdd(invitee);
  };
  const problemOf = (field: 'name' | 'address') =>
    problem?.field === field ? t(`riders.problems.${problem.reason}`) : undefined;
  return (
    <BottomSheet
      open={open}
      onClose={close}
      title={t('riders.add')}
      footer={
        <>
          <Button block onClick={add}>
            {t('riders.addThis')}
          </Button>
          <Button block variant="ghost" onClick={close}>
            {t('riders.cancel')}
          </Button>
        </>
      }
    >
      <chakra.form
        noValidate
        aria-label={t('riders.add')}
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <Stack gap="4">
          <TextField
            label={t('riders.name')}
            autoComplete="off"
            maxLength={60}
            value={name}
            error={problemOf('name')}
            onChange={({ target }) => setName(target.value)}
          />
          <TextField
            label={t('riders.address')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            value={address}
            error={problemOf('address')}
            onChange={({ target }) => setAddress(target.value)}
          />
          {/* Enter in a field adds the person; the visible button is outside the form. */}
          <button type="submit" hidden aria-hidden tabIndex={-1} />
        </Stack>
      </chakra.form>
    </BottomSheet>
  );
}
