import { useState } from 'react';
import { useSession } from '../../../shared/session';
import type { Quote } from './use-quote';

/** A first ride takes a verified phone: whether it is missing, and the dialog that verifies it without leaving the plan. */
export function usePhoneFirst(quote: Quote) {
  const { me } = useSession();
  const [asked, setAsked] = useState<{ goOn: (() => void) | undefined } | null>(null);
  const missing =
    me?.phoneVerified === false &&
    (quote.pricing?.appliedPromotions.some(({ needsVerifiedPhone }) => needsVerifiedPhone) ?? false);
  return {
    missing,
    phone: me?.phone ?? null,
    verifying: asked !== null,
    /** @param goOn what the person was doing, done once the phone is verified */
    verify: (goOn?: () => void) => setAsked({ goOn }),
    onVerified: () => asked?.goOn?.(),
    close: () => setAsked(null),
  };
}
