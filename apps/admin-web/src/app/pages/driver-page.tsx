import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { AdminDriverView } from '@groupride/web-api-client';
import { Flex, Stack } from '@groupride/web-ui';
import { useGetAdminDriverQuery } from '../../features/drivers/api';
import { DriverActions } from '../../features/drivers/components/driver-actions';
import { DriverDocuments } from '../../features/drivers/components/driver-documents';
import { DriverFacts } from '../../features/drivers/components/driver-facts';
import { DriverFigures } from '../../features/drivers/components/driver-figures';
import { ApplicationBadge, DriverPresence } from '../../features/drivers/components/driver-state';
import { NotesCard } from '../../features/notes/components/notes-card';
import { PersonReviews } from '../../features/reviews/components/person-reviews';
import { PersonRides } from '../../features/rides/components/person-rides';
import { usePageTitle } from '../../shared/use-page-title';
import { PersonPage, PersonState } from './person-page';
import { usePersonTab } from './use-person-tab';

const POLL = 15_000;

/** A driver: vehicle, documents, rides, ratings, earnings and notes. */
export function DriverPage() {
  const { t } = useTranslation();
  const { driverId: text = '' } = useParams();
  const driverId = Number(text);
  const valid = Number.isSafeInteger(driverId) && driverId > 0;
  const {
    currentData: driver,
    error,
    isFetching,
    refetch,
  } = useGetAdminDriverQuery({ driverId }, { skip: !valid, pollingInterval: POLL, refetchOnMountOrArgChange: true });
  const title = driver?.name ?? t('driver.title');
  usePageTitle(title);
  const back = { href: '/admin/drivers', label: t('driver.toDrivers') };
  if (driver) return <Driver driver={driver} back={back} onOutdated={() => void refetch()} />;
  const missing = { title: t('driver.notFound'), text: t('driver.notFoundText') };
  return (
    <PersonState
      what="driver"
      asked={{ error, isFetching, refetch }}
      title={title}
      valid={valid}
      back={back}
      missing={missing}
    />
  );
}

interface DriverProps {
  driver: AdminDriverView;
  back: { href: string; label: string };
  onOutdated: () => void;
}

function Driver({ driver, back, onOutdated }: DriverProps) {
  const { t } = useTranslation();
  const [tab, setTab] = usePersonTab(['documents', 'rides', 'reviews']);
  const { id, name, userId } = driver;
  return (
    <PersonPage
      title={name}
      subtitle={
        <Flex as="span" wrap="wrap" align="center" gap="2">
          {t('driver.number', { id })}
          <ApplicationBadge status={driver.applicationStatus} />
          <DriverPresence driver={driver} />
        </Flex>
      }
      back={back}
      actions={<DriverActions driver={driver} onOutdated={onOutdated} />}
      aside={
        <Stack gap="4">
          <DriverFacts driver={driver} />
          <DriverFigures driver={driver} />
          <NotesCard personId={userId} />
        </Stack>
      }
      tabs={{
        label: t('driver.tabs'),
        value: tab,
        onChange: setTab,
        items: [
          { value: 'documents', label: t('documents.open'), panel: <DriverDocuments driverId={id} /> },
          { value: 'rides', label: t('dashboard.rides'), panel: <PersonRides of={{ driverId: id }} /> },
          { value: 'reviews', label: t('reviews.title'), panel: <PersonReviews of={{ driverId: id }} /> },
        ],
      }}
    />
  );
}
