import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { STANDBY_ENDS_MINUTES, rideNumber } from '@groupride/contracts';
import {
  useListRideCandidatesQuery,
  useListStandbyDriversQuery,
  useReassignRideMutation,
  type RideCandidateView,
  type RideView,
  type StandbyDriver,
} from '@groupride/web-api-client';
import { Box, EmptyState, Flex, Stack, chakra, toast, formatPhone, useFormat } from '@groupride/web-ui';
import { FormDialog } from '../../../shared/components/form-dialog';
import { Listing, type QueryState } from '../../../shared/components/listing';
import { useOperatorAction } from '../hooks/use-operator-action';
import { RideReasonField } from './reason-field';

/** The drivers at work and, while standby drivers can still get the ride, the standby list. */
function useCandidates(ride: RideView): QueryState<{
  drivers: RideCandidateView[];
  standby: StandbyDriver[] | null;
}> & {
  refetch: () => void;
} {
  // The time when the dialog opened decides whether the standby list is offered; the server checks again.
  const [openedAt] = useState(() => Date.now());
  const leastMs = STANDBY_ENDS_MINUTES * 60_000;
  const isAhead =
    !ride.run && ride.status !== 'en_route' && !!ride.scheduledAt && Date.parse(ride.scheduledAt) - openedAt >= leastMs;
  const always = { refetchOnMountOrArgChange: true };
  const atWork = useListRideCandidatesQuery({ rideId: ride.id }, always);
  const waiting = useListStandbyDriversQuery({ rideId: ride.id }, { ...always, skip: !isAhead });
  const standby = isAhead ? waiting.currentData?.drivers : null;
  const isOnList = new Set(standby?.map(({ driverId }) => driverId));
  return {
    data:
      atWork.currentData && standby !== undefined
        ? { drivers: atWork.currentData.drivers.filter(({ driverId }) => !isOnList.has(driverId)), standby }
        : undefined,
    error: atWork.error ?? (isAhead ? waiting.error : undefined),
    isFetching: atWork.isFetching || waiting.isFetching,
    refetch: () => {
      void atWork.refetch();
      if (isAhead) void waiting.refetch();
    },
  };
}

