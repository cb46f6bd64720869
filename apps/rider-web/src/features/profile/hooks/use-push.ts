import { useCallback, useEffect, useState } from 'react';
import { storage } from '@groupride/web-ui';
import { useSubscribeToPushMutation, useUnsubscribeFromPushMutation } from '../api';

/**
 * `unsupported`: this browser can't show messages while the page is closed. `blocked`: the person has refused them in the browser.
 * `loading`: the browser has not answered yet.
 */
export type PushState = 'loading' | 'unsupported' | 'blocked' | 'off' | 'on';

export interface Push {
  state: PushState;
  isBusy: boolean;
  /** Asks the browser's permission, which it shows after a press only. @returns false when the server or the push service failed */
  turnOn: () => Promise<boolean>;
  turnOff: () => Promise<boolean>;
}

/** Where the number of this browser's subscription is kept, to end it later. */
const SUBSCRIPTION_ID = 'push-subscription';

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Web Push in this browser. @param publicKey the server's key; null: the server sends none */
export function usePush(publicKey: string | null | undefined): Push {
  const [state, setState] = useState<PushState>('loading');
  const [isBusy, setBusy] = useState(false);
  const [subscribe] = useSubscribeToPushMutation();
  const [unsubscribe] = useUnsubscribeFromPushMutation();

  useEffect(() => {
    let isCurrent = true;
    void currentState(publicKey).then((found) => isCurrent && setState(found));
    return () => {
      isCurrent = false;
    };
  }, [publicKey]);

  const turnOn = useCallback(async () => {
    if (!publicKey) return false;
    setBusy(true);
    try {
      const permission = await Notification.requestPermission();
      if (permission !== 'granted') {
        setState(permission === 'denied' ? 'blocked' : 'off');
        return true;
      }
      const { pushManager } = await navigator.serviceWorker.ready;
      const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
      const { endpoint = '', keys } = subscription.toJSON();
      const { id } = await subscribe({
        pushSubscriptionForm: { endpoint, keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } },
      }).unwrap();
      storage.set(SUBSCRIPTION_ID, String(id));
      setState('on');
      return true;
    } catch {
      return false;
    } finally {
      setBusy(false);
    }
  }, [publicKey, subscribe]);

  const turnOff = useCallback(async () => {
    setBusy(true);
    try {
      const subscription = await (await navigator.serviceWorker.ready).pushManager.getSubscription();
      await subscription?.unsubscribe();
      setState('off');
      const id = Number(storage.get(SUBSCRIPTION_ID));
      storage.remove(SUBSCRIPTION_ID);
      // The server notices by itself, with the next message, that the browser has ended the subscription.
      if (id > 0) await unsubscribe({ subscriptionId: id });
      return true;
    } catch {
      return false;
    } finally {
      setBusy(false);
    }
  }, [unsubscribe]);

  return { state, isBusy, turnOn, turnOff };
}

async function currentState(publicKey: string | null | undefined): Promise<PushState> {
  if (publicKey === undefined) return 'loading';
  if (publicKey === null || !isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const registration = await navigator.serviceWorker.getRegistration();
  // Development builds have no service worker.
  if (!registration) return 'unsupported';
  const subscription = await registration.pushManager.getSubscription();
  return subscription && Notification.permission === 'granted' ? 'on' : 'off';
}
