import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '@groupride/web-ui';
import { useSession } from '../../../shared/session';
import type { Quote } from './use-quote';

/** A first ride takes a verified phone: whether it is missing, and the dialog that verifies it without leaving the plan. */
export function usePhoneFirst(quote: Quote) {
  const { t } = useTranslation();
  const { me } = useSession();
  const [verifying, setVerifying] = useState(false);
  const missing =
    me?.phoneVerified === false &&
    (quote.pricing?.appliedPromotions.some(({ needsVerifiedPhone }) => needsVerifiedPhone) ?? false);
  const phone = me?.phone ?? null;
  const verify = () => {
    if (phone) setVerifying(true);
    else toast({ title: t('promo.phoneTitle'), description: t('promo.addPhone'), tone: 'warning' });
  };
  return { missing, phone, verifying: verifying && phone !== null, verify, close: () => setVerifying(false) };
}