/** Reassigns the ride to a driver at work, chosen by minutes from the pickup, or to one on the standby list. */
export default function ReassignDialog({
  ride,
  driverName,
  onClose,
}: {
  ride: RideView;
  driverName: string | null | undefined;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const asked = useCandidates(ride);
  const [reassign] = useReassignRideMutation();
  const { send, busy, problem } = useOperatorAction(t('rideActions.reassignFailed'));
  const [picked, setChosen] = useState<{ driverId: number; name: string } | null>(null);
  // After a refusal, the list may no longer show the driver, who must not be assigned unseen.
  const listed = [...(asked.data?.drivers ?? []), ...(asked.data?.standby ?? [])];
  const chosen = listed.some(({ driverId }) => driverId === picked?.driverId) ? picked : null;
  const [reason, setReason] = useState('');
  const [looked, setLooked] = useState(false);
  const missing = reason.trim() === '';
  const number = rideNumber(ride.id);

  const submit = async () => {
    setLooked(true);
    if (missing || !chosen) return;
    const reassignment = {
      driverId: chosen.driverId,
      replacedDriverId: ride.driverId ?? null,
      reason: reason.trim(),
    };
    const done = await send(reassignment, (key) => reassign({ rideId: ride.id, 'idempotency-key': key, reassignment }));
    if (!done) return asked.refetch();
    toast({ tone: 'success', title: t('rideActions.reassigned', { number, name: chosen.name }) });
    onClose();
  };
  const detailOf = ({ vehicle, licensePlate, seats, phone, earlierCause }: RideCandidateView) => {
    const facts = [
      `${vehicle}, ${licensePlate}`,
      t('rideActions.seats', { count: seats }),
      phone && formatPhone(phone),
    ];
    return [...facts, earlierCause && t(`rideActions.earlier.${earlierCause}`)].filter(Boolean).join(' · ');
  };
  return (
    <FormDialog
      title={t('rideActions.reassignTitle', { number })}
      description={t(ride.run ? 'ride.run.reassign' : 'rideActions.reassignText')}
      submit={t('rideActions.reassignConfirm')}
      busy={busy}
      busyLabel={t('rideActions.reassigning')}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      {ride.driverId && driverName && (
        <Box textStyle="small" role="status">
          {t('rideActions.driverNow', { name: driverName })}
        </Box>
      )}
      <Listing what="drivers" asked={asked}>
        {({ drivers, standby }) =>
          drivers.length === 0 && !standby?.length ? (
            <EmptyState
              title={t('rideActions.noCandidates')}
              detail={t(standby ? 'rideActions.noCandidatesAheadText' : 'rideActions.noCandidatesText')}
            />
          ) : (
            <Stack gap="3" maxH="18rem" overflowY="auto">
              {looked && !chosen && (
                <Box role="alert" textStyle="small" color="danger.fg">
                  {t('rideActions.candidateMissing')}
                </Box>
              )}
              {standby?.length === 0 && (
                <Box textStyle="small" color="fg.muted">
                  {t('standby.empty')}
                </Box>
              )}
              {standby && standby.length > 0 && (
                <Choices title={t('rideActions.standby')} invalid={looked && !chosen}>
                  {standby.map((driver) => (
                    <Choice
                      key={driver.driverId}
                      name={driver.driverName}
                      detail={`${driver.vehicle} · ${t('standby.since', { when: dateTime(driver.joinedAt) })}`}
                      trailing={t('standby.place', { place: driver.place })}
                      checked={driver.driverId === chosen?.driverId}
                      onChoose={() => setChosen({ driverId: driver.driverId, name: driver.driverName })}
                    />
                  ))}
                </Choices>
              )}
              {drivers.length > 0 && (
                <Choices title={t('rideActions.candidates')} invalid={looked && !chosen}>
                  {drivers.map((driver) => (
                    <Choice
                      key={driver.driverId}
                      name={driver.name}
                      detail={detailOf(driver)}
                      trailing={t('rideActions.minutes', { count: driver.minutes })}
                      checked={driver.driverId === chosen?.driverId}
                      onChoose={() => setChosen(driver)}
                    />
                  ))}
                </Choices>
              )}
            </Stack>
          )
        }
      </Listing>
      <RideReasonField
        value={reason}
        hint={t('rideActions.reassignHint')}
        missing={looked && missing}
        onChange={setReason}
      />
    </FormDialog>
  );
}

function Choices({ title, invalid, children }: { title: string; invalid: boolean; children: ReactNode }) {
  return (
    <Stack as="fieldset" role="radiogroup" gap="1" aria-invalid={invalid}>
      <Box as="legend" textStyle="label" mb="1">
        {title}
      </Box>
      {children}
    </Stack>
  );
}

interface ChoiceProps {
  name: string;
  detail: string;
  trailing: string;
  checked: boolean;
  onChoose: () => void;
}

function Choice({ name, detail, trailing, checked, onChoose }: ChoiceProps) {
  return (
    <Flex
      as="label"
      align="center"
      gap="3"
      minH="touch"
      px="2"
      py="1"
      borderRadius="md"
      cursor="pointer"
      _hover={{ bg: 'bg.muted' }}
    >
      <chakra.input type="radio" name="candidate" checked={checked} onChange={onChoose} boxSize="4" flexShrink="0" />
      <Box flex="1" minW="0">
        <Box textStyle="label">{name}</Box>
        <Box textStyle="caption" color="fg.muted">
          {detail}
        </Box>
      </Box>
      <Box textStyle="label" whiteSpace="nowrap">
        {trailing}
      </Box>
    </Flex>
  );
}
