import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isEmergency, type AlertKind, type RideEventType } from '@groupride/contracts';
import {
  api,
  type AppSocket,
  joinWithRetry,
  rideTags,
  throttleLatest,
  useApiDispatch,
  useOnConnect,
  useSocket,
} from '@groupride/web-api-client';
import { toast } from '@groupride/web-ui';
import { rideChanged } from '../features/live/slice';
import { ALL_TAGS, operationsApi, tagsOfSubject } from './subject-tags';

/** Minimum milliseconds between two refreshes triggered by messages. */
const REFRESH_INTERVAL = 1_500;
const SOS_SHOWN_MS = 60_000;

/**
 * Listens to events of all rides. After each (re)connection it refetches everything and announces an SOS that was
 * missed.
 */
export function useAdminChannel(): void {
  const socket = useSocket();
  const dispatch = useApiDispatch();
  const { t } = useTranslation();
  const navigate = useNavigate();
  const announce = useCallback(
    () =>
      toast({
        title: t('alerts.sos'),
        description: t('alerts.sosDetail'),
        tone: 'error',
        // Whatever the operator saves in the meantime must not take an emergency away.
        duration: SOS_SHOWN_MS,
        lasting: true,
        action: { label: t('alerts.openNow'), run: () => void navigate('/admin/now') },
      }),
    [t, navigate],
  );
  /** Id of the newest emergency known at the last connection; null before the first one. */
  const newest = useRef<number | null>(null);
  const announceMissed = useCallback(async () => {
    const { data } = await dispatch(
      api.endpoints.listAlerts.initiate({ state: 'open' }, { forceRefetch: true, subscribe: false }),
    );
    if (!data) return;
    const ids = data.filter(({ kind }) => isEmergency(kind)).map(({ id }) => id);
    const known = newest.current;
    if (known !== null && ids.some((id) => id > known)) announce();
    newest.current = Math.max(known ?? 0, ...ids);
  }, [dispatch, announce]);

  const hasConnected = useRef(false);
  useOnConnect(
    useCallback(
      (connected: AppSocket) => {
        // The server closes an operator's sockets when their role changes, so a reconnection refetches the user.
        if (hasConnected.current) dispatch(api.util.invalidateTags(['Me']));
        hasConnected.current = true;
        joinWithRetry(
          connected,
          (answer) => connected.emit('joinAdmin', {}, answer),
          () => {
            dispatch(operationsApi.util.invalidateTags(ALL_TAGS));
            void announceMissed();
          },
        );
      },
      [dispatch, announceMissed],
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
      if (opened && isEmergency(opened)) announce();
    };
    const subjects = new Set<string>();
    const refreshSubjects = throttleLatest<null>(REFRESH_INTERVAL, () => {
      dispatch(operationsApi.util.invalidateTags([...subjects].flatMap(tagsOfSubject)));
      subjects.clear();
    });
    const onOperations = (message: { subjects: string[] }) => {
      for (const subject of message.subjects) subjects.add(subject);
      refreshSubjects.push(null);
    };
    socket.on('adminRideChanged', onChange);
    socket.on('operationsChanged', onOperations);
    socket.on('alertsChanged', onAlerts);
    return () => {
      socket.off('adminRideChanged', onChange);
      socket.off('operationsChanged', onOperations);
      socket.off('alertsChanged', onAlerts);
      refresh.reset();
      refreshSubjects.reset();
    };
  }, [socket, dispatch, announce]);
}
