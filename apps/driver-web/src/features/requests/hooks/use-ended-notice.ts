import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '@groupride/web-ui';
import type { OpenOffer } from '../open-offers';

/** Time for the ride to open here that this driver has accepted on another device, in milliseconds. */
const ACCEPTED_ELSEWHERE_MS = 1_500;

/** Says that an offer has ended without an answer, because it disappears from under the driver's eyes or keyboard. */
export function useEndedNotice(offers: readonly OpenOffer[], isAnswered: (offerId: number) => boolean): void {
  const { t } = useTranslation();
  const shown = useRef<readonly number[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const open = offers.map(({ request }) => request.offerId);
    const hasEnded = shown.current.some((offerId) => !open.includes(offerId) && !isAnswered(offerId));
    shown.current = open;
    if (!hasEnded) return;
    const say = () => toast({ tone: 'info', title: t('requests.ended'), description: t('requests.endedText') });
    clearTimeout(timer.current);
    timer.current = setTimeout(say, ACCEPTED_ELSEWHERE_MS);
  }, [offers, isAnswered, t]);
  useEffect(() => () => clearTimeout(timer.current), []);
}
