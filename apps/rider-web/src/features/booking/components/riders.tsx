import { UserPlus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invitee } from '@groupride/contracts';
import { Avatar, Badge, Box, Button, Card, Flex, IconButton, InlineAlert, RowList, Stack } from '@groupride/web-ui';
import { useSession } from '../../../shared/session';
import { openSeats } from '../booking-rules';
import type { BookingDraft } from '../slice';
import { AddRiderDialog } from './add-rider-dialog';

export interface RidersProps {
  draft: Pick<BookingDraft, 'groupSize' | 'invitees'>;
  onChange: (invitees: Invitee[]) => void;
}

/** The riders: the person who books, and the people they add, who are invited after the booking. */
export function Riders({ draft, onChange }: RidersProps) {
  const { t } = useTranslation();
  const { me } = useSession();
  const [adding, setAdding] = useState(false);
  const section = useRef<HTMLDivElement>(null);
  const { groupSize, invitees } = draft;
  const open = openSeats(draft);
  const remove = (invitee: Invitee) => {
    // The pressed button disappears, so the section takes the focus.
    section.current?.focus();
    onChange(invitees.filter((each) => each !== invitee));
  };
  return (
    <Box ref={section} tabIndex={-1} outline="none">
      <Card
        flush
        title={t('riders.title')}
        action={<Badge>{t('riders.count', { confirmed: 1, size: groupSize })}</Badge>}
      >
        <RowList label={t('riders.title')}>
          <li>
            <Rider name={me?.name ?? t('riders.you')} detail={me ? t('riders.you') : undefined} confirmed />
          </li>
          {invitees.map((invitee) => (
            <li key={invitee.to}>
              <Rider name={invitee.name} detail={invitee.to} onRemove={() => remove(invitee)} />
            </li>
          ))}
        </RowList>
        <Stack px="4" pb="4" pt="2" gap="3">
          {open < 0 && <InlineAlert tone="warning">{t('riders.tooMany', { count: -open })}</InlineAlert>}
          {open > 0 ? (
            <Button variant="soft" block onClick={() => setAdding(true)} icon={<UserPlus size={18} aria-hidden />}>
              {t('riders.add')}
            </Button>
          ) : (
            open === 0 && (
              <Box textStyle="small" color="fg.muted">
                {t('riders.full')}
              </Box>
            )
          )}
          <Box textStyle="caption" color="fg.muted">
            {t('riders.hint')}
          </Box>
        </Stack>
      </Card>
      <AddRiderDialog
        open={adding}
        invitees={invitees}
        onAdd={(invitee) => {
          onChange([...invitees, invitee]);
          setAdding(false);
        }}
        onClose={() => setAdding(false)}
      />
    </Box>
  );
}

interface RiderProps {
  name: string;
  detail: string | undefined;
  confirmed?: boolean;
  onRemove?: () => void;
}

function Rider({ name, detail, confirmed = false, onRemove }: RiderProps) {
  const { t } = useTranslation();
  return (
    <Flex align="center" gap="3" px="4" py="2">
      <Avatar name={name} size={36} />
      <Box flex="1" minW="0">
        <Box truncate>{name}</Box>
        {detail && (
          <Box textStyle="small" color="fg.muted" truncate>
            {detail}
          </Box>
        )}
      </Box>
      <Badge tone={confirmed ? 'success' : 'neutral'}>{t(confirmed ? 'riders.confirmed' : 'riders.pending')}</Badge>
      {onRemove && (
        <IconButton label={t('riders.remove', { name })} icon={<X size={18} aria-hidden />} onClick={onRemove} />
      )}
    </Flex>
  );
}
