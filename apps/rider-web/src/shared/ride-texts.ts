import { useTranslation } from 'react-i18next';
import type { PaymentMethod, RideStatus, RideType, SplitMode } from '@groupride/contracts';
import type { RideView } from '@groupride/web-api-client';
import { phaseOf, undecidedPledge } from './pledge/pledge-phase';

/** Progress of a ride in percent, per status. */
export const RIDE_PROGRESS: Readonly<Record<RideStatus, number>> = {
  awaiting_payment: 10,
  pending: 25,
  confirmed: 40,
  en_route: 70,
  in_progress: 90,
  completed: 100,
  cancelled: 0,
};

/** Final statuses. */
export const isOver = (status: RideStatus): boolean => status === 'completed' || status === 'cancelled';

/**
 * Whether friends can pay for their own seats: not for cash, which the organizer pays, nor if the organizer sponsors
 * the ride.
 */
export const friendsMayPay = ({
  paymentMethod,
  splitMode,
}: {
  paymentMethod: PaymentMethod;
  splitMode: SplitMode;
}): boolean => paymentMethod === 'card' && splitMode !== 'sponsor';

/** A business account pays by invoice: its riders see no prices and pay nothing. */
export const isPaidByAccount = ({ paymentMethod }: { paymentMethod: PaymentMethod }): boolean =>
  paymentMethod === 'account';

/** Whether a driver is on the way or driving, and can be followed. */
export const isOnTheRoad = (status: RideStatus): boolean => status === 'en_route' || status === 'in_progress';

/** Whether the driver waits at the pickup. */
export const hasArrived = (ride: Pick<RideView, 'status' | 'arrivedAt'>): boolean =>
  ride.status === 'en_route' && Boolean(ride.arrivedAt);

type KnownRide = Pick<RideView, 'pledge' | 'status' | 'payBefore' | 'arrivedAt' | 'you'>;
/** The status of a ride does not change when the driver arrives, but to its riders it is another state. */
const isDriverHere = (ride: KnownRide): boolean => hasArrived(ride) && ride.you !== 'driver';

/**
 * Why a person may not be in the vehicle after the trip has started: the driver marked them as absent, or started
 * without checking their code.
 */
export type Absence = 'leftBehind' | 'unchecked';

/** Texts for ride statuses and types in the reader's language. */
export function useRideTexts() {
  const { t } = useTranslation();
  return {
    badge: (status: RideStatus) => t(`ride.badges.${status}`),
    /** A pledge has its own badge while undecided. */
    badgeOf: (ride: KnownRide) =>
      undecidedPledge(ride)
        ? t('pledge.badge')
        : isDriverHere(ride)
          ? t('ride.badges.arrived')
          : t(`ride.badges.${ride.status}`),
    titleOf: (ride: KnownRide) => {
      if (isDriverHere(ride)) return t('arrival.title');
      const pledge = undecidedPledge(ride);
      const phase = pledge && phaseOf(pledge);
      return phase && phase !== 'requested' && phase !== 'cancelled'
        ? t(`pledge.states.${phase}.title`)
        : t(`ride.statuses.${ride.status}.title`);
    },
    title: (status: RideStatus) => t(`ride.statuses.${status}.title`),
    description: (status: RideStatus) => t(`ride.statuses.${status}.description`),
    descriptionOf: (ride: KnownRide, absence: Absence | null = null) =>
      absence
        ? t(`ride.${absence}`)
        : isDriverHere(ride)
          ? t('ride.arrived')
          : t(`ride.statuses.${ride.status}.description`),
    live: (status: RideStatus) => t(`ride.live.${status}`),
    liveOf: (ride: KnownRide) => (isDriverHere(ride) ? t('arrival.title') : t(`ride.live.${ride.status}`)),
    type: (type: RideType) => t(`rideTypes.${type}.name`),
  };
}
