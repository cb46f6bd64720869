import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { AdminRiderView } from '@groupride/web-api-client';
import { Badge, Flex, Stack } from '@groupride/web-ui';
import { NotesCard } from '../../features/notes/components/notes-card';
import { PersonReviews } from '../../features/reviews/components/person-reviews';
import { useGetRiderQuery } from '../../features/riders/api';
import { RiderActions } from '../../features/riders/components/rider-actions';
import { RiderCredits } from '../../features/riders/components/rider-credits';
import { RiderFacts } from '../../features/riders/components/rider-facts';
import { RiderPayments } from '../../features/riders/components/rider-payments';
import { RIDER_TONES } from '../../features/riders/components/riders-list';
import { PersonRides } from '../../features/rides/components/person-rides';
import { Permitted } from '../../shared/permissions';
import { usePageTitle } from '../../shared/use-page-title';
import { PersonPage, PersonState } from './person-page';
import { usePersonTab } from './use-person-tab';

/** A rider: facts, rides, payments, reviews and notes. */
export function RiderPage() {
  const { t } = useTranslation();
  const { riderId: text = '' } = useParams();
  const riderId = Number(text);
  const valid = Number.isSafeInteger(riderId) && riderId > 0;
  const {
    currentData: rider,
    error,
    isFetching,
    refetch,
  } = useGetRiderQuery({ riderId }, { skip: !valid, refetchOnMountOrArgChange: true });
  const title = rider?.name ?? t('rider.title');
  usePageTitle(title);
  const back = { href: '/admin/riders', label: t('rider.toRiders') };
  if (rider) return <Rider rider={rider} back={back} />;
  const missing = { title: t('rider.notFound'), text: t('rider.notFoundText') };
  return (
    <PersonState
      what="rider"
      asked={{ error, isFetching, refetch }}
      title={title}
      valid={valid}
      back={back}
      missing={missing}
    />
  );
}

function Rider({ rider, back }: { rider: AdminRiderView; back: { href: string; label: string } }) {
  const { t } = useTranslation();
  const [tab, setTab] = usePersonTab(['rides', 'payments', 'credit', 'reviews']);
  const { id, name, state } = rider;
  return (
    <PersonPage
      title={name}
      subtitle={
        <Flex as="span" wrap="wrap" align="center" gap="2">
          {t('rider.number', { id })}
          <Badge tone={RIDER_TONES[state]}>{t(`riders.states.${state}`)}</Badge>
        </Flex>
      }
      back={back}
      actions={<RiderActions rider={rider} />}
      aside={
        <Stack gap="4">
          <RiderFacts rider={rider} />
          <NotesCard personId={id} />
        </Stack>
      }
      tabs={{
        label: t('rider.tabs'),
        value: tab,
        onChange: setTab,
        items: [
          { value: 'rides', label: t('dashboard.rides'), panel: <PersonRides of={{ riderId: id }} /> },
          {
            value: 'payments',
            label: t('rider.payments'),
            panel: (
              <Permitted permission="money.view" toSee>
                <RiderPayments riderId={id} />
              </Permitted>
            ),
          },
          { value: 'credit', label: t('credits.title'), panel: <RiderCredits rider={rider} /> },
          { value: 'reviews', label: t('reviews.title'), panel: <PersonReviews of={{ riderId: id }} /> },
        ],
      }}
    />
  );
}
