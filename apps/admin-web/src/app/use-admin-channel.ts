import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { isEmergency, type AlertKind, type RideEventType } from '@groupride/contracts';
import { api, type AppSocket, rideTags, throttleLatest, useOnConnect, useSocket } from '@groupride/web-api-client';
import { toast } from '@groupride/web-ui';
import { rideChanged } from '../features/live/slice';

/** Milliseconds between two refreshes that messages cause, however many come. */
const REFRESH_INTERVAL = 1_500;
const SOS_SHOWN_MS = 60_000;

/** Listens to events of all rides, and refetches after each (re)connection. */
export function useAdminChannel(): void {
  const socket = useSocket();
  const dispatch = useDispatch();
  const { t } = useTranslation();

  const hasConnected = useRef(false);
  useOnConnect(
    useCallback(
      (connected: AppSocket) => {
        // Sockets of an operator whose role was changed are closed, and the pages are those of the new role then.
        if (hasConnected.current) dispatch(api.util.invalidateTags(['Me']));
        hasConnected.current = true;
        connected.emit('joinAdmin', {}, () => {
          dispatch(api.util.invalidateTags(['AdminRides', 'AdminRide', 'Metrics', 'Drivers', 'Alerts']));
        });
      },
      [dispatch],
    ),
  );

  useEffect(() => {
    const changed = new Set<number>();
    const refresh = throttleLatest<null>(REFRESH_INTERVAL, () => {
      dispatch(api.util.invalidateTags([...[...changed].flatMap(rideTags), 'AdminRides', 'Metrics']));
      changed.clear();
    });
    const onChange = ({ rideId, number, type }: { rideId: number; number: number; type: RideEventType }) => {
      dispatch(rideChanged({ rideId, number, type }));
      changed.add(rideId);
      refresh.push(null);
    };
    const onAlerts = ({ opened }: { opened: AlertKind | null }) => {
      dispatch(api.util.invalidateTags(['Alerts']));
      if (!opened || !isEmergency(opened)) return;
      toast({ title: t('alerts.sos'), description: t('alerts.sosDetail'), tone: 'error', duration: SOS_SHOWN_MS });
    };
    socket.on('adminRideChanged', onChange);
    socket.on('alertsChanged', onAlerts);
    return () => {
      socket.off('adminRideChanged', onChange);
      socket.off('alertsChanged', onAlerts);
      refresh.reset();
    };
  }, [socket, dispatch, t]);
}
