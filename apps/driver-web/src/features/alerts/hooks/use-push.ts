import { usePush as usePushWith, type Push } from '@groupride/web-api-client';
import { storage } from '@groupride/web-ui';
import { useSubscribeToPushMutation, useUnsubscribeFromPushMutation } from '../api';

/** Web Push in this browser. @param publicKey the server's key; null: the server sends none */
export function usePush(publicKey: string | null | undefined): Push {
  const [subscribe] = useSubscribeToPushMutation();
  const [unsubscribe] = useUnsubscribeFromPushMutation();
  return usePushWith(publicKey, {
    subscribe: (pushSubscriptionForm) => subscribe({ pushSubscriptionForm }).unwrap(),
    unsubscribe: (subscriptionId) => unsubscribe({ subscriptionId }),
    kept: storage,
  });
}
