import { Ban, Download, MessageSquare, UserX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefused, type AdminRiderView } from '@groupride/web-api-client';
import { Button, Flex, LinkButton } from '@groupride/web-ui';
import { AskDialog } from '../../../shared/components/ask-dialog';
import { download } from '../../../shared/download';
import { usePermission } from '../../../shared/permissions';
import { useFocusAfterRemoval } from '../../../shared/use-focus-after-removal';
import { useUnblockRiderMutation } from '../api';
import { BlockDialog } from './block-dialog';
import { EraseDialog } from './erase-dialog';

/** Buttons to write to a rider, to block and unblock them, and to export and erase their data. */
export function RiderActions({ rider }: { rider: AdminRiderView }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'block' | 'unblock' | 'erase' | null>(null);
  const [unblock] = useUnblockRiderMutation();
  const { place, expectRemoval } = useFocusAfterRemoval<HTMLDivElement>();
  // What was decided replaces the pressed button.
  const close = () => {
    expectRemoval();
    setOpen(null);
  };
  const mayErase = usePermission('people.privacy');
  const mayBlock = usePermission('riders.block');
  const { id, name, state, isOperator, driverId } = rider;
  return (
    <Flex ref={place} tabIndex={-1} outline="none" role="group" aria-label={t('rideActions.title')} gap="2" wrap="wrap">
      {(state === 'active' || state === 'blocked') && (
        <LinkButton
          size="sm"
          variant="secondary"
          href={`/admin/support?person=${id}`}
          icon={<MessageSquare size={16} aria-hidden />}
        >
          {t('rider.message')}
        </LinkButton>
      )}
      {mayBlock && state === 'active' && !isOperator && (
        <Button size="sm" variant="dangerGhost" icon={<Ban size={16} aria-hidden />} onClick={() => setOpen('block')}>
          {t('block.block')}
        </Button>
      )}
      {mayBlock && state === 'blocked' && (
        <Button size="sm" variant="soft" onClick={() => setOpen('unblock')}>
          {t('block.unblock')}
        </Button>
      )}
      {mayErase && state !== 'deleted' && (
        <>
          <Button
            size="sm"
            variant="secondary"
            icon={<Download size={16} aria-hidden />}
            onClick={() => download(`/api/admin/people/${id}/data`)}
          >
            {t('privacy.export')}
          </Button>
          {!isOperator && driverId === null && (
            <Button
              size="sm"
              variant="dangerGhost"
              icon={<UserX size={16} aria-hidden />}
              onClick={() => setOpen('erase')}
            >
              {t('privacy.erase')}
            </Button>
          )}
        </>
      )}
      {open === 'erase' && <EraseDialog rider={rider} onClose={close} />}
      {open === 'block' && <BlockDialog rider={rider} onClose={close} />}
      {open === 'unblock' && (
        <AskDialog
          words={{
            title: t('block.unblockTitle', { name }),
            text: t('block.unblockText'),
            confirm: t('block.unblock'),
            busy: t('block.unblocking'),
            done: t('block.unblocked', { name }),
          }}
          run={() => unblock({ riderId: id })}
          doneAnyway={(error) => isRefused(error, 'not_blocked')}
          onClose={close}
        />
      )}
    </Flex>
  );
}
