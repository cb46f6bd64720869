import { useEffect, useState } from 'react';
import { useSubscribeToPushMutation, type useUnsubscribeFromPushMutation } from './generated';

/**
 * `unsupported`: this browser can't show notifications while the page is closed. `blocked`: the person has blocked them
 * in the browser. `loading`: the browser has not answered yet.
 */
export type PushState = 'loading' | 'unsupported' | 'blocked' | 'off' | 'on';

export interface Push {
  state: PushState;
  isBusy: boolean;
  /**
   * Asks for the browser's permission, which requires a press.
   * @returns false when the server or the push service failed
   */
  turnOn: () => Promise<boolean>;
  turnOff: () => Promise<boolean>;
}

/** Storage key of this browser's subscription id, which is needed to end the subscription. */
const SUBSCRIPTION_ID = 'push-subscription';
/** Storage key of the user who turned notifications on in this browser. */
const OWNER = 'push-owner';

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

interface PushStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** The calls that register a browser with the server, and the storage for its subscription id. */
export interface PushCalls {
  subscribe: ReturnType<typeof useSubscribeToPushMutation>[0];
  unsubscribe: ReturnType<typeof useUnsubscribeFromPushMutation>[0];
  kept: PushStorage;
  /** The signed-in user. */
  userId: number | null;
}

/** Web Push in this browser. @param publicKey the server's key; null if the server sends no push messages */
export function usePush(
  publicKey: string | null | undefined,
  { subscribe, unsubscribe, kept, userId }: PushCalls,
): Push {
  const [state, setState] = useState<PushState>('loading');
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    const show = async () => {
      const found = await currentState(publicKey);
      if (isCurrent) setState(found === 'on' && !isOwner(kept, userId) ? 'off' : found);
    };
    void show();
    return () => {
      isCurrent = false;
    };
  }, [publicKey, kept, userId]);

  const turnOn = async () => {
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
      await register(subscription, { subscribe, kept, userId });
      setState('on');
      return true;
    } catch {
      return false;
    } finally {
      setBusy(false);
    }
  };

  const turnOff = async () => {
    setBusy(true);
    try {
      const subscription = await (await navigator.serviceWorker.ready).pushManager.getSubscription();
      await subscription?.unsubscribe();
      setState('off');
      const id = Number(kept.get(SUBSCRIPTION_ID));
      kept.remove(SUBSCRIPTION_ID);
      kept.remove(OWNER);
      // Otherwise the server notices with its next message.
      if (id > 0) await unsubscribe({ subscriptionId: id });
      return true;
    } catch {
      return false;
    } finally {
      setBusy(false);
    }
  };

  return { state, isBusy, turnOn, turnOff };
}

/**
 * Registers this browser again for the user who turned notifications on in it. The server stops sending to a browser
 * when its session ends, so without this nothing would arrive after the next sign-in.
 * @param userId undefined while nobody is signed in
 */
export function useRenewedPush(userId: number | undefined, kept: PushStorage): void {
  const [subscribe] = useSubscribeToPushMutation();
  useEffect(() => {
    if (userId === undefined || !isSupported() || Notification.permission !== 'granted') return;
    const renew = async () => {
      const subscription = await findSubscription();
      if (subscription && isOwner(kept, userId)) await register(subscription, { subscribe, kept, userId });
    };
    // After a failure, the next visit tries again.
    renew().catch(() => undefined);
  }, [userId, subscribe, kept]);
}

/** Whether this user turned notifications on in this browser. */
const isOwner = (kept: PushStorage, userId: number | null): boolean => kept.get(OWNER) === String(userId);

async function register(
  subscription: PushSubscription,
  { subscribe, kept, userId }: Omit<PushCalls, 'unsubscribe'>,
): Promise<void> {
  const { endpoint = '', keys } = subscription.toJSON();
  const { id } = await subscribe({
    pushSubscriptionForm: { endpoint, keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } },
  }).unwrap();
  kept.set(SUBSCRIPTION_ID, String(id));
  kept.set(OWNER, String(userId));
}

const findSubscription = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;

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
