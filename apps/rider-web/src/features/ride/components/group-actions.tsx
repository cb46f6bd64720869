import { SplitSquareHorizontal, Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberView, RideView } from '@groupride/web-api-client';
import { Button, Stack } from '@groupride/web-ui';
import { ChangeGroup } from './change-group';
import { MovePickup } from './move-pickup';
import { EditSplit } from './edit-split';

const BEFORE_THE_START = ['awaiting_payment', 'pending', 'confirmed', 'en_route'];
const BEFORE_A_DRIVER = ['awaiting_payment', 'pending'];

/** What the organizer can still change: the split and the group size. */
export function GroupActions({ ride, members }: { ride: RideView; members: readonly MemberView[] | undefined }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'split' | 'group' | null>(null);
  // The split of a pledge is fixed, because people joined on its terms.
  if (ride.splitMode === 'pledge') return null;
  if (ride.you !== 'organizer' || !members || !BEFORE_THE_START.includes(ride.status)) return null;
  const close = () => setOpen(null);
  return (
    <Stack gap="2">
      {ride.paymentMethod === 'card' && Number(ride.totalCost) > 0 && (
        <Button
          block
          variant="secondary"
          icon={<SplitSquareHorizontal size={18} aria-hidden />}
          onClick={() => setOpen('split')}
        >
          {t('split.edit')}
        </Button>
      )}
      {BEFORE_A_DRIVER.includes(ride.status) && (
        <Button block variant="secondary" icon={<Users size={18} aria-hidden />} onClick={() => setOpen('group')}>
          {t('change.open')}
        </Button>
      )}
      <MovePickup ride={ride} />
      {open === 'split' && <EditSplit ride={ride} members={members} onClose={close} />}
      {open === 'group' && <ChangeGroup ride={ride} open onClose={close} />}
    </Stack>
  );
}
