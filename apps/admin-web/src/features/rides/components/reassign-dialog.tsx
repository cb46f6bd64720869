import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RideCandidateView, RideView } from '@groupride/web-api-client';
import { Box, EmptyState, Flex, Stack, chakra, toast, formatPhone } from '@groupride/web-ui';
import { FormDialog } from '../../../shared/components/form-dialog';
import { Listing } from '../../../shared/components/listing';
import { rideNumber } from '../../../shared/ride-number';
import { useListRideCandidatesQuery, useReassignRideMutation } from '../api';
import { useOperatorAction } from '../hooks/use-operator-action';
import { ReasonField } from './reason-field';

/** Gives the ride to another driver, chosen by minutes from the pickup. */
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
  const { currentData, error, isFetching, refetch } = useListRideCandidatesQuery(
    { rideId: ride.id },
    { refetchOnMountOrArgChange: true },
  );
  const [reassign] = useReassignRideMutation();
  const { send, busy, problem } = useOperatorAction(t('rideActions.reassignFailed'));
  const [chosen, setChosen] = useState<RideCandidateView | null>(null);
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
    if (!done) return void refetch();
    toast({ tone: 'success', title: t('rideActions.reassigned', { number, name: chosen.name }) });
    onClose();
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
      <Listing what="drivers" asked={{ data: currentData, error, isFetching, refetch }}>
        {({ drivers }) =>
          drivers.length === 0 ? (
            <EmptyState title={t('rideActions.noCandidates')} detail={t('rideActions.noCandidatesText')} />
          ) : (
            <Stack
              as="fieldset"
              role="radiogroup"
              gap="1"
              maxH="18rem"
              overflowY="auto"
              aria-invalid={looked && !chosen}
            >
              <Box as="legend" textStyle="label" mb="1">
                {t('rideActions.candidates')}
              </Box>
              {looked && !chosen && (
                <Box role="alert" textStyle="small" color="danger.fg">
                  {t('rideActions.candidateMissing')}
                </Box>
              )}
              {drivers.map((driver) => (
                <Candidate
                  key={driver.driverId}
                  driver={driver}
                  checked={driver.driverId === chosen?.driverId}
                  onChoose={() => setChosen(driver)}
                />
              ))}
            </Stack>
          )
        }
      </Listing>
      <ReasonField
        value={reason}
        hint={t('rideActions.reassignHint')}
        missing={looked && missing}
        onChange={setReason}
      />
    </FormDialog>
  );
}

function Candidate({
  driver,
  checked,
  onChoose,
}: {
  driver: RideCandidateView;
  checked: boolean;
  onChoose: () => void;
}) {
  const { t } = useTranslation();
  const { name, vehicle, licensePlate, seats, phone, minutes, earlierCause } = driver;
  const facts = [`${vehicle}, ${licensePlate}`, t('rideActions.seats', { count: seats }), phone && formatPhone(phone)];
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
          {[...facts, earlierCause && t(`rideActions.earlier.${earlierCause}`)].filter(Boolean).join(' · ')}
        </Box>
      </Box>
      <Box textStyle="label" whiteSpace="nowrap">
        {t('rideActions.minutes', { count: minutes })}
      </Box>
    </Flex>
  );
}
