import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ShareState } from '@groupride/contracts';
import {
  useGetAssemblyQuery,
  useListRideMembersQuery,
  type AssemblyMember,
  type AssemblyView,
  type MemberView,
  type RideView,
} from '@groupride/web-api-client';
import {
  Avatar,
  Badge,
  Box,
  Flex,
  ListRow,
  RowList,
  Skeleton,
  Stack,
  TextButton,
  chakra,
  type Tone,
} from '@groupride/web-ui';
import { InviteeRow } from '../../../shared/invitee-row';
import { friendsMayPay, isOver } from '../../../shared/ride-texts';
import { useInvitees } from '../../../shared/use-invitees';
import { Seats } from './seats';

/** Members join, pay and walk while the dialog is open. */
const POLL_MS = 5000;

const PAID: readonly ShareState[] = ['paid', 'stored', 'authorized', 'captured', 'waived'];

const hasPaid = ({ isOrganizer, shareState }: MemberView, ride: RideView): boolean =>
  isOrganizer ? ride.status !== 'awaiting_payment' : PAID.includes(shareState);

/** Shows who joined, paid and is on the way, as far as a member may see it. */
export function GroupMembers({ ride }: { ride: RideView }) {
  const { t } = useTranslation();
  const over = isOver(ride.status);
  const invitees = useInvitees(ride);
  const pollingInterval = over ? 0 : POLL_MS;
  const { data: members, isError, refetch } = useListRideMembersQuery({ rideId: ride.id }, { pollingInterval });
  const comesTogether = ['pending', 'confirmed', 'en_route'].includes(ride.status) && ride.memberCount > 1;
  const { data: assembly } = useGetAssemblyQuery({ rideId: ride.id }, { skip: !comesTogether, pollingInterval });
  return (
    <Box as="section" aria-labelledby={`group-${ride.id}`}>
      <Flex align="center" justify="space-between" gap="3" mb="2" wrap="wrap">
        <chakra.h3 id={`group-${ride.id}`} textStyle="label">
          {t('groups.members')}
        </chakra.h3>
        <Seats
          names={members?.map(({ user }) => user.name) ?? []}
          taken={members?.length ?? ride.memberCount}
          seats={ride.groupSize}
          size={26}
        />
      </Flex>
      {members ? (
        <Stack gap="2">
          <Summary ride={ride} members={members} assembly={comesTogether ? assembly : undefined} />
          <Box borderWidth="1px" borderRadius="md" overflow="hidden">
            <RowList label={t('groups.members')}>
              {members.map((member) => (
                <li key={member.id}>
                  <Member
                    ride={ride}
                    member={member}
                    place={comesTogether ? assembly?.members.find(({ memberId }) => memberId === member.id) : undefined}
                  />
                </li>
              ))}
              {invitees.map((invitee) => (
                <li key={`invitee-${invitee.id}`}>
                  <InviteeRow invitee={invitee} />
                </li>
              ))}
            </RowList>
          </Box>
        </Stack>
      ) : isError ? (
        <Flex role="alert" justify="space-between" align="center" gap="3" textStyle="small" color="fg.muted">
          {t('members.failed')}
          <TextButton onClick={() => void refetch()}>{t('common.retry')}</TextButton>
        </Flex>
      ) : (
        <Stack gap="2" role="status" aria-label={t('common.loading')}>
          <Skeleton h="10" />
          <Skeleton h="10" />
        </Stack>
      )}
    </Box>
  );
}

interface SummaryProps {
  ride: RideView;
  members: readonly MemberView[];
  assembly: AssemblyView | undefined;
}

/** "3 of 4 joined · 2 of 3 paid · 1 at the pickup" */
function Summary({ ride, members, assembly }: SummaryProps) {
  const { t } = useTranslation();
  const paid = members.filter((member) => hasPaid(member, ride)).length;
  const atPickup = assembly?.members.filter(({ place }) => place === 'at_pickup' || place === 'aboard').length ?? 0;
  const ready = assembly?.members.filter(({ ready: answer }) => answer === 'ready').length ?? 0;
  const facts = [
    t('groups.joined', { joined: members.length, seats: ride.groupSize }),
    friendsMayPay(ride) && !isOver(ride.status) && t('groups.paid', { paid, joined: members.length }),
    assembly?.check && t('assembly.readyCount', { ready, count: members.length }),
    atPickup > 0 && t('groups.atPickup', { count: atPickup }),
  ].filter((fact): fact is string => Boolean(fact));
  return (
    <Box textStyle="small" color="fg.muted" aria-live="polite">
      {facts.join(' · ')}
    </Box>
  );
}

const PLACE_TONES: Record<AssemblyMember['place'], Tone> = {
  unknown: 'neutral',
  on_the_way: 'info',
  at_pickup: 'success',
  aboard: 'success',
  no_show: 'danger',
};

interface MemberProps {
  ride: RideView;
  member: MemberView;
  place: AssemblyMember | undefined;
}

function Member({ ride, member, place }: MemberProps) {
  const { t } = useTranslation();
  const { user, isYou, isOrganizer, shareState, status } = member;
  const name = user.name || t('members.unknown');
  const money =
    isOrganizer && shareState === 'covered'
      ? ride.status === 'awaiting_payment'
        ? null
        : t('members.covers')
      : t(`members.shares.${shareState}`);
  const isShared = place && place.place !== 'unknown';
  return (
    <ListRow
      leading={<Avatar name={user.name} />}
      title={isYou ? t('members.you', { name }) : name}
      detail={[isOrganizer && t('members.organizer'), money].filter(Boolean).join(' · ')}
      trailing={
        <Flex direction="column" align="flex-end" gap="1">
          <Badge tone={status === 'confirmed' ? 'success' : 'warning'}>
            {status === 'confirmed' ? t('members.confirmed') : t('members.pending')}
          </Badge>
          {isShared && (
            <Badge tone={PLACE_TONES[place.place]} icon={<MapPin size={14} aria-hidden />}>
              {place.place === 'on_the_way' && typeof place.minutes === 'number'
                ? t('assembly.minutesAway', { count: place.minutes })
                : t(`assembly.places.${place.place}`)}
            </Badge>
          )}
        </Flex>
      }
    />
  );
}
