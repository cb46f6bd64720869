import { useTranslation } from 'react-i18next';
import type { RoutePlanStop, RoutePlanView } from '@groupride/web-api-client';
import { Box, Button, Card, Stack, useFormat } from '@groupride/web-ui';
import { dayOf } from '../clock';
import { stopKey } from '../stop-order';
import { StopItem, type StopMoves } from './stop-item';
import { StopList } from './stop-list';

export interface VehicleCardProps extends StopMoves {
  plan: RoutePlanView;
  vehicle: number;
  stops: readonly RoutePlanStop[];
  movable: boolean;
  isShown: boolean;
  onShow: () => void;
}

/** The route of one vehicle, with the time of every stop. */
export function VehicleCard({ plan, vehicle, stops, movable, isShown, onShow, ...moves }: VehicleCardProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { name, start, end } = plan.vehicles[vehicle]!;
  const route = plan.result?.routes.find((each) => each.vehicle === vehicle);
  const clock = (seconds: number) => {
    const [time, day] = [format.timeOfDay(seconds), dayOf(seconds)];
    return day === 0 ? time : t('routePlans.laterDay', { time, count: day });
  };
  return (
    <Card
      title={name}
      action={
        route && (
          <Button size="sm" variant={isShown ? 'soft' : 'secondary'} aria-pressed={isShown} onClick={onShow}>
            {t(isShown ? 'routePlans.shown' : 'routePlans.show')}
          </Button>
        )
      }
    >
      <Stack gap="3">
        <Box color="fg.muted" textStyle="small">
          {route ? t('routePlans.leaves', { place: start.name, time: clock(route.leavesAt) }) : t('routePlans.stands')}
        </Box>
        <StopList id={`vehicle ${vehicle}`} label={name} stops={stops}>
          {stops.map((stop, position) => (
            <StopItem
              key={stopKey(stop)}
              plan={plan}
              stop={stop}
              vehicle={vehicle}
              movable={movable}
              {...moves}
              isFirst={position === 0}
              isLast={position === stops.length - 1}
            >
              <StopTimes plan={plan} vehicle={vehicle} stop={stop} clock={clock} />
            </StopItem>
          ))}
        </StopList>
        {route && (
          <Box color="fg.muted" textStyle="small">
            {t('routePlans.returns', { place: end.name, time: clock(route.returnsAt) })} ·{' '}
            {format.distance(route.meters)} · {format.duration(route.drivingSeconds)}
          </Box>
        )}
      </Stack>
    </Card>
  );
}

interface StopTimesProps {
  plan: RoutePlanView;
  vehicle: number;
  stop: RoutePlanStop;
  clock: (seconds: number) => string;
}

function StopTimes({ plan: { requests, result }, vehicle, stop, clock }: StopTimesProps) {
  const { t } = useTranslation();
  const route = result?.routes.find((each) => each.vehicle === vehicle);
  const times = route?.stops.find((each) => stopKey(each) === stopKey(stop));
  const request = requests[stop.request];
  return (
    <Box textStyle="small" color="fg.muted">
      {times && (
        <Box>{t('routePlans.arrives', { time: clock(times.arrivesAt), place: request?.[stop.kind]?.place.name })}</Box>
      )}
      {times && times.beginsAt - times.arrivesAt >= 60 && (
        <Box>{t('routePlans.waits', { time: clock(times.beginsAt) })}</Box>
      )}
      {t('routePlans.people', { count: request?.people ?? 0 })}
    </Box>
  );
}
