import { Plus, Users } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { RideView } from '@groupride/web-api-client';
import {
  Box,
  Button,
  CardSkeletons,
  EmptyState,
  ErrorState,
  LinkButton,
  SimpleGrid,
  Stack,
  chakra,
} from '@groupride/web-ui';
import { MapCredit } from '../../shared/map/map-credit';
import { OlderRides } from '../../shared/older-rides';
import { Page } from '../../shared/page';
import { useProblemText } from '../../shared/problem-text';
import { isOver } from '../../shared/ride-texts';
import { useOwnRidesInfiniteQuery } from './api';
import { GroupCard } from './components/group-card';
import { GroupDetails } from './components/group-details';

/** "My Groups": all group rides of the rider. @param chat renders a link to a ride's chat */
export default function GroupsPage({ chat }: { chat?: (rideId: number) => ReactNode }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const problemText = useProblemText();
  const { data, error, isFetching, refetch, ...pages } = useOwnRidesInfiniteQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const rides = data?.pages.flat();
  const [openId, setOpenId] = useState<number | null>(null);
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
      {rides ? (
        rides.length > 0 ? (
          <Stack gap="6" mt="1">
            <Section title={t('groups.current')} rides={rides.filter(isOpen)} onOpen={setOpenId} />
            <Section title={t('groups.earlier')} rides={rides.filter((ride) => !isOpen(ride))} onOpen={setOpenId} />
            <OlderRides error={error} {...pages} />
            <MapCredit />
          </Stack>
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
      <GroupDetails
        ride={rides?.find(({ id }) => id === openId) ?? null}
        onClose={() => setOpenId(null)}
        chat={openId !== null && chat?.(openId)}
      />
    </Page>
  );
}

const isOpen = ({ status }: RideView): boolean => !isOver(status);

interface SectionProps {
  title: string;
  rides: readonly RideView[];
  onOpen: (rideId: number) => void;
}

function Section({ title, rides, onOpen }: SectionProps) {
  const id = useId();
  if (rides.length === 0) return null;
  return (
    <Box as="section" aria-labelledby={id}>
      <chakra.h2 id={id} textStyle="heading" mb="3">
        {title}
      </chakra.h2>
      <SimpleGrid as="ul" columns={{ base: 1, lg: 2 }} gap={{ base: '3', lg: '4' }} listStyleType="none">
        {rides.map((ride) => (
          <GroupCard key={ride.id} ride={ride} onOpen={() => onOpen(ride.id)} />
        ))}
      </SimpleGrid>
    </Box>
  );
}
