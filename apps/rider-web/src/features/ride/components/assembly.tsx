import { Bell, Check, Clock, MapPin, X } from 'lucide-react';
import { memo, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { AssemblyMember, AssemblyView, RideView } from '@groupride/web-api-client';
import { isRefused } from '@groupride/web-api-client';
import {
  Badge,
  Box,
  Button,
  Card,
  ErrorState,
  Flex,
  Skeleton,
  Stack,
  chakra,
  toast,
  type Tone,
} from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';
import { useConnected, useSocket } from '../../../shared/socket';
import {
  assemblyChanged,
  useAnswerReadyMutation,
  useAskReadyMutation,
  useGetAssemblyQuery,
  useNudgeMemberMutation,
} from '../api';

import { MeetingPoint } from './meeting-point';

/** Refetch interval, because the minutes change as people walk. */
const REFRESH_MS = 30_000;
const POLL_MS = 5000;

/** Shows which members are on the way, at the pickup, aboard or ready. Only for groups, until the trip starts. */
export const Assembly = memo(function Assembly({ ride }: { ride: RideView }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const socket = useSocket();
  const connected = useConnected();
  const dispatch = useDispatch();
  const rideId = ride.id;
  const mine = ride.you === 'organizer' || ride.you === 'member';
  const shown = mine && ride.memberCount > 1 && ['pending', 'confirmed', 'en_route'].includes(ride.status);
  const { currentData, error, isFetching, refetch } = useGetAssemblyQuery(
    { rideId },
    { skip: !shown, pollingInterval: connected ? REFRESH_MS : POLL_MS },
  );
  useEffect(() => {
    if (!socket || !shown) return;
    const onChanged = (message: { rideId: number }) => {
      if (message.rideId === rideId) dispatch(assemblyChanged(rideId));
    };
    socket.on('assemblyChanged', onChanged);
    socket.on('sharedPositionsChanged', onChanged);
    return () => {
      socket.off('assemblyChanged', onChanged);
      socket.off('sharedPositionsChanged', onChanged);
    };
  }, [socket, shown, rideId, dispatch]);
  if (!shown || isRefused(error, 'ride_state_conflict')) return null;
  return (
    <Card title={t('assembly.title')}>
      {currentData ? (
        <Group ride={ride} view={currentData} />
      ) : error ? (
        <ErrorState
          title={t('assembly.failed')}
          detail={problemText(error)}
          onRetry={() => void refetch()}
          retryLabel={t('common.retry')}
          retrying={isFetching}
        />
      ) : (
        <Box role="status" aria-label={t('common.loading')}>
          <Skeleton h="20" />
        </Box>
      )}
    </Card>
  );
});

function Group({ ride, view }: { ride: RideView; view: AssemblyView }) {
  const { t } = useTranslation();
  const you = view.members.find(({ isYou }) => isYou);
  const ready = view.members.filter(({ ready: answer }) => answer === 'ready').length;
  return (
    <Stack gap="3">
      <Box aria-live="polite" textStyle="small" color="fg.muted">
        {view.check && t('assembly.readyCount', { ready, count: view.members.length })}
      </Box>
      {view.check && you && !you.isOrganizer && <ReadyQuestion rideId={ride.id} checkId={view.check.id} you={you} />}
      <Stack as="ul" gap="0" listStyleType="none">
        {view.members.map((member) => (
          <MemberRow
            key={member.memberId}
            rideId={ride.id}
            member={member}
            asked={view.check !== null}
            organizer={Boolean(you?.isOrganizer)}
          />
        ))}
      </Stack>
      {you?.isOrganizer && (
        <>
          <Missing view={view} />
          <AskReady rideId={ride.id} />
        </>
      )}
      <MeetingPoint ride={ride} />
    </Stack>
  );
}

const TONES: Record<AssemblyMember['place'], Tone> = {
  unknown: 'neutral',
  on_the_way: 'info',
  at_pickup: 'success',
  aboard: 'success',
  no_show: 'danger',
};

interface MemberRowProps {
  rideId: number;
  member: AssemblyMember;
  asked: boolean;
  organizer: boolean;
}

function MemberRow({ rideId, member, asked, organizer }: MemberRowProps) {
  const { t } = useTranslation();
  const { firstName, isYou, place, minutes, ready } = member;
  const name = isYou ? t('members.you', { name: firstName }) : firstName;
  const where =
    place === 'on_the_way' && minutes !== null && minutes !== undefined
      ? t('assembly.minutesAway', { count: minutes })
      : t(`assembly.places.${place}`);
  return (
    <Flex as="li" align="center" gap="2" minH="11" wrap="wrap">
      <chakra.span flex="1" minW="24" truncate>
        {name}
      </chakra.span>
      {asked && place !== 'aboard' && place !== 'no_show' && <Ready answer={ready} />}
      <Badge tone={TONES[place]} icon={<MapPin size={14} aria-hidden />}>
        {where}
      </Badge>
      {organizer && !isYou && place !== 'aboard' && place !== 'no_show' && <Nudge rideId={rideId} member={member} />}
    </Flex>
  );
}

function Ready({ answer }: { answer: AssemblyMember['ready'] }) {
  const { t } = useTranslation();
  const [tone, Icon] = ({ ready: ['success', Check], not_ready: ['warning', X], none: ['neutral', Clock] } as const)[
    answer
  ];
  return (
    <Badge tone={tone} icon={<Icon size={14} aria-hidden />}>
      {t(`assembly.answers.${answer}`)}
    </Badge>
  );
}

function Nudge({ rideId, member }: { rideId: number; member: AssemblyMember }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [nudge, { isLoading }] = useNudgeMemberMutation();
  const reminded = Boolean(member.nudgeAgainAt);
  const send = async () => {
    const answer = await nudge({ rideId, memberId: member.memberId });
    if ('error' in answer)
      toast({ title: t('assembly.notReminded'), description: problemText(answer.error), tone: 'error' });
    else toast({ title: t('assembly.remindedToast', { name: member.firstName }), tone: 'success' });
  };
  return (
    <Button
      size="sm"
      variant="secondary"
      busy={isLoading}
      disabled={reminded}
      icon={<Bell size={14} aria-hidden />}
      aria-label={t(reminded ? 'assembly.remindedName' : 'assembly.remindName', { name: member.firstName })}
      onClick={() => void send()}
    >
      {t(reminded ? 'assembly.reminded' : 'assembly.remind')}
    </Button>
  );
}

function ReadyQuestion({ rideId, checkId, you }: { rideId: number; checkId: number; you: AssemblyMember }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [answer, { isLoading }] = useAnswerReadyMutation();
  const give = async (ready: boolean) => {
    const given = await answer({ rideId, readyAnswerForm: { checkId, ready } });
    if ('error' in given)
      toast({ title: t('assembly.notAnswered'), description: problemText(given.error), tone: 'error' });
  };
  return (
    <Box role="group" aria-label={t('assembly.question')}>
      <chakra.p textStyle="label" mb="2">
        {t('assembly.question')}
      </chakra.p>
      <Flex gap="2">
        {([true, false] as const).map((ready) => (
          <Button
            key={String(ready)}
            flex="1"
            variant={you.ready === (ready ? 'ready' : 'not_ready') ? 'primary' : 'secondary'}
            aria-pressed={you.ready === (ready ? 'ready' : 'not_ready')}
            disabled={isLoading}
            onClick={() => void give(ready)}
          >
            {t(ready ? 'assembly.yes' : 'assembly.notYet')}
          </Button>
        ))}
      </Flex>
    </Box>
  );
}

/** Tells the organizer what the group is still missing. */
function Missing({ view }: { view: AssemblyView }) {
  const { t } = useTranslation();
  const waiting = view.members.filter(({ place }) => place !== 'aboard' && place !== 'no_show');
  const unknown = waiting.filter(({ place, isYou }) => place === 'unknown' && !isYou).length;
  const unanswered = view.check ? waiting.filter(({ ready }) => ready === 'none').length : 0;
  const facts = [
    view.emptySeats > 0 && t('assembly.emptySeats', { count: view.emptySeats }),
    unknown > 0 && t('assembly.notSharing', { count: unknown }),
    unanswered > 0 && t('assembly.unanswered', { count: unanswered }),
  ].filter((fact): fact is string => Boolean(fact));
  if (facts.length === 0) return null;
  return (
    <Box textStyle="small" color="fg.muted">
      {t('assembly.missing', { facts: facts.join(' · ') })}
    </Box>
  );
}

function AskReady({ rideId }: { rideId: number }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [ask, { isLoading }] = useAskReadyMutation();
  const send = async () => {
    const answer = await ask({ rideId });
    if ('error' in answer)
      toast({ title: t('assembly.notAsked'), description: problemText(answer.error), tone: 'error' });
    else toast({ title: t('assembly.asked'), tone: 'success' });
  };
  return (
    <Button block variant="secondary" busy={isLoading} busyLabel={t('assembly.asking')} onClick={() => void send()}>
      {t('assembly.ask')}
    </Button>
  );
}
