import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { rideNumber } from '@groupride/contracts';
import { Badge, Box, Card, Flex, ListRow, LiveDot, RowList, useFormat } from '@groupride/web-ui';
import { useLive } from '../../../shared/use-live';
import { selectAlerts } from '../slice';

/** The latest events of all rides, updated live. */
export function LiveAlerts() {
  const { t } = useTranslation();
  const { time } = useFormat();
  const alerts = useSelector(selectAlerts);
  const live = useLive();
  return (
    <Card
      flush
      title={t('alerts.title')}
      action={
        <Badge tone={live ? 'live' : 'neutral'} icon={<LiveDot paused={!live} />}>
          {live ? t('app.live') : t('app.notLive')}
        </Badge>
      }
    >
      <Box aria-live="polite">
        {alerts.length === 0 ? (
          <Flex px="4" pb="5" pt="1" textStyle="small" color="fg.muted">
            {t('alerts.empty')}
          </Flex>
        ) : (
          <RowList label={t('alerts.title')}>
            {alerts.map((alert) => (
              <li key={`${alert.rideId}-${alert.number}`}>
                <ListRow
                  href={`/admin/rides/${alert.rideId}`}
                  title={t(`events.${alert.type}`)}
                  detail={rideNumber(alert.rideId)}
                  trailing={
                    <Box textStyle="caption" color="fg.subtle">
                      {time(alert.at)}
                    </Box>
                  }
                />
              </li>
            ))}
          </RowList>
        )}
      </Box>
    </Card>
  );
}
