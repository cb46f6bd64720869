import { Plus, Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { RideView } from '@groupride/web-api-client';
import {
  Box,
  Button,
  CardSkeletons,
  EmptyState,
  ErrorState,
  Flex,
  LinkButton,
  Money,
  StatusBadge,
  chakra,
  useFormat,
} from '@groupride/web-ui';
import { Page } from '../../shared/page';
import { useProblemText } from '../../shared/problem-text';
import { isOver, useRideTexts } from '../../shared/ride-texts';
import { useListUserRidesQuery } from './api';
import { GroupDetails } from './components/group-details';

/** "My Groups": every group ride one is part of. */
export default function GroupsPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const problemText = useProblemText();
  const { data, error, isFetching, refetch } = useListUserRidesQuery(
    { userId: 'me' },
    { refetchOnMountOrArgChange: true },
  );
  const [open, setOpen] = useState<RideView | null>(null);
  const newGroup = (
    <Button
      size="sm"
      variant="soft"
      icon={<Plus size={18} aria-hidden />}
      onClick={() => void navigate('/', { state: { newGroup: true } })}
    >
      {t('home.newGroup')}
    </Button>
  );
  return (
    <Page title={t('groups.title')} actions={newGroup}>
      {data ? (
        data.length > 0 ? (
          data.map((ride) => <GroupRide key={ride.id} ride={ride} onOpen={() => setOpen(ride)} />)
        ) : (
          <EmptyState icon={<Users size={26} aria-hidden />} title={t('groups.empty')} detail={t('groups.emptyDetail')}>
            <LinkButton href="/">{t('history.book')}</LinkButton>
          </EmptyState>
        )
      ) : error ? (
        <ErrorState
          title={t('groups.failed')}
          detail={problemText(error)}
          onRetry={() => void refetch()}
          retryLabel={t('common.retry')}
          retrying={isFetching}
        />
      ) : (
        <CardSkeletons count={3} label={t('common.loading')} />
      )}
      <GroupDetails ride={open} onClose={() => setOpen(null)} />
    </Page>
  );
}

function GroupRide({ ride, onOpen }: { ride: RideView; onOpen: () => void }) {
  const { t } = useTranslation();
  const words = useRideTexts();
  const { date } = useFormat();
  return (
    <chakra.button
      type="button"
      onClick={onOpen}
      textAlign="start"
      w="full"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="lg"
      boxShadow="xs"
      p="4"
      cursor="pointer"
      transition="common"
      _hover={{ borderColor: 'border.emphasized' }}
    >
      <Flex justify="space-between" align="center" gap="3">
        <Box textStyle="strong">{words.type(ride.rideType)}</Box>
        <StatusBadge status={ride.status} label={words.badge(ride.status)} />
      </Flex>
      <Box textStyle="small" mt="2">
        {ride.pickupLocation} → {ride.dropoffLocation}
      </Box>
      <Flex justify="space-between" align="baseline" gap="3" mt="3" textStyle="caption" color="fg.muted">
        <span>
          {t('groups.people', { count: ride.groupSize })} · {date(ride.createdAt)}
        </span>
        <span>
          {isOver(ride.status) && ride.amounts ? (
            <>
              {t('amounts.paid')} <Money amount={ride.amounts.paid} color="fg" fontWeight="semibold" />
            </>
          ) : (
            <>
              <Money amount={ride.costPerPerson} color="fg" fontWeight="semibold" /> {t('booking.perPerson')}
            </>
          )}
        </span>
      </Flex>
    </chakra.button>
  );
}
