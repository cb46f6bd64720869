import { useState } from 'react';
import { useSession } from '../../../shared/session';
import type { Quote } from './use-quote';

/**
 * Whether a first ride still requires a verified phone, and the state of the dialog that verifies it within the plan.
 */
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
    /** @param goOn continues what the person was doing once the phone is verified */
    verify: (goOn?: () => void) => setAsked({ goOn }),
    onVerified: () => asked?.goOn?.(),
    close: () => setAsked(null),
  };
}
