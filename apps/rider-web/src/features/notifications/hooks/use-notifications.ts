import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useRenewedPush } from '@groupride/web-api-client';
import { storage, useLanguage } from '@groupride/web-ui';
import { useSession } from '../../../shared/session';
import { useSocket } from '../../../shared/socket';
import { notificationsChanged, useListNotificationsQuery } from '../api';

/** The newest notifications in the language of the page; skipped while nobody is signed in. */
export function useNotifications(limit?: number) {
  const language = useLanguage();
  const { me } = useSession();
  return useListNotificationsQuery({ language, ...(limit ? { limit } : {}) }, { skip: !me });
}

/** Refreshes when the server reports a change, and after every reconnection. */
export function useLiveNotifications(): void {
  const socket = useSocket();
  const dispatch = useDispatch();
  useEffect(() => {
    if (!socket) return;
    const refresh = () => void dispatch(notificationsChanged());
    socket.on('notificationsChanged', refresh);
    socket.on('connect', refresh);
    return () => {
      socket.off('notificationsChanged', refresh);
      socket.off('connect', refresh);
    };
  }, [socket, dispatch]);
}

/** Keeps push notifications coming to a browser in which the signed-in user turned them on. */
export function useOwnPush(): void {
  useRenewedPush(useSession().me?.id, storage);
}
