import { useTranslation } from 'react-i18next';
import { CANCELLATION_RULES, reasonIn, type ConfirmationMoment, type ProgressCause } from '@groupride/contracts';
import type { AdminRideView, RideEventView } from '@groupride/web-api-client';
import { Box, Card, StatusBadge, Timeline, useFormat, useLanguage, type Tone } from '@groupride/web-ui';
import { useDisputeReason } from '../../../shared/dispute-reason';
import { useFailureText } from '../../../shared/failure-text';
import { useClock } from '../hooks/use-clock';
import { eventFacts, saysWhyLost, type LossCause } from '../event-facts';

const TONES: Partial<Record<RideEventView['type'], Tone>> = {
  payment_authorized: 'success',
  share_authorized: 'success',
  hold_captured: 'success',
  cash_received: 'success',
  trip_completed: 'success',
  payment_failed: 'danger',
  hold_renewal_failed: 'danger',
  share_failed: 'danger',
  capture_failed: 'danger',
  payment_refunded: 'warning',
  refund_failed: 'danger',
  payment_disputed: 'danger',
  dispute_lost: 'danger',
  dispute_won: 'success',
  ride_cancelled: 'danger',
  driver_released: 'warning',
  progress_asked: 'warning',
  offer_declined: 'warning',
  offer_expired: 'warning',
  driver_assigned: 'brand',
  driver_set_out: 'live',
  driver_arrived: 'live',
  trip_started: 'live',
};

/** Events whose reasons are identifiers of the provider. */
const DISPUTES: ReadonlySet<RideEventView['type']> = new Set(['payment_disputed', 'dispute_won', 'dispute_lost']);

/** Events whose reasons have a code that is translated. */
const DECLINED: ReadonlySet<RideEventView['type']> = new Set([
  'payment_failed',
  'share_failed',
  'hold_renewal_failed',
  'capture_failed',
]);

/**
 * All events of a ride, numbered, with their actor and reason.
 * @param current number of the event that the replay shows
 */
export function RideTimeline({ view, current }: { view: AdminRideView; current: number | null }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { money, distance, time, dateTime } = useFormat();
  const clock = useClock();
  const { events } = view;
  const reasonOf = useDisputeReason();
  const failureText = useFailureText();
  const reasonText = (type: RideEventView['type'], reason: string, code: unknown) => {
    if (DISPUTES.has(type)) return reasonOf(reason);
    return DECLINED.has(type) ? failureText(code, reason) : reasonIn(reason, language);
  };
  const wording = {
    money,
    member: (name: string) => t('ride.aboutMember', { name }),
    driver: (name: string) => t('ride.aboutDriver', { name }),
    fee: (amount: string) => t('ride.aboutFee', { amount }),
    share: (agreed: string, share: string) => t('ride.aboutShare', { agreed, share }),
    price: (before: string, after: string) => t('ride.aboutPrice', { before, after }),
    group: (before: number, after: number) => t('ride.aboutGroup', { before, after }),
    promotion: (code: string | null) => (code ? t('ride.aboutPromotion', { code }) : t('ride.aboutNoPromotion')),
    away: (meters: number) => t('ride.aboutAway', { distance: distance(meters) }),
    unconfirmed: (minutes: number | null) =>
      minutes === null ? t('ride.aboutUnconfirmed') : t('ride.aboutSilent', { count: minutes }),
    confirmBy: (when: string) => t('ride.aboutConfirmBy', { when: dateTime(when) }),
    standby: () => t('ride.aboutStandby'),
    wentOffline: () => t('ride.aboutWentOffline'),
    asked: (cause: ProgressCause) => t(`ride.aboutAsked.${cause}`),
    takenBack: (cause: ProgressCause, minutes: number, askedAt: string) =>
      t(`ride.aboutTakenBack.${cause}`, { minutes, time: time(new Date(askedAt)) }),
    lost: (cause: LossCause) => t(`timeline.lost.${cause}`),
    confirmation: (moment: ConfirmationMoment) => t(`timeline.confirmation.${moment}`),
    rule: (text: string) => {
      const rule = CANCELLATION_RULES.find((known) => known === text);
      return rule ? t(`charges.rules.${rule}`) : false;
    },
  };
  return (
    <Card title={t('ride.timeline')}>
      {events.length === 0 ? (
        <Box textStyle="small" color="fg.muted">
          {t('ride.timelineEmpty')}
        </Box>
      ) : (
        <Timeline
          label={t('ride.timeline')}
          current={current}
          items={events.map((event) => {
            const actor = t(`actors.${event.actorKind}`);
            const isTakenBack = event.type === 'driver_released' && event.actorKind !== 'driver';
            const reason = isTakenBack && saysWhyLost(event.data) ? null : event.reason;
            const facts = eventFacts(event.data, view, wording, event.actorName).join(' · ');
            return {
              id: event.number,
              tone: TONES[event.type] ?? 'neutral',
              title: t('ride.event', {
                number: event.number,
                event: isTakenBack ? t('timeline.takenBack') : t(`events.${event.type}`),
              }),
              time: clock(event.at),
              detail: (
                <>
                  <Box display="flex" alignItems="center" gap="2" flexWrap="wrap">
                    {event.actorName ? `${actor} · ${event.actorName}` : actor}
                    {event.status && <StatusBadge status={event.status} label={t(`status.${event.status}`)} />}
                  </Box>
                  {reason && (
                    <Box mt="0.5">
                      {t('ride.reason', {
                        reason: reasonText(event.type, reason, event.data['failureCode']),
                      })}
                    </Box>
                  )}
                  {facts && (
                    <Box textStyle="caption" color="fg.subtle" mt="0.5">
                      {facts}
                    </Box>
                  )}
                </>
              ),
            };
          })}
        />
      )}
    </Card>
  );
}
