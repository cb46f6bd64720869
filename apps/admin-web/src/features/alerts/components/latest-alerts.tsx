import { useTranslation } from 'react-i18next';
import { isEmergency, rideNumber } from '@groupride/contracts';
import { useListAlertsQuery, type AlertView } from '@groupride/web-api-client';
import { Badge, Box, Card, ListRow, RowList, TextLink, useFormat } from '@groupride/web-ui';
import { Listing } from '../../../shared/components/listing';
import { usePermission } from '../../../shared/permissions';
import { alertFacts } from '../alert-facts';

const SHOWN = 4;

const placeOf = ({ rideId, driverId }: AlertView, mayOpenPeople: boolean): string =>
  rideId ? `/admin/rides/${rideId}` : driverId && mayOpenPeople ? `/admin/drivers/${driverId}` : '/admin/now';

/** The four latest open alerts. */
export function LatestAlerts() {
  const { t } = useTranslation();
  const { when } = useFormat();
  const mayOpenPeople = usePermission('people.view');
  const { currentData, error, isFetching, refetch } = useListAlertsQuery({ state: 'open' });
  return (
    <Card flush title={t('queue.latest')} action={<TextLink href="/admin/now">{t('queue.all')}</TextLink>}>
      <Listing what="alerts" asked={{ data: currentData, error, isFetching, refetch }}>
        {(alerts) =>
          alerts.length === 0 ? (
            <Box px="4" pb="5" pt="1" textStyle="small" color="fg.muted">
              {t('queue.empty')}
            </Box>
          ) : (
            <RowList label={t('queue.latest')}>
              {alerts.slice(0, SHOWN).map((alert) => (
                <li key={alert.id}>
                  <ListRow
                    href={placeOf(alert, mayOpenPeople)}
                    title={
                      isEmergency(alert.kind) ? (
                        <Badge tone="danger">{t(`money.kinds.${alert.kind}`)}</Badge>
                      ) : (
                        t(`money.kinds.${alert.kind}`)
                      )
                    }
                    // Below the title, because a date beside it leaves too little room for the title.
                    detail={[
                      alert.rideId && rideNumber(alert.rideId),
                      alertFacts(alert).name ?? alert.driverName,
                      when(alert.openedAt),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  />
                </li>
              ))}
            </RowList>
          )
        }
      </Listing>
    </Card>
  );
}
