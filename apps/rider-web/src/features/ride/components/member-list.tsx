import { UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ShareState } from '@groupride/contracts';
import { formatCents, parseCents } from '@groupride/pricing';
import type { InviteeView, MemberView, RideView } from '@groupride/web-api-client';
import {
  Avatar,
  Badge,
  Box,
  Button,
  Card,
  Flex,
  ListRow,
  Money,
  RowList,
  Skeleton,
  Stack,
  TextButton,
  useFormat,
  type Tone,
} from '@groupride/web-ui';
import { InviteeRow } from '../../../shared/invitee-row';
import { isOver, isPaidByAccount } from '../../../shared/ride-texts';
import { chargeBeforeCredit } from '../../../shared/use-credit';

const tones: Record<ShareState, Tone> = {
  covered: 'neutral',
  paid: 'success',
  waived: 'neutral',
  awaiting: 'warning',
  stored: 'success',
  authorized: 'success',
  captured: 'success',
  released: 'neutral',
  failed: 'danger',
  cash: 'neutral',
};

export interface MemberListProps {
  ride: RideView;
  members: readonly MemberView[] | undefined;
  /** People who were added while booking and have not joined. */
  invitees?: readonly InviteeView[];
  /** Refetches the members after they failed to load. */
  onRetry?: () => void;
  onInvite?: () => void;
}

/** Lists the riders and the state of each share. */
export function MemberList({ ride, members, invitees = [], onRetry, onInvite }: MemberListProps) {
  const { t } = useTranslation();
  const confirmed = members?.filter((member) => member.status === 'confirmed').length ?? ride.memberCount;
  return (
    <Card
      flush
      title={t('members.title')}
      action={<Badge tone="brand">{t('members.count', { confirmed, size: ride.groupSize })}</Badge>}
    >
      {!members && onRetry ? (
        <Flex
          px="4"
          pb="2"
          justify="space-between"
          align="center"
          gap="3"
          textStyle="small"
          color="fg.muted"
          role="alert"
        >
          {t('members.failed')}
          <TextButton onClick={onRetry}>{t('common.retry')}</TextButton>
        </Flex>
      ) : !members ? (
        <Stack px="4" pb="4" gap="3" role="status" aria-label={t('common.loading')}>
          <Skeleton h="10" />
          <Skeleton h="10" />
        </Stack>
      ) : (
        <RowList label={t('members.title')}>
          {members.map((member) => (
            <li key={member.id}>
              <Member member={member} ride={ride} />
            </li>
          ))}
          {invitees.map((invitee) => (
            <li key={`invitee-${invitee.id}`}>
              <InviteeRow invitee={invitee} />
            </li>
          ))}
        </RowList>
      )}
      {onInvite && members && members.length < ride.groupSize && (
        <Box px="4" pb="4" pt="1">
          <Button variant="soft" block onClick={onInvite} icon={<UserPlus size={18} aria-hidden />}>
            {t('members.invite')}
          </Button>
        </Box>
      )}
    </Card>
  );
}

function Member({ member, ride }: { member: MemberView; ride: RideView }) {
  const { t } = useTranslation();
  const name = member.isYou ? t('members.you', { name: member.user.name }) : member.user.name || t('members.unknown');
  const marks = [
    member.isOrganizer && t('members.organizer'),
    member.verified && t('members.verified'),
    member.noShow && t('noShow.badge'),
  ]
    .filter(Boolean)
    .join(' · ');
  const moneyNote = useMoneyNote(member, ride);
  const statusText = member.status === 'pending' ? t('members.pending') : t('members.confirmed');
  // A ride that was cancelled for free has no cost to cover.
  const shareState =
    ride.status === 'cancelled' && Number(amountOf(member)) === 0 && member.shareState === 'covered'
      ? 'waived'
      : member.shareState;
  // A cancelled ride costs others at most a fee, which only they see.
  const hidesMoney = ride.status === 'cancelled' && ride.you !== 'organizer' && !member.isYou;
  const organizerCovers = member.isOrganizer && shareState === 'covered';
  return (
    <ListRow
      leading={<Avatar name={member.user.name} />}
      title={name}
      detail={[marks || (!isOver(ride.status) && statusText), moneyNote].filter(Boolean).join(' · ')}
      trailing={
        !isPaidByAccount(ride) &&
        !hidesMoney && (
          <Flex direction="column" align="flex-end" gap="1">
            <Money amount={amountOf(member)} textStyle="label" />
            <Badge tone={organizerCovers && ride.status !== 'awaiting_payment' ? 'success' : tones[shareState]}>
              {organizerCovers ? t('members.covers') : t(`members.shares.${shareState}`)}
            </Badge>
          </Flex>
        )
      }
    />
  );
}

/** The amount that the badge beside it refers to. */
function amountOf(member: MemberView): string {
  const { amounts, share, charge, shareState } = member;
  switch (shareState) {
    case 'authorized':
      return amounts?.setAside ?? charge;
    case 'captured':
      return amounts?.charged ?? charge;
    case 'released':
      return amounts?.released ?? charge;
    case 'paid':
      return formatCents(chargeBeforeCredit(member));
    default:
      return share;
  }
}

/** A note about an unusual share: awaiting consent, declined, or partly covered. */
function useMoneyNote(member: MemberView, ride: RideView): string | null {
  const { isOrganizer, consent, share } = member;
  const { t } = useTranslation();
  const { money } = useFormat();
  if (isPaidByAccount(ride)) return null;
  if (Number(share) > 0 && amountOf(member) !== share && isOrganizer)
    return t('amounts.shareOf', { amount: money(share) });
  if (isOrganizer || ride.paymentMethod === 'cash' || isOver(ride.status)) return null;
  const [whole, paid] = [parseCents(share), chargeBeforeCredit(member)];
  const part = paid > 0 && paid < whole ? t('split.coveredRest', { amount: money(formatCents(whole - paid)) }) : null;
  const answer =
    consent === 'needed'
      ? t('split.asked', { amount: money(share) })
      : consent === 'declined'
        ? t('split.declined')
        : null;
  return [answer, part].filter(Boolean).join(' · ') || null;
}
